import type { Injection } from '#case/story/injection.ts'
import { bedsideEvents } from './bedside.ts'
import { deviceEvents } from './bedside-devices.ts'
import { lineEvents } from './bedside-lines.ts'
import { flightEvents } from './flight.ts'
import { handoverEvents } from './handover.ts'
import { preparationEvents } from './preparation.ts'

/** While the call is taken and the team briefed. */
const callEvents: readonly Injection[] = [
  {
    slug: 'weight-on-the-sheet',
    title: 'A wrong weight: the faxed sheet says 32 kg',
    heading: 'The referring hospital’s sheet',
    moments: [{ at: ['record', 'await-listeners'] }],
    seen: {
      provider:
        'The faxed sheet of the referring hospital comes in. In the field for the weight stands “32 kg”. Their clerk is on the line and asks which weight goes on your transport form.',
    },
    roleId: 0,
    answer: {
      kind: 'number',
      question: 'The weight that you give and have read back',
      unit: 'kg',
      right: 3.2,
      tolerance: 0,
      wrong: [
        { value: 32, hint: 'A newborn of 32 kg: every dose worked out from it would be ten times too much.' },
        { value: 0.32, hint: 'The point slipped the other way: every dose would be a tenth.' },
      ],
      hint: 'That is not the weight you heard on the phone. Play the call again if you are not sure.',
    },
    resolved: 'The Provider gave the weight heard on the phone, in kilograms, and had it read back. The form is right.',
    ifLeft:
      'Nobody took the sheet up. The wrong weight stands on the transport form, and somebody has to notice it later.',
    sources: [28, 47],
  },
]

/** What an educator may let happen, in the order of the case. Numbers and wording: docs/clinical/review.md, 43 to 47. */
export const injections: readonly Injection[] = [
  ...callEvents,
  ...preparationEvents,
  ...bedsideEvents,
  ...deviceEvents,
  ...lineEvents,
  ...flightEvents,
  ...handoverEvents,
]
