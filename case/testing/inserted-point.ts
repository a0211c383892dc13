import type { CaseContent } from '../story/content.ts'
import { pointNamed } from '../story/points.ts'

interface Inserted {
  readonly slug: string
  readonly title: string
  /** The point that it comes after, and whose story it tells once more. */
  readonly after: string
}

/** For tests: a story with one more point, as it stands once that point's own file and the flows are written. */
export function withPointBetween(content: CaseContent, { slug, title, after }: Inserted): CaseContent {
  const from = pointNamed(content, after)
  if (!from) throw new Error(`there is no point ${after}`)
  const moved = <T>(told: T): T =>
    JSON.parse(JSON.stringify(told).replaceAll(`${from.path}/`, `/case/decision-point/${slug}/`))
  const { recordedAs: _, ...story } = moved(from.story)
  const withIt = <T>(list: readonly T[], given: T): T[] => [
    ...list.slice(0, from.place),
    given,
    ...list.slice(from.place),
  ]
  const record = content.decisionPoints[from.place - 1] as CaseContent['decisionPoints'][number]
  const [provider, rt, rn] = content.flows.map((flow) =>
    flow.flatMap((step) =>
      step.point === after
        ? [step, { ...moved(step), path: `/case/decision-point/${slug}`, title, point: slug }]
        : [step],
    ),
  )
  const { orders } = content
  const opensToo = orders?.opens.filter(({ point }) => point === after).map((one) => ({ ...one, point: slug }))
  return {
    ...content,
    ...(orders && { orders: { ...orders, opens: [...orders.opens, ...(opensToo ?? [])] } }),
    flows: [provider ?? [], rt ?? [], rn ?? []],
    decisionStories: withIt(content.decisionStories, { ...story, slug, title }),
    decisionPoints: withIt(content.decisionPoints, { ...moved(record), docId: slug }).map((one, index) => ({
      ...one,
      decisionPointNumber: index + 1,
    })),
  }
}
