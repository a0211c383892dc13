import type { PageRow } from '#case/story/decision-story.ts'
import { heelSampleLimits } from './shared-lines.ts'

export const pointOneProcedurePages: readonly PageRow[] = [
  {
    page: 'procedure',
    slug: 'default',
    title: 'Procedures',
    facts: ['Six to choose from; what you confirm is done one by one, PAL first'],
  },
  {
    page: 'procedure-cxr',
    slug: 'cxr',
    title: 'Chest film',
    facts: [
      'Coarse patchy opacities on both sides',
      '10 ribs, flat diaphragms',
      'No air leak',
      'ETT tip T4, just above the carina',
      'Gastric tube in place',
    ],
    teaching: 'On every film look at tube, lung volume and air leak, in that order.',
    films: [
      {
        film: 'deep-tube',
        time: '{cxrTime}',
        finding: 'Follow the tube down: its tip sits at T4, just above the carina.',
      },
    ],
  },
  {
    page: 'procedure-cxr',
    slug: 'default',
    title: 'Hospital film 06:10',
    facts: [
      '3 h 20 min old',
      'Coarse patchy opacities, 10 ribs, flat diaphragms',
      'No air leak',
      'ETT tip at T4 near the carina',
    ],
    films: [
      {
        film: 'deep-tube',
        time: '06:10',
        finding: 'Follow the tube down: its tip sits at T4, near the carina.',
      },
    ],
  },
  {
    page: 'procedure-istat',
    slug: 'istat',
    when: [['arterial-line', 'chose pal']],
    title: 'iSTAT, arterial',
    facts: [
      'Right posterior tibial, post-ductal, drawn at MAP 16',
      'Drawn at {istatTime}, as the line went in',
      'OI 16 x 100 / 38 = 42',
    ],
    teaching: 'The acidosis is both breathing and circulation, and the OI has passed 40.',
    panels: ['gas'],
  },
  {
    page: 'procedure-istat',
    slug: 'default',
    title: 'No iSTAT at this point',
    facts: [
      'Last local gas 08:40: pH 7.06, PCO2 66, PaO2 41',
      [
        { when: ['arterial-line'], text: 'The arterial line is ready to draw from' },
        { when: ['not arterial-line'], text: 'There is no arterial line' },
      ],
    ],
  },
  {
    page: 'procedure-tidal',
    slug: 'tidal',
    title: 'Tidal volume as found on SIMV',
    facts: [
      '9 mL = 2.8 mL/kg at PIP 32 (target 4 to 6)',
      'End-tidal CO2 44',
      [
        { when: ['chose istat'], text: 'PCO2 72, gap 28' },
        { when: ['not chose istat'], text: 'Last local PCO2 66, gap 22' },
      ],
    ],
    teaching:
      'A stiff lung and dead space: end-tidal CO2 misleads you here, and the number changes nothing before the switch.',
  },
  {
    page: 'procedure-tidal',
    slug: 'default',
    title: 'Not measured at this point',
    facts: ['Exhaled VT in the report: 9 mL (2.8 mL/kg) on SIMV', 'Target on a conventional machine 4 to 6 mL/kg'],
  },
  {
    page: 'procedure-result',
    slug: 'pal',
    title: 'PAL in',
    facts: [
      'Right posterior tibial, 24 G, first pass: blood after 4 min, fixed after 6 min',
      'Clean waveform on the monitor',
      'Heparinised saline 1 mL/h',
      'Foot pink',
    ],
    teaching: 'One puncture buys you a gas and a pressure every few minutes.',
  },
  {
    page: 'procedure-result',
    slug: 'istat',
    when: ['not arterial-line', 'not chose pal'],
    title: 'iSTAT, heel sample',
    facts: [...heelSampleLimits, 'OSI 16 x 100 / 76 = 21'],
    teaching: 'A heel tells you pH and CO2; in shock it cannot tell you oxygen.',
    panels: ['gas'],
  },
  {
    page: 'procedure-result',
    slug: 'default',
    title: 'No procedure result at this point',
    facts: ['Nothing placed, nothing drawn', 'Two PIVs as before'],
  },
]
