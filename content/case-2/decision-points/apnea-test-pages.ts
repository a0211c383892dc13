import type { PageRow } from '#case/story/decision-story.ts'
import { bothPressures, fared, givenSoFar, lastFilms, stillOpen, testsAndLines } from './shared-lines.ts'

const tubed = 'machine vent'
const withTube = [[tubed, 'chose bag-then-tube', 'chose tube-no-drugs']]
const withoutTube = [`not ${tubed}`, 'not chose bag-then-tube', 'not chose tube-no-drugs']

export const apneaTestPages: readonly PageRow[] = [
  {
    page: 'tests',
    slug: 'etco2',
    when: withTube,
    title: 'Proven',
    facts: [
      'Square trace, 42',
      'Equal sounds',
      '9.5 cm at the lip, taped',
      '17 mL a breath',
      'Gastric tube in, the air is out',
    ],
    teaching: 'Trace, sound, depth, tape: in this order, every time.',
  },
  {
    page: 'tests',
    slug: 'etco2',
    when: withoutTube,
    title: 'A line without a tube',
    facts: ['Mask trace 38 when bagged, flat when not'],
    teaching: 'There is nothing yet to prove.',
  },
  testsAndLines,
  {
    page: 'film',
    slug: 'cxr',
    when: withTube,
    title: 'Film',
    facts: ['Tube tip at T2, gastric tube in the stomach', 'Heart 0.65, the vessels a little drier'],
    teaching: 'Seen, not guessed.',
    films: [
      {
        film: 'big-heart-tube',
        time: '{cxrTime}',
        finding:
          'The tube tip sits at T2, the gastric tube ends in the stomach; the heart is wide, the vessels a little drier.',
      },
    ],
  },
  {
    page: 'film',
    slug: 'cxr',
    when: withoutTube,
    title: 'Film',
    facts: ['No tube', 'Heart 0.66', 'The stomach is full of air from bagging'],
    films: [
      {
        film: 'big-heart',
        time: '{cxrTime}',
        finding: 'There is no tube; the heart is wide, and the stomach is full of air from bagging.',
      },
    ],
  },
  {
    page: 'film',
    slug: 'default',
    title: 'No new film',
    readsOpening: true,
    facts: [
      [
        { when: ['tube-filmed'], text: 'Your last film, {tube-seen-at}: tube tip at T2' },
        { when: ['not tube-filmed'], text: 'The film of 12:50, no tube on it' },
      ],
    ],
    films: lastFilms,
  },
  {
    page: 'gas',
    slug: 'istat',
    title: 'iSTAT, right radial',
    facts: [
      'Drawn at {istatTime}, during the event',
      [{ when: [`not ${tubed}`], text: 'Within a minute CO2 is higher than shown' }],
    ],
    teaching: 'After the fix, not during it.',
    panels: ['gas'],
  },
  { page: 'gas', slug: 'default', title: 'No new gas', facts: ['Nothing was drawn at this point'] },
  { page: 'limbs', slug: 'default', title: 'Arm and leg', facts: [bothPressures(1, 2, 3, 4)], readsOpening: true },
  {
    page: 'given',
    slug: 'default',
    title: 'Given so far',
    facts: [
      ...givenSoFar,
      [
        { when: ['calcium-given'], text: 'Calcium' },
        { when: ['not calcium-given'], text: 'No calcium' },
      ],
    ],
  },
  fared('better', {
    when: ['chose keep-both'],
    title: 'He is carried',
    teaching: 'The breath was the easy part: you had it laid out.',
  }),
  fared('better', {
    when: ['not chose keep-both'],
    title: 'Carried, but thin',
    teaching: 'The breath is back. Look at what feeds his legs.',
  }),
  fared('same', { when: [tubed], title: 'Nothing happened', teaching: 'An apnea that nobody had to see.' }),
  fared('same', {
    when: [`not ${tubed}`],
    title: 'No better',
    teaching: 'The breath is back, or nearly; the flow is not.',
  }),
  fared('worse', { title: 'Still going', teaching: 'No airway, or no duct: he has no third thing.' }),
  stillOpen,
]
