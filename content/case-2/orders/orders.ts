import type { Orders } from '#case/story/orders.ts'
import { airway } from './airway.ts'
import { bothDrips } from './both-drips.ts'
import { breathing } from './breathing.ts'
import { doses } from './doses.ts'
import { drips } from './drips.ts'
import { opens } from './openings.ts'
import { testsAndLines } from './tests-and-lines.ts'

/** All that can be read back as a word, the wrong beside the right. */
const names: Orders['names'] = [
  { slug: 'alprostadil', name: 'Alprostadil', soundsLike: 'dinoprostone' },
  { slug: 'dinoprostone', name: 'Dinoprostone', soundsLike: 'alprostadil' },
  { slug: 'epinephrine', name: 'Epinephrine', soundsLike: 'ephedrine' },
  { slug: 'ephedrine', name: 'Ephedrine', soundsLike: 'epinephrine' },
  { slug: 'norepinephrine', name: 'Norepinephrine', soundsLike: 'epinephrine' },
  { slug: 'atropine', name: 'Atropine' },
  { slug: 'caffeine', name: 'Caffeine citrate' },
  { slug: 'nitric-oxide', name: 'Nitric oxide', soundsLike: 'nitrous-oxide' },
  { slug: 'nitrous-oxide', name: 'Nitrous oxide', soundsLike: 'nitric-oxide' },
  { slug: 'own-vein', name: 'Its own vein' },
  { slug: 'with-d10w', name: 'With D10W' },
  { slug: 'not-its-vein', name: 'Not the vein of alprostadil' },
  { slug: 'its-vein', name: 'The vein of alprostadil', soundsLike: 'not-its-vein' },
  { slug: 'ketamine', name: 'Ketamine' },
  { slug: 'no-drugs', name: 'No drugs' },
  { slug: 'next-look', name: 'The next look' },
  { slug: 'no-end', name: 'No end' },
  { slug: 'stop', name: 'Stop' },
  { slug: 'off-for-loading', name: 'Off for the loading' },
]

/** Who or what stops what was confirmed wrong, before it reaches him. For review: docs/clinical/review.md. */
const stops: Orders['stops'] = [
  { slug: 'pump', says: 'The pump refuses: over the limit for 3.4 kg.' },
  { slug: 'second-person', says: 'Your second pair of eyes asks: is that the order?' },
  { slug: 'label', says: 'Your second pair of eyes: the name again, please, letter by letter.' },
  { slug: 'pharmacist', says: 'The hospital’s pharmacist works it out for 3.4 kg and says another number.' },
  { slug: 'sheet', says: 'The drug sheet for 3.4 kg says another number.' },
  { slug: 'meter', says: 'The meter shows something else than was ordered.' },
  { slug: 'kit', says: 'The strip on the airway kit says 3.5 and 9.5.' },
  { slug: 'nurse', says: 'The hospital’s nurse at the bed asks: was that the order?' },
]

const questions: Orders['questions'] = {
  number: 'Please check the number.',
  moment: 'Is this the moment?',
  against: 'Something about him speaks against it.',
}

/**
 * What RT and RN carry out of what is decided. Read back in full is what breathes for him and what runs into him, by one of the two; all
 * else is heard. Wording, hints and who stops what: docs/clinical/review.md.
 */
export const orders: Orders = {
  names,
  stops,
  questions,
  cards: [...breathing, ...airway, ...drips, ...bothDrips, ...doses, ...testsAndLines],
  opens,
}
