import type { PageRow } from '#case/story/decision-story.ts'
import { conventional, highFrequency } from './machine-kinds.ts'
import { nothingWentWrong } from './shared-lines.ts'

export const pointTwoOutcomePages: readonly PageRow[] = [
  {
    page: 'results',
    slug: 'none',
    title: 'No new medication',
    facts: ['Infusions unchanged', 'Mean BP stays where the ventilator leaves it'],
    teaching: 'A mean BP under 40 keeps the shunt going right to left.',
  },
  {
    page: 'results',
    slug: 'not-ready',
    title: 'You stay',
    facts: ['One more cycle of treatment', 'Next look in 25 min'],
    teaching: 'Leaving now would only move the problems into an aircraft.',
  },
  {
    page: 'results',
    slug: 'better',
    title: 'The curve turns',
    facts: [],
    teaching: 'iNO, pressure, tube: each one closes a road of the shunt.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'same',
    title: 'One step is missing',
    facts: [],
    teaching: 'Of iNO, dopamine and tube position, at least one is still open.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'worse',
    title: 'She slips',
    facts: [],
    teaching: 'Either nothing was added or something was taken away: pressure, iNO, time.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'default',
    title: 'Point 2 is open',
    facts: ['Some groups are still to decide', 'The results follow the last one'],
  },
  {
    page: 'negative',
    slug: 'map-24',
    title: 'MAP 24',
    facts: [
      [
        { when: [highFrequency], text: 'MAP 24 set: ribs 10 to 11, next film shows a narrow heart' },
        {
          when: [conventional],
          text: 'PIP 40, PEEP 9, MAP 20: as far as this machine goes, breaths stack',
        },
      ],
      'Mean BP drops by a quarter within two minutes',
      'Back to the old setting',
      'The circulation does not get all of it back',
    ],
    teaching: 'Ten ribs is full: more pressure empties her heart.',
  },
  {
    page: 'negative',
    slug: 'uvc',
    title: 'UVC attempt',
    facts: [
      'One pair of hands and eyes gone for 25 min, until the next look',
      'Catheter stops in the liver, taken out',
      'Uncovered for the sterile field: 35.8 C',
      'No new access',
    ],
    teaching: 'Worth having, and still at the wrong time: the NICU has light, warmth and hands for it.',
  },
  {
    page: 'negative',
    slug: 'uac',
    title: 'UAC attempt',
    facts: [
      'One pair of hands and eyes gone for 25 min, until the next look',
      'Artery in spasm, no line',
      'Uncovered for the sterile field: 35.8 C',
    ],
    teaching: [
      'It is still the longest way to the number: ',
      { when: ['arterial-line'], text: 'your PAL gives you all of it already.' },
      { when: ['not arterial-line'], text: 'a PAL gives you the same in minutes.' },
    ],
  },
  {
    page: 'negative',
    slug: 'ready',
    title: 'Turned back in the corridor',
    facts: ['Pre-ductal falls 12 points at the first doorstep', 'Back to the bedside', '10 min lost'],
    teaching: 'Pressure and CO2 were still moving: a transport starts from a plateau.',
  },
  nothingWentWrong,
]
