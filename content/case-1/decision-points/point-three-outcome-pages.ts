import type { Text } from '#case/story/condition.ts'
import type { PageRow } from '#case/story/decision-story.ts'
import { conventional, highFrequency } from './machine-kinds.ts'
import { nothingWentWrong } from './shared-lines.ts'

const nobodyWatches: Text = [
  { when: ['not chose drain'], text: 'Nobody at the chest meanwhile' },
  { when: ['chose drain'], text: 'Nobody at the fresh drain meanwhile' },
]

export const pointThreeOutcomePages: readonly PageRow[] = [
  {
    page: 'results',
    slug: 'none',
    title: 'No new medication',
    facts: ['Infusions unchanged', 'Pressure stays where the chest leaves it'],
    teaching: 'Her pressure was borderline before the leak: it needed help as well.',
  },
  {
    page: 'results',
    slug: 'not-ready',
    title: 'You stay',
    facts: ['The chest is settled before anything moves', 'Medical control will call'],
    teaching: 'Drain, look again, then talk about leaving.',
  },
  {
    page: 'results',
    slug: 'better',
    title: 'The lung is back',
    facts: ['Drain swinging'],
    teaching: 'Drain the air, lower the pressure behind it, support the circulation.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'same',
    when: ['chose drain'],
    title: 'Holding',
    facts: [],
    teaching: 'Draining is half of it: the other half is the pressure that tore the lung, and the mean BP.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'same',
    when: ['not chose drain'],
    title: 'Still close to arrest',
    facts: [],
    teaching: 'Nothing else works while the air is in her chest.',
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'worse',
    title: 'Still falling',
    facts: [],
    teaching: [
      { when: ['chose drain'], text: 'The air is out, but pressure, iNO or time was lost on the way.' },
      { when: ['not chose drain'], text: 'Nothing else works while the air is in her chest.' },
    ],
    panels: ['comparison'],
  },
  {
    page: 'results',
    slug: 'default',
    title: 'Point 3 is open',
    facts: ['Some groups are still to decide', 'The results follow the last one'],
  },
  {
    page: 'negative',
    slug: 'raise-map',
    title: 'More pressure',
    facts: [
      [
        { when: [highFrequency], text: 'MAP 22' },
        { when: [conventional], text: 'PIP 40, PEEP 9, MAP 20' },
      ],
      [
        { when: ['not chose drain'], text: 'The right chest swells, the left barely moves' },
        { when: ['chose drain'], text: 'The fresh drain bubbles hard, the left chest barely moves' },
      ],
      'The air in the right chest grows; heart and left lung have less room',
      'Back to the old setting after two minutes',
    ],
    teaching: 'More pressure only pumps the leak.',
  },
  {
    page: 'negative',
    slug: 'stop-ino',
    when: ['ino'],
    title: 'iNO stopped',
    facts: [
      'Rebound: pre-ductal down 12 points in four minutes',
      'Mean BP follows',
      'iNO stays off until medical control calls',
    ],
    teaching: 'Sudden withdrawal can rebound within minutes: keep iNO on while you look.',
  },
  {
    page: 'negative',
    slug: 'uvc',
    title: 'UVC attempt',
    facts: [
      'One pair of hands and eyes gone for 25 min, past the call',
      'Catheter stops in the liver, taken out',
      nobodyWatches,
    ],
    teaching: 'Not now, not here.',
  },
  {
    page: 'negative',
    slug: 'uac',
    title: 'UAC attempt',
    facts: ['One pair of hands and eyes gone for 25 min, past the call', 'Artery in spasm, no line', nobodyWatches],
    teaching: 'Not now, not here.',
  },
  {
    page: 'negative',
    slug: 'ready',
    title: 'Turned back at the ambulance',
    facts: [
      [
        {
          when: ['chose drain', 'not chose cxr'],
          text: 'Drain just placed, not yet filmed: the valve stops bubbling at the first bump',
        },
        {
          when: ['chose drain', 'chose cxr'],
          text: 'Drain just placed: the valve stops bubbling at the first bump',
        },
        { when: ['not chose drain'], text: 'Chest tighter at the first bump, heart rate falling' },
      ],
      'Back to the bedside',
      '15 min lost',
    ],
    teaching: 'Trapped gas grows about 8% at 2,000 ft and 20% at 5,000 ft of cabin altitude.',
  },
  nothingWentWrong,
]
