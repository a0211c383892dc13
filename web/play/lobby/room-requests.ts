import type { Manner } from '#case/records/manners.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import { messages } from '#content/texts/messages.ts'
import { type AccountBody, ask, messageFor, type Problem } from '../../base/live/accounts.ts'
import { patchLive } from '../../base/live/live-store.ts'
import { notify } from '../../base/live/notice-store.ts'
import { readUser, storeUser } from '../../base/live/stored-user.ts'

export interface Joining {
  readonly code: string
  /** Of a guest; without it one comes with the account that is logged in here. */
  readonly name?: string
  /** The room one is in is left for it. */
  readonly leaves?: true
  /** One is the guest of that name, and waits until the educator says so too. */
  readonly asksBack?: true
}

/** Why one is not in: a sentence, with what can be done about it; or that one waits, with a number for the educator. */
export type NotIn =
  | {
      readonly problem: string
      readonly asksToLeave: boolean
      readonly asksBack: boolean
      /** Later it may go better: nobody could be asked. */
      readonly isForNow: boolean
    }
  | { readonly waitsWith: number; readonly message: string }

const FOR_NOW = [0, 429, 502, 503, 504]

/** To the room of a code. Null: one is in it. */
export async function join(joining: Joining): Promise<NotIn | null> {
  const { status, body } = await ask('/api/join', joining)
  const message = body.message ?? messageFor(status)
  if (body.waitsWith !== undefined) return { waitsWith: body.waitsWith, message }
  if (status !== 200 || !body.uid) {
    const { asksToLeave = false, asksBack = false } = body
    return { problem: message, asksToLeave, asksBack, isForNow: FOR_NOW.includes(status) }
  }

  const { uid, email = '' } = body
  const isEducator = email !== '' && readUser()?.isEducator === true
  const known = { ...(email === '' && body.name && { name: body.name }), ...(isEducator && { isEducator }) }
  storeUser({ uid, email, ...known, roleId: null })
  notify(body.message ?? messages.loggedIn)
  return null
}

/** What the room of a code says of itself. Null: there is none, or it cannot be asked now. */
export async function readSign(code: string): Promise<RoomSign | null> {
  const { status, body } = await ask('/api/room-sign', { code })
  return status === 200 ? (body as unknown as RoomSign) : null // what the server says of a room
}

/** Whether somebody without an account may practise here. */
export async function mayPractiseAsGuest(): Promise<boolean> {
  const response = await fetch('/api/practise', { signal: AbortSignal.timeout(20_000) })
  const { guests }: { guests?: boolean } = await response.json()
  return guests === true
}

/**
 * To a room of one's own, with stand-ins in the other seats. Once it is told, the page goes to the seat. Who has no account is
 * known as a guest from then on.
 */
export async function practise(wish: {
  readonly roleId: RoleId
  readonly manner: Manner
  readonly pace?: number
  /** Left out: the first of the house. */
  readonly story?: string
  readonly seed?: number
  readonly hasOrders: boolean
}): Promise<Problem> {
  return move('/api/practise', wish, ({ uid, email = '', name = '' }) => {
    if (uid && uid !== readUser()?.uid) storeUser({ uid, email, ...(email === '' && { name }), roleId: null })
  })
}

export const endPractice = (): Promise<Problem> => move('/api/end-practice', {})

/** Back to the open room. */
export const leaveRoom = (): Promise<Problem> => move('/api/leave-room', {})

/** Goes to another room, which is no news then. */
async function move(path: string, fields: object, onMoved?: (body: AccountBody) => void): Promise<Problem> {
  patchLive({ isMoving: true })
  const { status, body } = await ask(path, fields)
  if (status !== 200) {
    patchLive({ isMoving: false })
    return body.message ?? messageFor(status)
  }
  onMoved?.(body)
  notify(body.message ?? messages.statusStored)
  return null
}
