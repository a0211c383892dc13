import type { PageRow } from '#case/story/decision-story.ts'
import { nothingWentWrong } from './shared-lines.ts'

export const pointFiveOutcomePages: readonly PageRow[] = [
  {
    page: 'results',
    slug: 'switch-tanks',
    when: ['not chose change-ett'],
    title: 'Supply restored',
    facts: ['Monitor and gas are back where they were before the failure', 'Supply 50 psi, 114 min of gas'],
    teaching: 'Source, machine, tube, baby: read the gauge first.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'late-tanks',
    when: ['not chose switch-tanks', 'not chose change-ett'],
    title: 'Six minutes later',
    facts: [
      'RT reads the outlet, 28 psi, and opens the cylinders',
      'Back on HFOV MAP 16 and iNO 20 ppm',
      [
        { when: ['not monitor 4', 'not gas 4'], text: 'Monitor and gas are a step worse than at the alarm' },
        {
          when: ['not monitor 4', 'gas 4'],
          text: 'The monitor is a step worse than at the alarm; the gas is as bad as it was',
        },
        {
          when: ['monitor 4', 'not gas 4'],
          text: 'The gas is a step worse than at the alarm; the monitor is as bad as it was',
        },
        { when: ['monitor 4', 'gas 4'], text: 'Monitor and gas are as bad as at the alarm: still close to arrest' },
      ],
    ],
    teaching: 'The sled’s cylinders were open to you from the first second.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'change-ett',
    title: 'After the arrest',
    facts: [
      'New 3.5 tube at 9.5 cm',
      'Cylinders open, HFOV MAP 16 and iNO 20 ppm again',
      'Close to arrest at the worst, in shock when she arrives',
    ],
    teaching: 'A proven airway is never the first thing to take out.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'default',
    title: 'Point 5 is open',
    facts: ['Some groups are still to decide', 'The results follow the last one'],
  },
  {
    page: 'negative',
    slug: 'change-ett',
    title: 'Tube taken out',
    facts: [
      'Two attempts in a dark, moving cabin, HR 58',
      'Compressions 60 s, epinephrine 0.64 mL IV (0.1 mg/mL)',
      'New tube at 9.5 cm, colour change',
      [
        { when: ['chose switch-tanks'], text: 'The cylinders had already mended the supply' },
        {
          when: ['not chose switch-tanks'],
          text: 'RT then finds 28 psi on the outlet and opens the cylinders',
        },
      ],
      'iNO interrupted about 5 min; she arrives in shock',
    ],
    teaching: 'The tube was at 9.5 cm with colour change: equipment was the E of DOPE.',
  },
  nothingWentWrong,
]
