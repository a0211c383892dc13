/** Before stories said so themselves, the report told of no other minutes. */
export const lostTo = 'umbilical lines'

const filmMoment = {
  of: 'Yes',
  title: 'The tube was verified before the flight',
  why: 'A film showed its tip where it lies, after it was last moved.',
}

interface Story {
  readonly patient: { readonly newborn: readonly { readonly value: string }[]; readonly clock: readonly Row[] }
  readonly metrics: readonly { readonly slug: string }[]
}
type Row = { readonly event: string }

/** A story as version 4 of the schema kept it, read as version 5. What it calls newborn and unit stood in its facts alone. */
export function readStoryBeforeWords(kept: unknown): unknown {
  const story = kept as Story // it was a story when it was kept
  const isBoy = story.patient.newborn.some(({ value }) => /\b(?:boy|male)\b/i.test(value))
  const [unit = 'NICU'] = story.patient.clock.at(-1)?.event.match(/^\w+(?= bed$)/) ?? []
  return {
    ...story,
    patient: { ...story.patient, called: isBoy ? 'he' : 'she', unit },
    lostTo,
    metrics: story.metrics.map((metric) => (metric.slug === 'tube-verified' ? { ...metric, filmMoment } : metric)),
  }
}
