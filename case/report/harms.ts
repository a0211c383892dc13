import type { View } from '../views/view.ts'

/** What a choice did that should not have happened. */
export interface Harm {
  readonly title: string
  readonly facts: readonly string[]
}

/** Harm by part of the report and name of the option: what the page "What went wrong" of a point tells. */
export type Harms = ReadonlyMap<string, Harm>

export const harmKey = (part: string, option: string): string => `${part}/${option}`

export function harmsOf({ points, pages }: Pick<View, 'points' | 'pages'>): Harms {
  return new Map(
    pages.flatMap(({ point, pages: ofPoint }) => {
      const options = points.find((each) => each.point === point)?.groups.flatMap((group) => group.options) ?? []
      const rows = ofPoint.find(({ page }) => page === 'negative')?.rows ?? []
      return rows.flatMap(({ slug, title, facts }): [string, Harm][] => {
        const option = options.find((each) => each.slug === slug)
        return option ? [[harmKey(`Decision point ${point}`, option.name), { title, facts }]] : []
      })
    }),
  )
}
