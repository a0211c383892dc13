import type { BriefingReport } from '../../report/briefing-report.ts'
import type { TimeLineEntry } from '../debriefing-messages.ts'
import { QUIET_MS } from '../time-line.ts'
import { type Found, type LookedBack, lasted, roomMsBetween, whoIs } from './looked-back.ts'

/** Who has waited so long for an answer has been left alone with it; so short, somebody listened. */
const LEFT_MS = 120_000
const SOON_MS = 30_000
const MOST_QUIET = 3
const MOST_HEARD = 200

/** Questions in the chat, with and without an answer. */
export function questionMoments({ course: { state }, entries, to }: LookedBack): Found[] {
  const chat = entries.filter(({ lane }) => lane === 'chat')
  return chat.flatMap((asked, place): Found[] => {
    if (!/\?(\s|$)/.test(asked.text) || typeof asked.by !== 'number') return []
    const answer = chat.slice(place + 1, place + MOST_HEARD).find(({ by }) => by !== asked.by)
    const ms = roomMsBetween(state, asked.at, answer?.at ?? to)
    const found = { id: `question/${place}`, at: asked.at }
    if (ms > LEFT_MS) {
      const why = answer
        ? `${quoted(asked)} The next word of another came after ${lasted(ms)}.`
        : `${quoted(asked)} Nobody wrote an answer.`
      return [{ ...found, isGood: false, weight: 5, title: 'A question that waited', why }]
    }
    if (!answer || ms > SOON_MS) return []
    const why = `${quoted(asked)} ${whoOf(answer)} answered after ${lasted(ms)}.`
    return [{ ...found, isGood: true, weight: 2, title: 'A question that was answered at once', why }]
  })
}

const whoOf = ({ by }: TimeLineEntry): string => (typeof by === 'number' ? whoIs(by) : 'Somebody')

const LONGEST = 120
const quoted = (asked: TimeLineEntry): string =>
  `${whoOf(asked)} asked: “${asked.text.length > LONGEST ? `${asked.text.slice(0, LONGEST)}…` : asked.text}”`

/** The longest stretches in which nobody did anything, and no work was under way that everyone waits for. */
export function quietMoments({ course: { state }, quiet, to }: LookedBack): Found[] {
  return quiet
    .filter((stretch) => stretch.to <= to)
    .map((stretch) => ({ ...stretch, ms: roomMsBetween(state, stretch.from, stretch.to) }))
    .filter(({ ms }) => ms >= QUIET_MS)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, MOST_QUIET)
    .map(({ from, ms }) => ({
      id: `quiet/${from}`,
      at: from,
      isGood: false,
      weight: 4,
      title: 'A long wait',
      why: `For ${lasted(ms)} nobody entered anything. What was each of you waiting for?`,
    }))
}

/** What was heard of the briefing and of the handover. */
export const spokenMoments = ({ course: { state }, report }: LookedBack): Found[] =>
  (['summary', 'handover'] as const).flatMap((which) => {
    const recording = state.records.Recording[which]
    if (!recording) return []
    const name = which === 'summary' ? 'briefing' : 'handover'
    return heardOf(report[which], name).map((one) => ({
      ...one,
      id: `heard/${which}`,
      at: recording.at - recording.durationMs,
    }))
  })

function heardOf({ items }: BriefingReport, name: string): Omit<Found, 'id' | 'at'>[] {
  const missed = items.filter(({ rt, rn }) => !rt && !rn)
  const [first] = missed
  if (!first) {
    const why = `RT and RN heard all ${items.length} points of the ${name}.`
    return [{ isGood: true, weight: 5, title: `The ${name} was heard whole`, why }]
  }
  const why = `Neither RT nor RN ticked ${missed.length} of ${items.length} points, “${first.heading}” among them.`
  return [{ isGood: false, weight: 4, title: `Not all of the ${name} arrived`, why }]
}
