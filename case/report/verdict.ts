import { labelOf, type RoleId } from '../records/roles.ts'
import { SHORTEST_SPEECH_MS } from '../rules/heard-items.ts'
import type { ScoreScale } from '../story/final-report.ts'
import type { TeamReport } from './team-report.ts'

/** Something dangerous that nobody put right, or a word that was not kept: it is talked about before any points. */
export interface Concern {
  readonly kind: 'harm' | 'check' | 'event' | 'dose' | 'promise' | 'handover' | 'order'
  /** A whole sentence. */
  readonly title: string
  readonly why: string
  /** Of a harm: the part and the label of the decision. */
  readonly decision: { readonly part: string; readonly label: string } | null
}

/** What is said beside the points: the gravest first, praise only where nothing dangerous was left. */
export interface Verdict {
  readonly sentences: readonly string[]
  readonly concerns: readonly Concern[]
}

type Judged = Omit<TeamReport, 'instruments'>
interface Weighed extends Omit<Concern, 'decision'> {
  readonly weight: number
  readonly decision?: Concern['decision']
}

/** From the report and the story's bands alone, so that reports of older versions say it too. */
export function verdictOf(report: Judged, { bands }: ScoreScale): Verdict {
  const concerns = [harms, checks, events, doses, promise, handover, orders]
    .flatMap((look) => look(report))
    .sort((one, other) => other.weight - one.weight)
    .map(({ kind, title, why, decision = null }): Concern => ({ kind, title, why, decision }))
  const { name, advice } = report.score.band
  const { capped = [] } = report.score
  const despite = bands.find((band) => band.name === name)?.despite ?? advice
  if (concerns.length === 0) return { sentences: [...capped, advice], concerns }
  return { sentences: [...capped, ...named(concerns), despite], concerns }
}

/** The gravest, and how many more. */
function named([first, ...others]: readonly Concern[]): string[] {
  if (!first) return []
  if (others.length === 0) return [first.title]
  return [
    first.title,
    others.length === 1 ? 'One more thing is named below.' : `${others.length} more things are named below.`,
  ]
}

/** For whoever reads of no order: as if there had been none. */
export function verdictWithoutOrders(verdict: Verdict): Verdict {
  const concerns = verdict.concerns.filter(({ kind }) => kind !== 'order')
  if (concerns.length === verdict.concerns.length) return verdict
  const before = verdict.sentences.slice(0, -1 - named(verdict.concerns).length)
  return { sentences: [...before, ...named(concerns), ...verdict.sentences.slice(-1)], concerns }
}

/** What costs so many points did harm; less, time or a chance. */
const HARM = -5

const harms = ({ decisions }: Judged): Weighed[] =>
  decisions.flatMap(({ part, label, chosen }) =>
    chosen
      .filter(({ score }) => score <= HARM)
      .map(({ name, score, why }) => ({
        kind: 'harm',
        weight: 10 - score,
        title: `“${name}” did harm.`,
        why: `${part === label ? part : `${part}, ${label}`}: ${why}`,
        decision: { part, label },
      })),
  )

const checks = ({ checks }: Judged): Weighed[] =>
  checks.flatMap(({ drug, misfit, answers, isRight }) =>
    misfit && !isRight
      ? [
          {
            kind: 'check',
            weight: 14,
            title: `${drug} passed the second check, though its ${misfit.part.toLowerCase()} did not fit.`,
            why: `${misfit.what} Checked by ${rolesIn(answers)}.`,
          },
        ]
      : [],
  )

const rolesIn = (answers: readonly { readonly roleId: RoleId }[]): string =>
  [...new Set(answers.map(({ roleId }) => labelOf(roleId)))].join(' and ')

const events = ({ events }: Judged): Weighed[] =>
  events.flatMap(({ title, recognised, resolvedAfterMs, left }) => {
    if (left === null) return []
    const met = !recognised
      ? 'was seen by nobody'
      : resolvedAfterMs === null
        ? 'was seen, and left'
        : 'was seen to too late'
    return [{ kind: 'event', weight: recognised ? 12 : 13, title: `“${title}” ${met}.`, why: left }]
  })

