import { RN } from '#case/records/roles.ts'
import type { OrderTask } from '#case/story/task.ts'
import { weightKg } from './recipes.ts'

/** The six steps belong to the first minute; then a runner brings it in a cold box. Sources 77 (refrigerator), 99 and 100 (ceftriaxone). */
export const orderPharmacy: OrderTask = {
  kind: 'order',
  roleId: RN,
  scene: 'pharmacy',
  firebaseId: 'OrderPharmacy',
  taskName: 'Order Pharmacy AR',
  taskDesc: 'Send the order; a runner brings it in a cold box',
  url: '/nurse/transport/preparation/order-pharmacy',
  busyMs: 60_000,
  totalMs: 420_000,
  deliveryMs: 360_000,
  steps: [
    {
      kind: 'choose',
      slug: 'pad',
      label: 'Pick up the order pad',
      options: [
        { slug: 't-1', name: 'Pad labelled T-1', hint: 'That pad belongs to another run. Read the label again.' },
        { slug: 't-2', name: 'Pad labelled T-2' },
        {
          slug: 'blank',
          name: 'Pad without a label',
          hint: 'An order without a patient goes nowhere. Read the label.',
        },
      ],
      right: 't-2',
      ifSkipped: 'There is nothing to write on yet: pick up the pad.',
    },
    {
      kind: 'number',
      slug: 'weight',
      label: 'Write the weight and the time',
      unit: 'kg',
      right: weightKg,
      tolerance: 0,
      wrong: [
        { value: 34, hint: 'Ten times his weight. Look at the decimal point.' },
        { value: 7.5, hint: 'Those are pounds. The pharmacy doses in kilograms.' },
        { value: 3400, hint: 'Those are grams. The pharmacy doses in kilograms.' },
      ],
      hint: 'That is not the weight you heard on the phone.',
      ifSkipped: 'The pharmacy cannot dose without a weight and a time.',
    },
    {
      kind: 'pick-items',
      slug: 'tray',
      label: 'Put what he needs in the tray',
      items: [
        {
          slug: 'nitric-oxide',
          name: 'Nitric oxide cylinder',
          isRight: false,
          hint: 'It opens the lung and takes blood from his legs.',
        },
        {
          slug: 'alprostadil',
          name: 'Alprostadil 500 mcg/mL, two ampoules on ice',
          isRight: true,
          note: 'One to mix, one to spare.',
        },
        {
          slug: 'dinoprostone',
          name: 'Dinoprostone',
          isRight: false,
          hint: 'That is prostaglandin E2. He needs E1.',
        },
        {
          slug: 'antibiotics',
          name: 'Ampicillin 500 mg vial and gentamicin 10 mg/mL',
          isRight: true,
          note: 'The rival is not excluded.',
        },
        {
          slug: 'ceftriaxone',
          name: 'Ceftriaxone',
          isRight: false,
          hint: 'Not in a newborn, and never with calcium.',
        },
        {
          slug: 'calcium',
          name: 'Calcium gluconate 10% vial',
          isRight: true,
          note: 'A newborn heart squeezes with it.',
        },
        { slug: 'indomethacin', name: 'Indomethacin', isRight: false, hint: 'It closes a duct. His must open.' },
        {
          slug: 'airway-pack',
          name: 'Airway pack: ketamine 10 mg/mL, rocuronium 10 mg/mL, atropine 0.1 mg/mL',
          isRight: true,
          note: 'For the tube, on order.',
        },
        { slug: 'd10w', name: 'D10W 250 mL', isRight: true, note: 'For 8.5 mL/h, and for a dose of sugar.' },
      ],
      ifSkipped: 'The tray is not complete yet.',
    },
    {
      kind: 'do',
      slug: 'leave-the-rest',
      label: 'Look along the shelf once more and leave the rest',
      reading: 'Left on the shelf: nitric oxide, dinoprostone, indomethacin, ceftriaxone',
      ifSkipped: 'Look along the shelf once more before you read the order back.',
    },
    {
      kind: 'do',
      slug: 'read-back',
      label: 'Read the order back to the pharmacist',
      reading: 'The pharmacist asks: “E1, not E2?” You say: “E1, alprostadil.”',
      ifSkipped: 'Read the order back before you send it.',
    },
    {
      kind: 'do',
      slug: 'send',
      label: 'Send the order',
      reading: 'Sent. A runner brings it in a cold box',
      ifSkipped: 'The order is not sent: nobody is working on it.',
    },
  ],
}
