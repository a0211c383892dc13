import type { Text } from '#case/story/condition.ts'
import type { PageRow } from '#case/story/decision-story.ts'
import { conventional, highFrequency } from './machine-kinds.ts'

/** A capillary PO2 misleads in shock, so a heel sample never shows one. */
export const heelSampleLimits: readonly Text[] = [
  'K flagged: it may be squeezed out of the heel',
  'PO2 withheld, so no OI: a capillary PO2 is not valid in shock',
]

/** The oxygen saturation index while every machine still has its first mean airway pressure. */
export const osiBeforeTheCall: Text = [
  'OSI = MAP x 100 / pre-ductal: ',
  { when: [highFrequency, 'monitor 2'], text: '21' },
  { when: [highFrequency, 'monitor 3'], text: '24' },
  { when: [highFrequency, 'monitor 4'], text: '33' },
  { when: [conventional, 'monitor 2'], text: '19' },
  { when: [conventional, 'monitor 3'], text: '21' },
  { when: [conventional, 'monitor 4'], text: '29' },
]

/** What the page of bad outcomes shows while no choice has led to it. */
export const nothingWentWrong: PageRow = {
  page: 'negative',
  slug: 'default',
  title: 'Nothing went wrong here',
  facts: ['No choice of this point has led to this page', 'The monitor is on the point'],
}
