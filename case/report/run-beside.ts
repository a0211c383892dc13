import type { CaseContent } from '../story/content.ts'
import type { CheckReport } from './checks-report.ts'
import type { EventReport } from './events-report.ts'
import type { MetricReport } from './metrics-report.ts'
import type { Report } from './report.ts'

/** What of a report is laid beside others, with what a list of runs tells. Null: the version that kept it told nothing of it. */
export interface RunBeside {
  /** What is said first beside the points. */
  readonly verdict: string | null
  readonly events: readonly Pick<EventReport, 'title' | 'recognised' | 'resolvedAfterMs' | 'left'>[] | null
  readonly checks: readonly Pick<CheckReport, 'drug' | 'misfit' | 'isRight'>[] | null
  /** How many wrong attempts at which piece of work. */
  readonly attempts: readonly { readonly work: string; readonly count: number }[] | null
  readonly metrics: readonly Pick<MetricReport, 'title' | 'value'>[] | null
  readonly ratings: readonly RatedItem[] | null
  readonly handover: { readonly durationMs: number | null; readonly heard: number; readonly of: number } | null
}

/** How the team saw itself in one thing, and how an educator saw it; null: nobody said. */
export interface RatedItem {
  readonly name: string
  /** The mean of their places on the scale, from 1 on, and the word that is nearest. */
  readonly team: { readonly mean: number; readonly word: string } | null
  readonly educator: string | null
}

/** A report as any version may have kept it. */
export type KeptByAny = Partial<Report>

export function besideOf(report: KeptByAny, { levels }: Pick<CaseContent['teamRating'], 'levels'>): RunBeside {
  const { verdict, events, checks, attempts, metrics, ratings, handover } = report
  return {
    verdict: verdict?.sentences[0] ?? null,
    events:
      events?.map(({ title, recognised, resolvedAfterMs, left }) => ({ title, recognised, resolvedAfterMs, left })) ??
      null,
    checks: checks?.map(({ drug, misfit, isRight }) => ({ drug, misfit, isRight })) ?? null,
    attempts: attempts ? countsOf(attempts.map(({ work }) => work)) : null,
    metrics: metrics?.map(({ title, value }) => ({ title, value })) ?? null,
    ratings: ratings ? ratedItems(ratings, levels) : null,
    handover: handover
      ? {
          durationMs: handover.durationMs,
          heard: handover.items.filter(({ rt, rn }) => rt || rn).length,
          of: handover.items.length,
        }
      : null,
  }
}

const countsOf = (works: readonly string[]) =>
  [...new Set(works)].map((work) => ({ work, count: works.filter((one) => one === work).length }))

function ratedItems(ratings: Report['ratings'], levels: readonly string[]): RatedItem[] {
  const names = [...new Set(ratings.flatMap(({ marks }) => marks.map(({ name }) => name)))]
  return names.map((name) => {
    const said = (isTeam: boolean) =>
      ratings
        .filter(({ by }) => (by !== 'educator') === isTeam)
        .flatMap(({ marks }) => marks.filter((mark) => mark.name === name).map(({ level }) => level))
    const [educator = null] = said(false)
    return { name, team: meanOf(said(true), levels), educator }
  })
}

export function meanOf(words: readonly string[], levels: readonly string[]): RatedItem['team'] {
  // A word of an older scale has no place on this one.
  const places = words.map((word) => levels.indexOf(word) + 1).filter((place) => place > 0)
  if (places.length === 0) return null
  const mean = places.reduce((sum, place) => sum + place, 0) / places.length
  return { mean, word: levels[Math.round(mean) - 1] ?? '' }
}
