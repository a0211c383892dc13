import type { ListedRun } from './kept-run.ts'
import type { Report } from './report.ts'

/** What came of an objective: the educator's word; where there is none, what the run shows. */
type CameOf = 'met' | 'missed' | 'open'

/** A kept run of a team over time: what of it is held beside the runs before. */
export interface RunOverTime extends Pick<ListedRun, 'room' | 'run' | 'roomName' | 'startedAt' | 'endedAt' | 'team'> {
  readonly objectives: readonly { readonly slug: string; readonly text: string; readonly came: CameOf }[]
  /** What was dangerous, or not kept: a sentence each. */
  readonly concerns: readonly string[]
}

/** A page of them, the newest first, all of one story. */
export interface OverTime {
  readonly runs: readonly RunOverTime[]
  readonly found: number
  readonly onAPage: number
  /** Of which story they are; null: none is kept. */
  readonly story: ListedRun['story'] | null
  readonly stories: readonly ListedRun['story'][]
  /** Which rooms have kept runs of it. */
  readonly rooms: readonly { readonly id: string; readonly name: string }[]
}

export const toldOverTime = ({ objectives, verdict }: Pick<Report, 'objectives' | 'verdict'>) => ({
  objectives: objectives.map(({ slug, text, shown, educator }) => {
    const judged: CameOf | null = educator && (educator.isMet ? 'met' : 'missed')
    return { slug, text, came: judged ?? shown }
  }),
  concerns: verdict.concerns.map(({ title }) => title),
})

type Told = Pick<RunOverTime, 'objectives' | 'concerns'>

/** Something that went wrong in several of these runs. */
export interface ComesBack {
  readonly kind: 'objective' | 'concern'
  readonly what: string
  readonly count: number
  /** It was so in the newest of them. */
  readonly isStillSo: boolean
}

/** What comes back: what more than one of these runs missed or left, the most often first. They are given newest first. */
export function comesBack(runs: readonly Told[]): ComesBack[] {
  const found = runs.flatMap((run, index) =>
    problemsOf(run).map((problem) => ({ ...problem, index, key: `${problem.kind} ${problem.id}` })),
  )
  return [...new Set(found.map(({ key }) => key))]
    .flatMap((key) => {
      const same = found.filter((one) => one.key === key)
      const [{ kind, what, index } = { kind: 'concern' as const, what: '', index: 0 }] = same
      const count = new Set(same.map((one) => one.index)).size
      return count > 1 ? [{ kind, what, count, isStillSo: index === 0 }] : []
    })
    .sort((one, other) => other.count - one.count)
}

const problemsOf = ({ objectives, concerns }: Told) => [
  ...objectives.flatMap(({ slug, text, came }) =>
    came === 'missed' ? [{ kind: 'objective' as const, id: slug, what: text }] : [],
  ),
  ...concerns.map((title) => ({ kind: 'concern' as const, id: title, what: title })),
]

/** The objectives of all of these runs, as the newest that has it says it. */
export function objectivesOf(runs: readonly Told[]): { readonly slug: string; readonly text: string }[] {
  const known = new Map<string, string>()
  for (const { slug, text } of runs.flatMap(({ objectives }) => objectives)) {
    if (!known.has(slug)) known.set(slug, text)
  }
  return [...known].map(([slug, text]) => ({ slug, text }))
}
