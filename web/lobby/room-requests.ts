import type { RoleId } from '#case/records/roles.ts'
import type { Manner } from '#case/records/stand-in.ts'
import type { RoomSign } from '#case/rooms.ts'
import { messages } from '#content/texts/messages.ts'
import { type AccountBody, ask, messageFor, type Problem } from '../live/accounts.ts'
import { patchLive } from '../live/live-store.ts'
import { notify } from '../live/notice-store.ts'
import { readUser, storeUser } from '../live/stored-user.ts'

interface Joining {
  readonly code: string
  /** Of a guest; without it one comes with the account that is logged in here. */
  readonly name?: string
  /** The room one is in is left for it. */
  readonly leaves?: true
}

/** To the room of a code. Null: one is in it. */
export async function join(joining: Joining): Promise<{ problem: string; asksToLeave: boolean } | null> {
  const { status, body } = await ask('/api/join', joining)
  if (status !== 200 || !body.uid)
    return { problem: body.message ?? messageFor(status), asksToLeave: body.asksToLeave ?? false }

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
  readonly seed?: number
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
