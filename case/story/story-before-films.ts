import type { CaseContent } from './content.ts'

/** Before stories said so themselves, these were all films that could be drawn. */
const films: CaseContent['films'] = {
  'deep-tube': { tubeTip: 4, chest: 'open' },
  'tube-in-place': { tubeTip: 2, chest: 'open' },
  pneumothorax: { tubeTip: 2, chest: 'collapsed' },
  'pneumothorax-deep-tube': { tubeTip: 4, chest: 'collapsed' },
  drained: { tubeTip: 2, chest: 'drained' },
  'drained-deep-tube': { tubeTip: 4, chest: 'drained' },
  're-expanded': { tubeTip: 2, chest: 're-expanded' },
}

/** And this page told what went wrong. */
export const harmPage = 'negative'

interface Story {
  readonly decisionStories: readonly {
    readonly pages: readonly { readonly films?: readonly { readonly film: string }[] }[]
  }[]
  readonly facts: readonly { readonly seenBy?: unknown }[]
}

/** A story as version 3 of the schema kept it, read as version 4. Who could see a fact was said, and never asked. */
export function readStoryBeforeFilms(kept: unknown): unknown {
  const { facts, ...others } = kept as Story // it was a story when it was kept
  const rows = others.decisionStories.flatMap(({ pages }) => pages)
  const shown = new Set(rows.flatMap((row) => row.films ?? []).map(({ film }) => film))
  return {
    ...others,
    harmPage,
    films: Object.fromEntries(Object.entries(films).filter(([name]) => shown.has(name))),
    facts: facts.map(({ seenBy: _, ...fact }) => fact),
  }
}
