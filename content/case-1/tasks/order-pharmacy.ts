import { RN } from '#case/records/roles.ts'
import type { OrderTask } from '#case/story/task.ts'
import { weightKg } from './recipes.ts'

/** The six steps belong to the first minute; then a runner brings it. Sources 25 (fentanyl) and 33 (heparin strength). */
export const orderPharmacy: OrderTask = {
  kind: 'order',
  roleId: RN,
  scene: 'pharmacy',
  firebaseId: 'OrderPharmacy',
  taskName: 'Order Pharmacy AR',
  taskDesc: 'Send the transport order; a runner brings it',
  url: '/nurse/transport/preparation/order-pharmacy',
  busyMs: 60_000,
  totalMs: 600_000,
  deliveryMs: 540_000,
  steps: [
    {
      kind: 'choose',
      slug: 'pad',
      label: 'Pick up the order pad',
      options: [
        { slug: 't-2', name: 'Pad labelled T-2', hint: 'That pad is not hers. Read the label again.' },
        { slug: 't-1', name: 'Pad labelled T-1' },
        {
          slug: 'blank',
          name: 'Pad without a label',
          hint: 'An order without a patient goes nowhere. Read the label.',
        },
      ],
      right: 't-1',
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
        { value: 32, hint: 'Ten times her weight. Look at the decimal point.' },
        { value: 3200, hint: 'Those are grams. The pharmacy doses in kilograms.' },
      ],
      hint: 'That is not the weight you heard on the phone.',
      ifSkipped: 'The pharmacy cannot dose without a weight and a time.',
    },
    {
      kind: 'pick-items',
      slug: 'tray',
      label: 'Put what she needs in the tray',
      items: [
        {
          slug: 'fentanyl',
          name: 'Fentanyl 10 mcg/mL, 25 mL syringe',
          isRight: true,
          note: '5 mL of 50 mcg/mL + 20 mL diluent; 1 mcg/kg/h is 0.32 mL/h.',
        },
        {
          slug: 'prostaglandin',
          name: 'Prostaglandin E1',
          isRight: false,
          hint: 'It lies in the transport bag already, at hand if an echo shows a duct-dependent heart. Story, film and equal pulses speak for PPHN.',
        },
        { slug: 'd10w', name: 'D10W 250 mL', isRight: true, note: 'For 8 mL/h.' },
        { slug: 'dobutamine', name: 'Dobutamine', isRight: false, hint: 'Dobutamine is not dopamine.' },
        {
          slug: 'heparinised-saline',
          name: 'Heparinised saline 0.5 unit/mL, 50 mL',
          isRight: true,
          note: 'For the arterial line.',
        },
        {
          slug: 'bicarbonate',
          name: 'Sodium bicarbonate',
          isRight: false,
          hint: 'Bicarbonate does not fix CO2 retention, and it inactivates catecholamines in the line.',
        },
        { slug: 'rocuronium', name: 'Rocuronium vial 10 mg/mL', isRight: true, note: 'Given only on order.' },
        {
          slug: 'potassium-chloride',
          name: 'Potassium chloride',
          isRight: false,
          hint: 'Nobody ordered potassium, and the call gave no level for it.',
        },
      ],
      ifSkipped: 'The tray is not complete yet.',
    },
    {
      kind: 'do',
      slug: 'leave-the-rest',
      label: 'Look along the shelf once more and leave the rest',
      reading: 'Left on the shelf: prostaglandin E1, sodium bicarbonate, dobutamine, potassium chloride',
      ifSkipped: 'Look along the shelf once more before you read the order back.',
    },
    {
      kind: 'do',
      slug: 'read-back',
      label: 'Read the order back to the pharmacist',
      reading: 'The pharmacist repeats it: correct',
      ifSkipped: 'Read the order back before you send it.',
    },
    {
      kind: 'do',
      slug: 'send',
      label: 'Send the order',
      reading: 'Sent. A runner brings it',
      ifSkipped: 'The order is not sent: nobody is working on it.',
    },
  ],
}
