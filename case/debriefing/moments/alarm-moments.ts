import { newestFilm } from '../../report/looking-back.ts'
import { bedsideHistory } from '../../rules/bedside.ts'
import { paceOf } from '../../rules/case-clock.ts'
import { type Found, type LookedBack, lasted, roomMsBetween, whoIs } from './looked-back.ts'

/** Seen or answered so soon, it went well; so late, it is worth asking why. */
const SEEN_SOON_MS = 30_000
const SEEN_LATE_MS = 120_000
const ACTED_SOON_MS = 60_000
const ACTED_LATE_MS = 180_000

/** What an educator let happen: who saw it, and what was done. */
export const eventMoments = ({ course: { state }, report }: LookedBack): Found[] =>
  report.events.flatMap(({ slug, title, at, recognised, resolvedAfterMs, left }): Found[] => {
    const inRoom = (caseMs: number) => caseMs / paceOf(state)
    const seen = recognised && inRoom(recognised.afterMs)
    const found = { id: `event/${slug}`, at }
    if (left !== null) {
      const saw = recognised ? `${whoIs(recognised.roleId)} saw it. ` : ''
      return [{ ...found, isGood: false, weight: 7, title: `Left open: ${title}`, why: `${saw}${left}` }]
    }
    const done = resolvedAfterMs === null ? '' : ` It was seen to after ${lasted(inRoom(resolvedAfterMs))}.`
    if (seen === null || !recognised) return []
    const why = `${whoIs(recognised.roleId)} saw it after ${lasted(seen)}.${done}`
    if (seen > SEEN_LATE_MS) return [{ ...found, isGood: false, weight: 5, title: `Seen late: ${title}`, why }]
    const isSoon = seen <= SEEN_SOON_MS
    return [
      {
        ...found,
        isGood: true,
        weight: isSoon ? 6 : 4,
        title: `Seen ${isSoon ? 'at once' : 'and seen to'}: ${title}`,
        why,
      },
    ]
  })

/** When she got worse as a point opened, and when somebody first advised or decided something. */
export const alarmMoments = ({ course: { state, vitals }, entries, to }: LookedBack): Found[] =>
  vitals.flatMap(({ at, monitor }, place): Found[] => {
    const before = vitals[place - 1]?.monitor
    const isSudden = Object.values(state.records.PointProgress).some(({ openedAt }) => openedAt === at)
    if (!before || monitor.oxygenPre >= before.oxygenPre || !isSudden || at > to) return []
    const act = entries.find((entry) => entry.at >= at && (entry.kind === 'advice' || entry.kind === 'decision'))
    const ms = roomMsBetween(state, at, act?.at ?? to)
    const fell = `Her saturation fell from ${before.oxygenPre} to ${monitor.oxygenPre} %.`
    const found = { id: `alarm/${at}`, at }
    if (act && ms <= ACTED_SOON_MS) {
      const why = `${fell} After ${lasted(ms)} somebody said what to do.`
      return [{ ...found, isGood: true, weight: 6, title: 'The alarm was answered at once', why }]
    }
    if (ms <= ACTED_LATE_MS) return []
    const why = act
      ? `${fell} The first advice or decision came after ${lasted(ms)}.`
      : `${fell} Nothing was advised or decided after it.`
    return [{ ...found, isGood: false, weight: 7, title: 'Long until somebody acted', why }]
  })

/** The tube seen on a film where it lies, before the flight. */
export function tubeMoments({ course: { state }, report, content }: LookedBack): Found[] {
  const value = report.metrics.find(({ slug }) => slug === 'tube-verified')?.value
  const film = newestFilm(bedsideHistory(state, content))
  const at = film && state.records.PointProgress[film.point]?.decidedAt.Procedure
  if (value?.kind !== 'words' || at === undefined) return []
  return value.text === 'Yes'
    ? [
        {
          id: 'tube',
          at,
          isGood: true,
          weight: 7,
          title: 'The tube was verified before the flight',
          why: 'A film showed its tip where it lies, after it was last moved.',
        },
      ]
    : []
}
