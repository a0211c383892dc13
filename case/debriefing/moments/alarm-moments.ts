import type { MonitorRow } from '../../records/vital-stats.ts'
import { bedsideHistory, storyOf } from '../../rules/bedside.ts'
import { paceOf } from '../../rules/case-clock.ts'
import { newestFilm, pastFacts } from '../../rules/past-facts.ts'
import { groupTaking } from '../../story/decision-story.ts'
import { pointNamed } from '../../story/points.ts'
import { pronounsOf } from '../../story/pronouns.ts'
import { numberOf } from '../../story/readings.ts'
import { holds } from '../../story/resolve-text.ts'
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

/** When the newborn got worse as a point opened, and when somebody first advised or decided something. */
export const alarmMoments = ({ course: { state, vitals }, content, entries, to }: LookedBack): Found[] => {
  const sign = content.instruments.signs.find(({ kind }) => kind === 'saturation')
  const saturation = (row: MonitorRow | undefined) => sign && row && numberOf(sign, row)
  return vitals.flatMap(({ at, monitor }, place): Found[] => {
    const [before, after] = [saturation(vitals[place - 1]?.monitor), saturation(monitor)]
    const isSudden = Object.values(state.records.PointProgress).some(({ openedAt }) => openedAt === at)
    if (before === undefined || after === undefined || after >= before || !isSudden || at > to) return []
    const act = entries.find((entry) => entry.at >= at && (entry.kind === 'advice' || entry.kind === 'decision'))
    const ms = roomMsBetween(state, at, act?.at ?? to)
    const fell = `${pronounsOf(content.patient.called).Possessive} saturation fell from ${before} to ${after} %.`
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
}

/** What the story itself has to say of the run. */
export function storyMoments({ course: { state }, content }: LookedBack): Found[] {
  const facts = pastFacts(content, bedsideHistory(state, content))
  return (content.moments ?? []).flatMap(({ slug, point, group, when, isGood, title, why }): Found[] => {
    const at = state.records.PointProgress[pointNamed(content, point)?.docId ?? '']?.decidedAt[group]
    return at !== undefined && holds(when, facts) ? [{ id: `story/${slug}`, at, isGood, weight: 7, title, why }] : []
  })
}

/** What a metric of the story tells went well: the tube seen on a film where it lies. */
export function tubeMoments({ course: { state }, report, content }: LookedBack): Found[] {
  const film = newestFilm(content, bedsideHistory(state, content))
  const at =
    film && state.records.PointProgress[film.docId]?.decidedAt[groupTaking(storyOf(content, film.point), 'film')]
  if (at === undefined) return []
  return content.metrics.flatMap(({ slug, filmMoment }): Found[] => {
    const value = report.metrics.find((metric) => metric.slug === slug)?.value
    if (!filmMoment || value?.kind !== 'words' || value.text !== filmMoment.of) return []
    return [{ id: 'tube', at, isGood: true, weight: 7, title: filmMoment.title, why: filmMoment.why }]
  })
}
