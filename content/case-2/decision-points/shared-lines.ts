import type { Text } from '#case/story/condition.ts'
import type { PageRow, SituationPart } from '#case/story/decision-story.ts'

/** The monitor, as a situation tells it. */
const told = [
  'HR 148, arm 74/44 (54), leg 66/38 (47), hand 95, foot 84',
  'HR 158, arm 70/42 (51), leg 56/32 (40), hand 95, foot 82',
  'HR 170, arm 64/40 (48), leg 44/26 (32), hand 94, foot 79',
  'HR 186, arm 58/38 (45), leg 32/20 (24), hand 96, foot 75',
  'HR 66, arm 34/18 (23), leg 22/12 (15), hand 60, foot 45',
] as const

/** Of each of these rows a sentence. */
export const babyAtRows = (...rows: readonly (0 | 1 | 2 | 3 | 4)[]): readonly SituationPart[] =>
  rows.map((row) => ({ part: 'baby', when: [`monitor ${row}`], text: `${told[row]}.` }))

/** The same while he does not breathe: what a breath carries is falling. */
export const babyWithoutBreath = (row: 2 | 3): string =>
  `${told[row].replace(/^(HR \d+)/, '$1 and falling').replace(/(hand \d+)/, '$1 and falling')}.`

/** Arm, leg, and how far apart their means are. */
export const bothPressures = (...rows: readonly (0 | 1 | 2 | 3 | 4)[]): Text =>
  rows.map((row) => {
    const [, arm = '', armMean = '', leg = '', legMean = ''] =
      /arm (\d+\/\d+) \((\d+)\), leg (\d+\/\d+) \((\d+)\)/.exec(told[row]) ?? []
    const gap = Number(armMean) - Number(legMean)
    return {
      when: [`monitor ${row}`],
      text: `Right arm ${arm} (${armMean}), left leg ${leg} (${legMean}): mean gradient ${gap}`,
    }
  })

export const alprostadilRuns: Text = [
  'Alprostadil ',
  { when: ['alprostadil 0'], text: 'none' },
  { when: ['alprostadil 0.01'], text: '0.01 mcg/kg/min (0.20 mL/h)' },
  { when: ['alprostadil 0.05'], text: '0.05 mcg/kg/min (1.02 mL/h)' },
  { when: ['alprostadil 0.1'], text: '0.1 mcg/kg/min (2.04 mL/h)' },
]

export const epinephrineRuns: Text = [
  'Epinephrine ',
  { when: ['epinephrine 0'], text: 'none' },
  { when: ['epinephrine 0.05'], text: '0.05 mcg/kg/min (0.51 mL/h)' },
  { when: ['epinephrine 0.1'], text: '0.1 mcg/kg/min (1.02 mL/h)' },
]

/** Which line has what, where alprostadil runs. */
export const linesOf: Text = [
  {
    when: ['second-vein'],
    text: 'Left hand: alprostadil alone. Right hand: epinephrine and D10W. Needle in the shin: doses',
  },
  {
    when: ['not second-vein'],
    text: 'Right hand: alprostadil alone. Needle in the shin: all else, doses at the hub below the drip',
  },
]

/** What was given by hand so far. */
export const givenSoFar: readonly Text[] = [
  'Saline by the hospital 34 mL, by you {saline.ml} mL',
  [
    { when: ['sugar-given'], text: 'A dose of D10W' },
    { when: ['not sugar-given'], text: 'No dose of D10W' },
  ],
  [
    { when: ['antibiotics-given'], text: 'Antibiotics in' },
    { when: ['not antibiotics-given'], text: 'No antibiotics yet' },
  ],
]

/** What lies on the light box until somebody takes a new one. */
export const lastFilms: NonNullable<PageRow['films']> = [
  {
    when: ['not tube-filmed'],
    film: 'big-heart',
    time: '12:50',
    finding: 'The heart takes 0.66 of the chest, the lung vessels are wet.',
  },
  {
    when: ['tube-filmed'],
    film: 'big-heart-tube',
    time: '{tube-seen-at}',
    finding: 'The heart is wide, the lung vessels are wet; the tube tip sits at T2.',
  },
]

/** What the page of bad outcomes shows while no choice has led to it. */
export const nothingWentWrong: PageRow = {
  page: 'harm',
  slug: 'default',
  title: 'Nothing went wrong here',
  facts: ['No choice of this point has led to this page', 'The monitor is on the point'],
}

export const stillOpen: PageRow = {
  page: 'results',
  slug: 'default',
  title: 'This point is open',
  facts: ['Some groups are still to decide', 'The results follow the last one'],
}

export const breathingNow: PageRow = {
  page: 'breathing',
  slug: 'default',
  title: 'Breathing now',
  facts: ['The machine in use, as it is set'],
  panels: ['machine'],
}

export const testsAndLines: PageRow = {
  page: 'tests',
  slug: 'default',
  title: 'Tests and lines',
  facts: ['What you confirm is done one by one'],
}

/** What a page of results adds: rows before and now, points and reasons. */
export const fared = (
  slug: 'better' | 'same' | 'worse',
  row: Omit<PageRow, 'page' | 'slug' | 'facts' | 'panels'>,
): PageRow => ({
  page: 'results',
  slug,
  ...row,
  facts: [],
  panels: ['comparison'],
})
