import { z } from 'zod'
import { accept, defineCommand, refuse } from '../commands/define-command.ts'
import { keepRecording } from '../commands/talking/keep-recording.ts'
import { type RoleId, roleId, roleIds } from '../records/roles.ts'
import { standInOf } from '../records/stand-in.ts'
import { type CaseState, put } from '../records/state.ts'
import { paced, pauseNow, seenAt } from '../rules/case-clock.ts'
import { holderOf } from '../rules/seats.ts'
import type { CaseContent } from '../story/content.ts'
import type { View } from '../views/view.ts'
import type { Deed } from './deed.ts'
import { propose } from './propose.ts'
import { type Speech, speechOf } from './speech.ts'

type ViewOf = (roleId: RoleId) => View

/** What the stand-in of a seat would do next; null while that waits for others, or where none sits. */
function nextOf(state: CaseState, story: CaseContent, role: RoleId, viewOf: ViewOf) {
  const uid = holderOf(state, role)?.userId ?? ''
  const standIn = standInOf(uid)
  const playing = standIn && { roleId: role, ...standIn, view: viewOf(role), story }
  const deed = playing && propose(playing)
  const doing = state.records.StandIn[uid] ?? null
  const isTakenUp = deed !== null && deed.what === doing?.what
  /** What it is saying. */
  const speech = playing && isTakenUp && deed.speaks ? speechOf(playing, deed.speaks) : null
  return { uid, deed, isTakenUp, speech, at: standIn ? actsAt(state, deed, doing) : null }
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
    return at === null ? [] : [{ roleId: role, at, speech }]
  })
  return acts.sort((one, other) => one.at - other.at)[0] ?? null
}

const { path, mimeType, durationMs } = keepRecording.schema.shape

/**
 * A stand-in takes up the next thing, or does what it has been at for long enough. What that is comes from the state alone, so
 * that it does not matter who asks for it, or how often.
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
    const { uid, deed, isTakenUp, speech, at } = nextOf(state, content, role, viewOf)
    // A file comes with the end of a speech and with nothing else.
    if (at === null || now < at || Boolean(sound) !== Boolean(speech)) return refuse({ code: 'nothing-due' })
    // Nothing is removed: what removes something is stored by itself.
    const rests = put('StandIn', uid, { what: '', kind: '', since: now })
    if (!deed) return accept(rests)
    if (!isTakenUp) {
      return accept(put('StandIn', uid, { what: deed.what, kind: deed.speaks ?? deed.request.kind, since: now }))
    }
    const decision = deed.speaks
      ? decideAs({ by: 'system' }, { kind: 'keep-recording', uid, ...sound, ...speech })
      : decideAs({ by: 'user', uid }, deed.request)
    return decision.accepted ? accept(...decision.changes, rests) : decision
  },
})
