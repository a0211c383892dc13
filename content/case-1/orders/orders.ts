import type { Orders } from '#case/story/orders.ts'
import { airwayAndChest } from './airway-and-chest.ts'
import { drugs } from './drugs.ts'
import { gases } from './gases.ts'
import { opens } from './openings.ts'
import { procedures } from './procedures.ts'
import { ventilators } from './ventilators.ts'

/** All that can be read back as a word, the wrong beside the right. */
const names: Orders['names'] = [
  { slug: 'dobutamine', name: 'Dobutamine', soundsLike: 'dopamine' },
  { slug: 'dopamine', name: 'Dopamine', soundsLike: 'dobutamine' },
  { slug: 'ephedrine', name: 'Ephedrine', soundsLike: 'epinephrine' },
  { slug: 'epinephrine', name: 'Epinephrine', soundsLike: 'ephedrine' },
  { slug: 'norepinephrine', name: 'Norepinephrine', soundsLike: 'epinephrine' },
  { slug: 'left', name: 'Left', soundsLike: 'right' },
  { slug: 'right', name: 'Right', soundsLike: 'left' },
  { slug: 'left-saphenous', name: 'Left saphenous' },
  { slug: 'right-saphenous', name: 'Right saphenous', soundsLike: 'left-saphenous' },
  { slug: 'left-hand', name: 'Left hand' },
  { slug: 'second-space', name: 'Second space', soundsLike: 'fourth-space' },
  { slug: 'fourth-space', name: 'Fourth space', soundsLike: 'fifth-space' },
  { slug: 'fifth-space', name: 'Fifth space', soundsLike: 'fourth-space' },
  { slug: 'off', name: 'Off' },
  { slug: 'on', name: 'On', soundsLike: 'off' },
  { slug: 'crossvent', name: 'Crossvent' },
  { slug: 'transport-oscillator', name: 'Transport oscillator' },
  { slug: 'hospital-ventilator', name: 'Hospital ventilator' },
]

/** Who or what stops what was confirmed wrong, before it reaches her. For review: docs/clinical/review.md. */
const stops: Orders['stops'] = [
  { slug: 'pump', says: 'The pump refuses: over the limit for 3.2 kg.' },
  { slug: 'second-person', says: 'Your second pair of eyes asks: is that the order?' },
  { slug: 'label', says: 'Your second pair of eyes: read the label to me, letter by letter.' },
  { slug: 'panel', says: 'The hospital’s therapist points at the panel: was that the order?' },
  { slug: 'no-monitor', says: 'The NO monitor calls: that is not what was ordered.' },
  { slug: 'therapist', says: 'The hospital’s therapist, pen in hand: look again when?' },
  { slug: 'nurse', says: 'The hospital’s nurse at the bed asks: there?' },
  { slug: 'kit', says: 'The strip on the airway kit says something else.' },
]

const questions: Orders['questions'] = {
  number: 'Please check the number.',
  moment: 'Is this the moment?',
  against: 'Something about her speaks against it.',
}

/** What RT and RN carry out of what is decided. Wording, hints and who stops what: docs/clinical/review.md. */
export const orders: Orders = {
  names,
  stops,
  questions,
  cards: [...ventilators, ...gases, ...drugs, ...procedures, ...airwayAndChest],
  opens,
}
