import type { PageRow } from '#case/story/decision-story.ts'
import type { Text } from '#case/story/text.ts'
import { nothingWentWrong } from './shared-lines.ts'

/** Wrong settings do not fly, whether the team leaves at once or an hour later. */
const undoneBeforeTakeOff: Text = [
  'Undone before take-off: ',
  { when: ['chose transport-crossvent'], text: 'Crossvent, back on HFOV and iNO' },
  { when: ['chose wean-ino'], text: 'iNO 5 ppm, back to 20' },
  { when: ['chose raise-map'], text: 'MAP 22, back to 16' },
  { when: ['chose stay'], text: 'nothing' },
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
      'Warm 36.8 C',
      'Papers and blood sample',
      'Parents have seen her',
      undoneBeforeTakeOff,
      'Leaves bedside 10:45, take-off 11:10',
    ],
    teaching:
      'This is the best stability you can get; the OI is still near the ECMO range, and nothing more can be added here.',
  },
  {
    page: 'results',
    slug: 'better',
    title: 'Fit to fly',
    facts: [],
    teaching: 'You changed nothing that worked: that is how she gained.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'same',
    title: 'You leave as you were',
    facts: [],
    teaching: 'A last-minute change cost her the gain of a quiet start.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'worse',
    when: ['chose not-ready'],
    title: 'An hour later',
    facts: [undoneBeforeTakeOff],
    teaching: 'Time at a bedside that has nothing left to give is not neutral.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'worse',
    when: ['chose ready'],
    title: 'You leave worse than you were',
    facts: ['Two line attempts, 50 min lost'],
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
    facts: ['25 min of hands and eyes gone', 'Catheter stops in the liver, taken out', '36.2 C'],
    teaching: 'The NICU will do it in better conditions.',
  },
  {
    page: 'negative',
    slug: 'uac',
    title: 'UAC attempt',
    facts: ['25 min of hands and eyes gone', 'Artery in spasm, no line', '36.2 C'],
    teaching: 'The NICU will do it in better conditions.',
  },
  {
    page: 'negative',
    slug: 'not-ready',
    title: 'An hour more of the same',
    facts: [
      'Same machine, same gas, same drips for 60 min',
      'Saturation, pressure and gas drift down',
      'Icing worsens, window narrows',
      'Leaves bedside 11:45, take-off 12:10',
    ],
    teaching: 'What she needs next is not in this building.',
  },
  nothingWentWrong,
]
