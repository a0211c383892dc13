import type { LiveMessage, Resume } from '#case/live-messages.ts'
import type { LogEntry } from '#case/records/log.ts'
import { isReversible, stepBack } from '#case/records/log.ts'
import type { CaseState } from '#case/records/state.ts'
import { withLastMessages } from '#case/views/last-messages.ts'
import type { Audience } from '#case/views/view.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import { audienceOf } from './audience.ts'
import { cutBy } from './cut-by.ts'

/** Further behind than this, everything is sent instead. */
const MOST_ENTRIES = 500

/** Whether the log can help: a page of another run, too far behind or not behind at all needs none of it. */
export const isWithinReach = (state: CaseState, { run, version }: Resume): boolean =>
  run === state.run && version < state.version && state.version - version <= MOST_ENTRIES

export const wholeMessage = (state: CaseState, audience: Audience, views: ViewCutter, now: number): LiveMessage => ({
  type: 'whole',
  run: state.run,
  version: state.version,
  rules: cutBy(views.content),
  view: withLastMessages(views.cut(state, audience)),
  now,
})

/**
 * What a page that was away has missed, worked out from the log: the state is stepped back to the page's version,
 * and the two views are compared. `log` holds what was accepted after that version.
 */
export function catchUpMessage(
  state: CaseState,
  uid: string,
  resume: Resume,
  log: readonly LogEntry[],
  views: ViewCutter,
  now: number,
): LiveMessage {
  const audience = audienceOf(state, uid)
  const missed = log.filter((entry) => entry.version > resume.version && entry.version <= state.version)
  const isComplete = missed.length === state.version - resume.version
  const isNear = missed.length <= MOST_ENTRIES && missed.every((entry) => isReversible(entry.changes))
  if (resume.run !== state.run || !isComplete || !isNear) return wholeMessage(state, audience, views, now)

  const then = stepBack(state, missed)
  // A seat taken or lost in between means other eyes: what the page holds was cut for somebody else.
  if (audienceOf(then, uid) !== audience) return wholeMessage(state, audience, views, now)
  // By what the room has cut already: of fields whose records are the same nothing is cut again.
  const change = views.cutChange(then, state, audience)
  const whole = wholeMessage(state, audience, views, now)
  // Of a long conversation that it missed it gets the end, like a page that has just come.
  if (whole.type === 'whole' && change.addChat.length > whole.view.chat.length) return whole
  const { run, version } = state
  return { type: 'change', run, from: resume.version, version, now, ...change }
}
