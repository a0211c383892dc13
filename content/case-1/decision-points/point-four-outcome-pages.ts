import type { Text } from '#case/story/condition.ts'
import type { PageRow } from '#case/story/decision-story.ts'
import { nothingWentWrong } from './shared-lines.ts'

/** Wrong settings and higher drips do not fly, whether the team leaves at once or an hour later. */
const undoneBeforeTakeOff: readonly Text[] = [
  [
    {
      when: ['chose stay', 'not chose dopamine', 'not chose epinephrine'],
      text: 'Nothing to undo before take-off',
    },
  ],
  [{ when: ['chose transport-crossvent'], text: 'Undone before take-off: Crossvent, back on HFOV and iNO' }],
  [{ when: ['chose wean-ino'], text: 'Undone before take-off: iNO 5 ppm, back to 20' }],
  [{ when: ['chose raise-map'], text: 'Undone before take-off: MAP 22, back to 16' }],
  [{ when: ['chose dopamine'], text: 'Undone before take-off: dopamine 15, back to 10 (1.2 mL/h)' }],
  [{ when: ['chose epinephrine'], text: 'Undone before take-off: epinephrine 0.1, back to 0.05 (0.48 mL/h)' }],
]

export const pointFourOutcomePages: readonly PageRow[] = [
  {
    page: 'results',
    slug: 'ready',
    title: 'You leave, 10:45',
    facts: [
      'Departure check, nine lines',
      'Tube 9.5 cm',
      'Drain open',
      'Lines labelled',
      'Pumps on battery',
      '4 cylinders',
      'NO backup bag',
      [
        { when: ['not chose uvc', 'not chose uac'], text: 'Warm: 36.8 C' },
        { when: [['chose uvc', 'chose uac']], text: 'Cold after the attempt at a line: 36.2 C, warmed on the way' },
      ],
      'Papers and blood sample',
      'Parents have seen her',
      ...undoneBeforeTakeOff,
      'Leaves bedside 10:45, take-off 11:10',
    ],
    teaching:
      'This is the best stability you can get; the OI is still near the ECMO range, and nothing more can be added here.',
  },
  {
    page: 'results',
    slug: 'better',
    when: [['not chose uvc', 'not chose uac']],
    title: 'Fit to fly',
    facts: [],
    teaching: 'You changed nothing that worked: that is how she gained.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'better',
    when: ['chose uvc', 'chose uac'],
    title: 'You leave with half of the gain',
    facts: [],
    teaching: 'What worked was left alone; two lines that nobody needed cost her the other half.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'same',
    title: 'You leave as you were',
    facts: [],
    teaching: 'What was done at the last minute cost her the gain of a quiet start.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'worse',
    when: ['chose not-ready'],
    title: 'An hour later',
    facts: undoneBeforeTakeOff,
    teaching: 'Time at a bedside that has nothing left to give is not neutral.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'worse',
    when: ['chose ready'],
    title: 'You leave worse than you were',
    facts: ['Two attempts at a line in the last minutes: nobody watched her'],
    teaching: 'Two lines that nobody needed, and a last-minute change on top.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'default',
    title: 'Point 4 is open',
    facts: ['Some groups are still to decide', 'The results follow the last one'],
  },
  {
    page: 'negative',
    slug: 'transport-crossvent',
    title: 'Crossvent for the flight',
    facts: [
      '32/7, rate 60, MAP 16, iNO off: wiggle gone, VT 9 mL',
      'Pre-ductal down 10 points in five minutes',
      'Undone: back on transport HFOV MAP 16, 10 Hz, amplitude 42 and iNO 20 ppm at the ambulance door',
    ],
    teaching: 'A simpler machine, but a derecruited baby.',
  },
  {
    page: 'negative',
    slug: 'wean-ino',
    title: 'iNO weaned to 5 ppm',
    facts: [
      'Pre-ductal down 8 points in ten minutes, gap between the probes wider',
      'Undone: back to 20 ppm in the ambulance, before take-off',
      'Recovers slowly',
    ],
    teaching: 'These are the first hours of a response, with altitude ahead: the wrong moment.',
  },
  {
    page: 'negative',
    slug: 'uvc',
    title: 'UVC attempt',
    facts: [
      'Catheter stops in the liver',
      'One pair of hands and eyes gone for 5 min, then broken off',
      'Uncovered for the sterile field: 36.2 C',
    ],
    teaching: 'The NICU will do it in better conditions.',
  },
  {
    page: 'negative',
    slug: 'uac',
    title: 'UAC attempt',
    facts: [
      'Artery in spasm, no line',
      'One pair of hands and eyes gone for 5 min, then broken off',
      'Uncovered for the sterile field: 36.2 C',
    ],
    teaching: 'The NICU will do it in better conditions.',
  },
  {
    page: 'negative',
    slug: 'not-ready',
    title: 'An hour more of the same',
    facts: [
      'Nothing new to give her for 60 min',
      'Saturation, pressure and gas drift down',
      'Icing worsens, window narrows',
      'Leaves bedside 11:45, take-off 12:10',
    ],
    teaching: 'What she needs next is not in this building.',
  },
  nothingWentWrong,
]