/** Numbers that were wrong and stayed so. */
const doses = ({ attempts, answers }: Judged): Weighed[] => [
  ...attempts
    .filter(({ untilRightMs }) => untilRightMs === null)
    .map(
      ({ work, step, entered, right }): Weighed => ({
        kind: 'dose',
        weight: 9,
        title: `${work}: a wrong answer was left as it was.`,
        why: `${step}. Entered: ${entered}. Right: ${right}.`,
      }),
    ),
  ...answers.flatMap(({ roleId, kept }): Weighed[] =>
    kept
      ? [
          {
            kind: 'dose',
            weight: 11,
            title: `A wrong number was kept. ${kept.asked} ${kept.entered}.`,
            why: `Worked out by ${labelOf(roleId)}, and by nobody else. Right: ${kept.right}.`,
          },
        ]
      : [],
  ),
]

const MINUTE = 60_000
const LATE_MS = 30 * MINUTE

const promise = ({ preparation }: Judged): Weighed[] => {
  if (!preparation || preparation.isPromiseKept) return []
  const { promise: promised, spareMs, durationMs } = preparation
  const minutes = Math.ceil(-spareMs / MINUTE)
  return [
    {
      kind: 'promise',
      weight: -spareMs > LATE_MS ? 10 : 7,
      title: `The team promised ${promised} and left ${minutes} min later than that.`,
      why: `The preparation alone took ${Math.round(durationMs / MINUTE)} min. The referring hospital counts on the promise.`,
    },
  ]
}

const handover = ({ handover: { path, durationMs, items }, segments }: Judged): Weighed[] => {
  const heard = items.filter(({ rt, rn }) => rt || rn).length
  if (path === null) {
    const hasArrived = segments.some(({ slug }) => slug === 'arrival-to-handover')
    const why = 'Who takes over knows only what is told.'
    return hasArrived ? [{ kind: 'handover', weight: 8, title: 'Nothing was handed over.', why }] : []
  }
  const isShort = durationMs !== null && durationMs < SHORTEST_SPEECH_MS
  if (!isShort && heard * 2 >= items.length) return []
  const seconds = durationMs === null ? null : Math.round(durationMs / 1000)
  const told = heard === 0 ? 'nothing was' : `${heard} of ${items.length} items were`
  return [
    {
      kind: 'handover',
      weight: 8,
      title: isShort && heard > 0 ? `The handover lasted ${seconds} s.` : `Of the handover ${told} heard.`,
      why:
        isShort && heard > 0
          ? 'In so short a time nobody tells all that belongs into it, whatever was ticked.'
          : `Who takes over knows only what is told.${seconds === null ? '' : ` It lasted ${seconds} s.`}`,
    },
  ]
}

/** So many say something of a team. */
const FEWEST_ORDERS = 4

/** What was read back wrong and confirmed all the same, and loops that were left open. They harm nobody here: something stopped them. */
const orders = ({ orders }: Judged): Weighed[] => {
  const called = orders.filter(({ calledAt }) => calledAt !== null)
  const closed = called.filter(({ how }) => how === 'reported').length
  const missed = orders.flatMap(({ part, name, roleId, wrong }) =>
    wrong
      .filter(({ became }) => became === 'missed')
      .map(
        ({ heard, ordered }): Weighed => ({
          kind: 'order',
          weight: 6,
          title: `${name}: a wrong read-back was confirmed.`,
          why: `${part}. ${labelOf(roleId)} read back ${heard}. Ordered: ${ordered}. It was stopped before it reached the newborn.`,
        }),
      ),
  )
  const isOpen = called.length >= FEWEST_ORDERS && closed * 2 < called.length
  return isOpen
    ? [
        ...missed,
        {
          kind: 'order',
          weight: 5,
          title: `Of ${called.length} orders ${closed} came back as done.`,
          why: 'Who calls an order knows that it is done when it is reported, and not before.',
        },
      ]
    : missed
}
