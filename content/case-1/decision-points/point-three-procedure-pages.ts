import type { Text } from '#case/story/condition.ts'
import type { PageRow } from '#case/story/decision-story.ts'
import { conventional, highFrequency } from './machine-kinds.ts'
import { heelSampleLimits, osiBeforeTheCall } from './shared-lines.ts'

const tubeTip: Text = [
  'ETT tip ',
  { when: ['tube-repositioned'], text: 'T2' },
  { when: ['not tube-repositioned'], text: 'T4, just above the carina' },
]

export const pointThreeProcedurePages: readonly PageRow[] = [
  {
    page: 'procedure',
    slug: 'suction',
    title: 'Suction',
    facts: ['Catheter passes freely to the end', 'Scant green return', 'No change in saturation'],
    teaching: 'The tube is open: look for the cause outside it.',
  },
  {
    page: 'procedure',
    slug: 'default',
    title: 'Procedures',
    facts: ['Eight to choose from; what you confirm is done one by one, PAL first'],
  },
  {
    page: 'procedure-cxr',
    slug: 'cxr',
    when: ['not chose drain'],
    title: 'Chest film',
    facts: ['Large right pneumothorax, heart pushed left', tubeTip],
    teaching: 'Side and size are proven, and the air is still in there.',
    films: [
      {
        when: ['tube-repositioned'],
        film: 'pneumothorax',
        time: '{cxrTime}',
        finding: 'Look at the right side: there is a large pneumothorax, and it pushes the heart left.',
      },
      {
        when: ['not tube-repositioned'],
        film: 'pneumothorax-deep-tube',
        time: '{cxrTime}',
        finding:
          'Look at the right side: a large pneumothorax pushes the heart left, and the tube tip still sits at T4.',
      },
    ],
  },
  {
    page: 'procedure-cxr',
    slug: 'cxr',
    when: ['chose drain'],
    title: 'Chest film after the drain',
    facts: ['Right lung up, pigtail in place, thin rim of air', tubeTip],
    teaching: 'The needle did not wait for the film, and the film proves it right.',
    films: [
      {
        when: ['tube-repositioned'],
        film: 'drained',
        time: '{cxrTime}',
        finding: 'The right lung is up and the pigtail is in place; only a thin rim of air is left.',
      },
      {
        when: ['not tube-repositioned'],
        film: 'drained-deep-tube',
        time: '{cxrTime}',
        finding:
          'The right lung is up and the pigtail is in place, with a thin rim of air; the tube tip still sits at T4.',
      },
    ],
  },
  {
    page: 'procedure-cxr',
    slug: 'default',
    title: 'No film at this point',
    facts: ['The last film showed no air leak', 'It is older than the change'],
  },
  {
    page: 'procedure-istat',
    slug: 'istat',
    when: [['arterial-line', 'chose pal']],
    title: 'iSTAT, arterial',
    facts: [
      [
        'Drawn at {istatTime}, ',
        { when: ['arterial-line'], text: 'as she fell' },
        { when: ['not arterial-line'], text: 'as the line went in' },
        '; two minutes for the analysis',
      ],
      [
        'OI = MAP x 100 / PO2: ',
        { when: [highFrequency, 'gas 2'], text: '18 x 100 / 43 = 42' },
        { when: [highFrequency, 'gas 3'], text: '18 x 100 / 38 = 47' },
        { when: [highFrequency, 'gas 4'], text: '18 x 100 / 31 = 58' },
        { when: [conventional, 'gas 2'], text: '16 x 100 / 43 = 37' },
        { when: [conventional, 'gas 3'], text: '16 x 100 / 38 = 42' },
        { when: [conventional, 'gas 4'], text: '16 x 100 / 31 = 52' },
      ],
    ],
    teaching: 'The gas tells you how bad it is, the chest tells you why: hands first.',
    panels: ['gas'],
  },
  {
    page: 'procedure-istat',
    slug: 'default',
    title: 'No iSTAT at this point',
    facts: ['No gas since the change', 'The last gas is older than the change'],
  },
  {
    page: 'procedure-tidal',
    slug: 'tidal',
    when: [highFrequency],
    title: 'HFOV volume',
    facts: [
      [
        { when: ['amplitude 42'], text: 'As she fell: 6.7 mL down to 3.5 mL = 1.1 mL/kg at amplitude 42' },
        { when: ['amplitude 36'], text: 'As she fell: 5.8 mL down to 3.0 mL = 0.9 mL/kg at amplitude 36' },
      ],
      'At the same settings, left chest only',
    ],
    teaching: 'Half the volume at the same setting: one side is not taking part.',
  },
  {
    page: 'procedure-tidal',
    slug: 'tidal',
    when: [conventional],
    title: 'Tidal volume',
    facts: ['As she fell: 9 mL down to 5 mL = 1.6 mL/kg at PIP 32', 'At the same settings, left chest only'],
    teaching: 'Half the volume at the same setting: one side is not taking part.',
  },
  {
    page: 'procedure-tidal',
    slug: 'default',
    title: 'Not measured at this point',
    readsOpening: true,
    facts: [
      [
        { when: [highFrequency, 'amplitude 42'], text: 'Before the change: 2.1 mL/kg' },
        { when: [highFrequency, 'amplitude 36'], text: 'Before the change: 1.8 mL/kg' },
        { when: [conventional], text: 'Before the change: 2.8 mL/kg' },
      ],
      'No volume since',
    ],
  },
  {
    page: 'procedure-result',
    slug: 'drain',
    title: 'Right chest drained',
    facts: [
      [
        'Needle at {drainTime} in the second space, mid-clavicular: 45 mL of air; the heart sounds move back to the middle',
      ],
      'Pigtail in the fourth space, anterior axillary line',
      'One-way valve bubbling',
      [
        {
          when: [highFrequency, 'not chose hand-bag', 'not chose transport-crossvent'],
          text: 'Right chest wiggles again',
        },
        { when: [[...conventional, 'chose hand-bag', 'chose transport-crossvent']], text: 'Right chest rises again' },
      ],
    ],
    teaching: 'Needle now, pigtail next: undrained air must not fly.',
  },
  {
    page: 'procedure-result',
    slug: 'pal',
    when: ['not arterial-line'],
    title: 'PAL in, at a price',
    facts: [
      'Right posterior tibial, 24 G, third pass: blood after 9 min, fixed after 10 min',
      'Clean waveform',
      'Heparinised saline 1 mL/h',
      'Nobody’s hands were on the chest meanwhile',
    ],
    teaching: 'A line can wait; trapped air cannot.',
  },
  {
    page: 'procedure-result',
    slug: 'pal',
    when: ['arterial-line'],
    title: 'PAL already in',
    facts: ['Trace low and narrow, draws and flushes', 'Nothing placed'],
    teaching: 'One arterial line is enough.',
  },
  {
    page: 'procedure-result',
    slug: 'istat',
    when: ['not arterial-line', 'not chose pal'],
    title: 'iSTAT, heel sample',
    facts: [...heelSampleLimits, osiBeforeTheCall],
    teaching: 'That was two minutes for a number that changes nothing this minute.',
    panels: ['gas'],
  },
  {
    page: 'procedure-result',
    slug: 'default',
    title: 'No procedure result at this point',
    facts: [
      [
        { when: ['tube-repositioned'], text: 'Tube at 9.5 cm' },
        { when: ['not tube-repositioned'], text: 'Tube at 10.5 cm' },
      ],
      [
        { when: ['arterial-line'], text: 'PAL in' },
        { when: ['not arterial-line'], text: 'No arterial line' },
      ],
      'Chest not drained',
    ],
  },
]
