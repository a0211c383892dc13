import { CASE_ID } from '../../records/collections.ts'
import type { CaseState } from '../../records/state.ts'
import { type Law, same } from './law.ts'

const clockOf = (state: CaseState) => state.records.CaseClock[CASE_ID] ?? { pauses: [], skips: [] }
const isStill = (state: CaseState): boolean => clockOf(state).pauses.some(({ to }) => to === null)

/** What may change while the case stands still: words, what was heard, seats, what educators do, and the talk about it. */
const movesInPauses: ReadonlySet<string> = new Set([
  ...['ChatInbox', 'Note', 'KeyWords', 'DebriefNote', 'SoundConsent', 'CaseAudioStatus'],
  ...['Recording', 'Cases', 'LiveCaseTeam', 'SeatNews', 'StandIn'],
  ...['CaseClock', 'Steering', 'Spoken', 'Flag', 'Judgement', 'ScoreSight', 'Injection', 'Hand', 'Course'],
  ...['Debriefing', 'Rating'],
])

/** While the case stands still nothing of it moves. */
export const aPauseIsStill: Law = ({ before, after, isSameRun, command }) => {
  if (!isSameRun || !isStill(before)) return null
  const moved = Object.entries(after.records).find(
    ([name, records]) => records !== before.records[name as keyof typeof before.records] && !movesInPauses.has(name),
  )
  return moved ? `${command.kind} moved ${moved[0]} in a pause` : null
}

/** Pauses follow each other, one at a time; what is over stays as it was, and so do skips. */
export const clocksAreWhole: Law = ({ before, after, isSameRun }) => {
  const { pauses, skips } = clockOf(after)
  for (const [index, { from, to }] of pauses.entries()) {
    if (to === null && index < pauses.length - 1) return 'a pause before the last has no end'
    if (to !== null && to < from) return 'a pause ended before it began'
    if (index > 0 && from < (pauses[index - 1]?.to ?? Number.POSITIVE_INFINITY)) return 'two pauses at once'
  }
  if (!isSameRun) return null
  const was = clockOf(before)
  const isKept = was.pauses.every((pause, index) => pause.to === null || same(pause, pauses[index]))
  if (!isKept || pauses.length < was.pauses.length) return 'a pause that was over has changed'
  return same(was.skips, skips.slice(0, was.skips.length)) ? null : 'a skip has changed'
}

const steered: ReadonlySet<string> = new Set([
  ...['pause', 'resume', 'skip-wait', 'speak', 'hide-score', 'inject', 'take-back', 'lay-hand', 'let-go'],
  ...['lead-debriefing', 'hand-debriefing', 'rate-as-educator'],
])

/** Of several educators one steers, until another takes over; nobody else does. */
export const oneSteers: Law = ({ before, after, isSameRun, asker, command }) => {
  const hasMoved = isSameRun && before.records.Steering !== after.records.Steering
  if (hasMoved && asker.by !== 'educator' && command.kind !== 'keep-speech') return `${asker.by} steers`
  if (asker.by !== 'educator' || !steered.has(command.kind)) return null
  const steers = before.records.Steering[CASE_ID]?.uid ?? asker.uid
  if (steers !== asker.uid) return `${command.kind} of one who does not steer was done`
  return after.records.Steering[CASE_ID]?.uid === asker.uid ? null : `after ${command.kind} nobody steers`
}

/** Of what an educator saw nothing but its words changes afterwards; a mark on the checklist is about something of it. */
export const marksStand: Law = ({ before, after, isSameRun, asker, content, now }) => {
  if (!isSameRun || before.records.Flag === after.records.Flag) return null
  if (asker.by !== 'educator') return `${asker.by} touched a flag`
  const watched = [...content.teamRating.items.flatMap(({ behaviours }) => behaviours), ...content.objectives]
  for (const [id, is] of Object.entries(after.records.Flag)) {
    const was = before.records.Flag[id] ?? { ...is, at: now, by: asker.uid }
    if (!same({ ...was, text: '' }, { ...is, text: '' })) return `flag ${id} is another`
    const { about, sign } = is
    if (about !== undefined && !(sign && watched.some(({ slug }) => slug === about)))
      return `flag ${id} is about nothing`
  }
  return null
}

/** What was said stays said. */
export const wordsOfEducatorsStay: Law = ({ before, after, isSameRun }) => {
  if (!isSameRun) return null
  const isKept = Object.entries(before.records.Spoken).every(([id, said]) => same(said, after.records.Spoken[id]))
  return isKept ? null : 'what an educator said has changed'
}
