import type { PageRow } from '#case/story/decision-story.ts'
import { heelSampleLimits } from './shared-lines.ts'

export const pointFourProcedurePages: readonly PageRow[] = [
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
    facts: ['Right lung re-expanded, pigtail in place', '9 ribs', 'ETT tip T2', 'No air on the left'],
    teaching: 'You have proven drain and tube before altitude.',
    films: [
      {
        film: 're-expanded',
        time: '{cxrTime}',
        finding: 'The right lung is up to the wall with the pigtail in place, and the tube tip sits at T2.',
      },
    ],
  },
  {
    page: 'procedure-cxr',
    slug: 'default',
    title: 'No film at this point',
    facts: ['Drain and tube were last seen at the bedside, not on a new film', 'No film can be taken in the air'],
  },
  {
    page: 'procedure-istat',
    slug: 'istat',
    when: [['arterial-line', 'chose pal']],
    title: 'iSTAT, arterial',
    facts: [
      'Right posterior tibial, post-ductal, drawn at {istatTime}',
      [
        'OI = MAP x 100 / PO2: ',
        { when: ['gas 1'], text: '16 x 100 / 48 = 33' },
        { when: ['gas 2'], text: '16 x 100 / 43 = 37' },
      ],
    ],
    teaching: 'Now you have a known gas before a closed cabin.',
    panels: ['gas'],
  },
  {
    page: 'procedure-istat',
    slug: 'default',
    title: 'No iSTAT at this point',
    facts: ['No gas since the call', 'The analyser flies with you'],
  },
  {
    page: 'procedure-tidal',
    slug: 'tidal',
    title: 'HFOV volume',
    facts: ['6.7 mL = 2.1 mL/kg at amplitude 42 (1.5 to 2.5 expected)', 'Equal wiggle to mid-thigh'],
    teaching: 'It is stable: the number confirms, it does not decide.',
  },
  {
    page: 'procedure-tidal',
    slug: 'default',
    title: 'Not measured at this point',
    facts: ['Expected on HFOV 1.5 to 2.5 mL/kg', 'Equal wiggle on both sides'],
  },
  {
    page: 'procedure-result',
    slug: 'pal',
    when: ['not arterial-line'],
    title: 'PAL in',
    facts: [
      'Right posterior tibial, 24 G, first pass: blood after 2 min, fixed after 4 min',
      'Clean waveform',
      'Heparinised saline 1 mL/h',
    ],
    teaching: 'Acceptable, but late: it would have served you through the last hour.',
  },
  {
    page: 'procedure-result',
    slug: 'pal',
    when: ['arterial-line'],
    title: 'PAL already in',
    facts: ['Trace clean, draws and flushes', 'Nothing placed'],
    teaching: 'One arterial line is enough.',
  },
  {
    page: 'procedure-result',
    slug: 'istat',
    when: ['not arterial-line', 'not chose pal'],
    title: 'iSTAT, heel sample',
    facts: [
      ...heelSampleLimits,
      ['OSI = MAP x 100 / pre-ductal: ', { when: ['monitor 1'], text: '18' }, { when: ['monitor 2'], text: '19' }],
    ],
    teaching: 'You know pH and CO2 before a closed cabin; oxygen you judge by both probes.',
    panels: ['gas'],
  },
  {
    page: 'procedure-result',
    slug: 'default',
    title: 'No procedure result at this point',
    facts: [
      'Tube 9.5 cm, drain swinging',
      [
        { when: ['arterial-line'], text: 'PAL in' },
        { when: ['not arterial-line'], text: 'No arterial line' },
      ],
      'Two PIVs',
    ],
  },
]
