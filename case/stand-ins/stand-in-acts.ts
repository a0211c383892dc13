import { z } from 'zod'
import { accept, defineCommand, refuse } from '../commands/define-command.ts'
import { keepRecording } from '../commands/talking/keep-recording.ts'
import { rightStep } from '../orders/right-step.ts'
import { CASE_ID } from '../records/collections.ts'
import { labelOf, type RoleId, roleId, roleIds } from '../records/roles.ts'
import { standInOf } from '../records/stand-in.ts'
import { append, type CaseState, put } from '../records/state.ts'
import { paced, pauseNow, seenAt } from '../rules/case-clock.ts'
import { holderOf } from '../rules/seats.ts'
import type { CaseContent } from '../story/content.ts'
import type { View } from '../views/view.ts'
import { answerMs, answerTo, openQuestion } from './answers.ts'
import type { Deed } from './deed.ts'
import { doingOf } from './played-commands.ts'
import { propose } from './propose.ts'
import { type Speech, speechOf } from './speech.ts'

const rightStepIn = (state: CaseState, content: CaseContent) => (order: string) => rightStep({ state, content }, order)

type ViewOf = (roleId: RoleId) => View

/** Who plays a seat, where that is a stand-in. */
function playingOf(state: CaseState, story: CaseContent, role: RoleId, viewOf: ViewOf) {
  const uid = holderOf(state, role)?.userId ?? ''
  const standIn = standInOf(uid)
  return {
    uid,
    playing: standIn && { roleId: role, ...standIn, view: viewOf(role), story, rightStep: rightStepIn(state, story) },
  }
}

/** The answer that a stand-in owes in the chat, and when it gives it. It is given beside whatever it is at. */
function answerOf(state: CaseState, story: CaseContent, role: RoleId, viewOf: ViewOf) {
  const { uid, playing } = playingOf(state, story, role, viewOf)
  const open = playing && openQuestion(playing.view.chat, uid)
  if (!open || pauseNow(state)) return null
  return { ...open, playing, at: seenAt(state, open.message.time) + paced(state, answerMs(playing, open.place)) }
}

/** What the stand-in of a seat would do next; null while that waits for others, or where none sits. */
function nextOf(state: CaseState, story: CaseContent, role: RoleId, viewOf: ViewOf) {
  const { uid, playing } = playingOf(state, story, role, viewOf)
  const deed = playing && propose(playing)
  const doing = state.records.StandIn[uid] ?? null
  const isTakenUp = deed !== null && deed.what === doing?.what
  /** What it is saying. */
  const speech = playing && isTakenUp && deed.speaks ? speechOf(playing, deed.speaks) : null
  return { uid, deed, isTakenUp, speech, at: playing ? actsAt(state, deed, doing) : null }
}

/** A thing is taken up at once, and done when its time is over. */
function actsAt(state: CaseState, deed: Deed | null, doing: { what: string; since: number } | null): number | null {
  if (pauseNow(state)) return null
  if (!deed) return doing?.what ? 0 : null
  if (deed.what !== doing?.what) return 0
  return Math.max(seenAt(state, doing.since) + paced(state, deed.takesMs), deed.notBefore ?? 0)
}

interface NextAct {
  readonly roleId: RoleId
  readonly at: number
  /** Where a speech ends then: what was said, of which a file is to be made. */
  readonly speech: Speech | null
}

/** Which stand-in acts next, and when; null while none would. */
export function nextActAt(state: CaseState, content: CaseContent, viewOf: ViewOf): NextAct | null {
  const acts = roleIds.flatMap((role) => {
    const { at, speech } = nextOf(state, content, role, viewOf)
    const answer = answerOf(state, content, role, viewOf)
    return [
      ...(answer ? [{ roleId: role, at: answer.at, speech: null }] : []),
      ...(at === null ? [] : [{ roleId: role, at, speech }]),
    ]
  })
  return acts.sort((one, other) => one.at - other.at)[0] ?? null
}

const { path, mimeType, durationMs } = keepRecording.schema.shape

/**
 * A stand-in answers a message, takes up the next thing, or does what it has been at for long enough. What that is comes from the
 * state alone, so that it does not matter who asks for it, or how often.
 */
export const standInActs = defineCommand({
  kind: 'stand-in-acts',
  allowed: 'system',
  looksAtPeople: true,
  input: {
    roleId,
    /** Where it has spoken: the file that was made of it. */
    sound: z.strictObject({ path, mimeType, durationMs }).optional(),
  },
  decide({ state, input: { roleId: role, sound }, now, run, people, content, decideAs, viewOf }) {
    if (run !== state.run) return refuse({ code: 'case-restarted' })
    // While nobody is there it stands still.
    if (!people.some(({ isSignedIn, isPresent }) => isSignedIn && isPresent)) return refuse({ code: 'nothing-due' })
    const answer = sound ? null : answerOf(state, content, role, viewOf)
    if (answer && now >= answer.at) {
      const message = answerTo(answer.playing, answer.message, answer.place, now)
      const said = {
        roleId: role,
        message,
        user: labelOf(role),
        time: now,
        isStandIn: true,
        answers: answer.place,
      } as const
      return accept(append('ChatInbox', CASE_ID, 'chat', said))
    }
    const { uid, deed, isTakenUp, speech, at } = nextOf(state, content, role, viewOf)
    // A file comes with the end of a speech and with nothing else.
    if (at === null || now < at || Boolean(sound) !== Boolean(speech)) return refuse({ code: 'nothing-due' })
    // Nothing is removed: what removes something is stored by itself.
    const rests = put('StandIn', uid, { what: '', kind: '', since: now })
    if (!deed) return accept(rests)
    if (!isTakenUp) {
      return accept(put('StandIn', uid, { what: deed.what, kind: deed.speaks ?? doingOf(deed.request), since: now }))
    }
    const decision = deed.speaks
      ? decideAs({ by: 'system' }, { kind: 'keep-recording', uid, ...sound, ...speech })
      : decideAs({ by: 'user', uid }, deed.request)
    return decision.accepted ? accept(...decision.changes, rests) : decision
  },
})
