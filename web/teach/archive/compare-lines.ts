import type { ComparedRun } from '#case/report/kept-run.ts'
import type { RatedItem, RunBeside } from '#case/report/run-beside.ts'
import { clockText, scoreText } from '../../base/ui/number-text.ts'
import { valueText } from '../../look-back/report/metrics-section.tsx'
import { harmText, preparationText, scoreOf } from './run-text.ts'

/** One thing told of every run. */
export interface Line {
  readonly name: string
  readonly values: readonly string[]
}

interface Lines {
  readonly title: string
  readonly lines: readonly Line[]
}

/** The version that kept a run did not tell it. */
const UNTOLD = '–'

/** How lines are made of these runs. */
function linesFor(runs: readonly ComparedRun[]) {
  const line = (name: string, value: (run: ComparedRun) => string): Line => ({ name, values: runs.map(value) })
  /** Everything that any of the runs has, in the order of the first that has it. */
  const lines = (names: (run: ComparedRun) => readonly string[], value: (run: ComparedRun, name: string) => string) =>
    [...new Set(runs.flatMap(names))].map((name) => line(name, (run) => value(run, name)))
  /** The same of what not every version told. */
  const told = <T>(
    list: (beside: RunBeside) => readonly T[] | null,
    nameOf: (one: T) => string,
    { of, without }: { of: (found: readonly T[]) => string; without: string },
  ) =>
    lines(
      ({ beside }) => (list(beside) ?? []).map(nameOf),
      ({ beside }, name) => {
        const all = list(beside)
        const found = all?.filter((one) => nameOf(one) === name) ?? []
        if (all === null) return UNTOLD
        return found.length === 0 ? without : of(found)
      },
    )
  return { line, lines, told }
}

type Made = ReturnType<typeof linesFor>

/** Everything that is told of the runs, line by line. Of what none of them has nothing is said. */
export function linesOf(runs: readonly ComparedRun[]): readonly Lines[] {
  const made = linesFor(runs)
  return [...courseLines(made), ...workLines(made), ...endLines(made)].filter(({ lines }) => lines.length > 0)
}

/** How the run went as a whole, its times and its decisions. */
const courseLines = ({ line, lines }: Made): readonly Lines[] => [
  {
    title: 'The run',
    lines: [
      line('Said first', ({ beside }) => beside.verdict ?? UNTOLD),
      line('Score', ({ summary }) => scoreOf(summary)),
      line('Preparation', ({ summary }) => preparationText(summary)),
      line('Choices that did harm', ({ summary }) => harmText(summary)),
      line('Objectives met', ({ summary }) => `${summary.objectivesMet} of ${summary.objectives}`),
      line('To the end', ({ summary }) => (summary.isWhole ? 'yes' : 'no')),
    ],
  },
  {
    title: 'Times by stretch',
    lines: lines(
      ({ summary }) => summary.stretches.map(({ label }) => label),
      ({ summary }, name) => {
        const found = summary.stretches.find(({ label }) => label === name)
        return found ? clockText(found.durationMs) : UNTOLD
      },
    ),
  },
  {
    title: 'Decisions',
    lines: lines(
      ({ summary }) => summary.decisions.map(decisionName),
      ({ summary }, name) => {
        const found = summary.decisions.filter((decision) => decisionName(decision) === name)
        return found.map(({ chosen, score }) => `${chosen} (${scoreText(score)})`).join('; ') || UNTOLD
      },
    ),
  },
]

/** What was done by hand, and measured. */
const workLines = ({ told }: Made): readonly Lines[] => [
  {
    title: 'Events',
    lines: told(
      ({ events }) => events,
      ({ title }) => title,
      { of: ([event]) => (event ? eventText(event) : UNTOLD), without: 'did not happen' },
    ),
  },
  {
    title: 'Second checks',
    lines: told(
      ({ checks }) => checks,
      ({ drug }) => drug,
      { of: ([check]) => (check ? checkText(check) : UNTOLD), without: 'not checked' },
    ),
  },
  {
    title: 'Wrong attempts',
    lines: told(
      ({ attempts }) => attempts,
      ({ work }) => work,
      { of: (found) => String(found[0]?.count ?? 0), without: 'none' },
    ),
  },
  {
    title: 'Metrics of transport',
    lines: told(
      ({ metrics }) => metrics,
      ({ title }) => title,
      { of: ([metric]) => (metric?.value ? valueText(metric.value) : 'cannot be told'), without: UNTOLD },
    ),
  },
]

/** How it ended, and how the team was seen. */
const endLines = ({ line, told }: Made): readonly Lines[] => [
  {
    title: 'Handover',
    lines: [
      line('Length', ({ beside: { handover } }) => {
        if (!handover) return UNTOLD
        return handover.durationMs === null ? 'none' : clockText(handover.durationMs)
      }),
      line('Items heard', ({ beside: { handover } }) => (handover ? `${handover.heard} of ${handover.of}` : UNTOLD)),
    ],
  },
  {
    title: 'How the team saw itself, and how its educator did',
    lines: told(
      ({ ratings }) => ratings,
      ({ name }) => name,
      { of: ([item]) => (item ? ratingText(item) : UNTOLD), without: 'not rated' },
    ),
  },
]

const decisionName = ({ part, group }: ComparedRun['summary']['decisions'][number]): string =>
  part === group ? part : `${part}: ${group}`

function eventText({ recognised, resolvedAfterMs, left }: NonNullable<RunBeside['events']>[number]): string {
  const seen = recognised ? `seen after ${clockText(recognised.afterMs)}` : 'seen by nobody'
  const isLate = left !== null && resolvedAfterMs !== null
  const done =
    resolvedAfterMs === null ? 'left' : `seen to after ${clockText(resolvedAfterMs)}${isLate ? ', late' : ''}`
  return `${seen}, ${done}`
}

function checkText({ misfit, isRight }: NonNullable<RunBeside['checks']>[number]): string {
  if (!misfit) return 'all fitted'
  return `${misfit.part.toLowerCase()} did not fit: ${isRight ? 'found' : 'not found'}`
}

function ratingText({ team, educator }: RatedItem): string {
  const own = team ? `${team.word} (${team.mean.toFixed(1)})` : 'not rated'
  return educator ? `${own}; educator: ${educator}` : own
}
