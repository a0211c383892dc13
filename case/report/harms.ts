import { titleOfPoint } from '../story/points.ts'
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
      const of = points.find((each) => each.point === point)
      const options = of?.groups.flatMap((group) => group.options) ?? []
      const rows = ofPoint.find(({ isHarm }) => isHarm)?.rows ?? []
      return rows.flatMap(({ slug, title, facts }): [string, Harm][] => {
        const option = options.find((each) => each.slug === slug)
        return option ? [[harmKey(titleOfPoint(of?.place ?? 0), option.name), { title, facts }]] : []
      })
    }),
  )
}
