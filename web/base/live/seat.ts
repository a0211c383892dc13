import type { RoleId } from '#case/records/roles.ts'
import type { TeamSeat } from '#case/views/team.ts'
import type { View } from '#case/views/view.ts'
import { roles } from '../roles/roles.ts'
import type { Held } from './held-view.ts'
import { useStoredUser } from './stored-user.ts'
import { useSurroundings, useView } from './surroundings.ts'

export const seatIn = (view: View, uid: string): TeamSeat | null =>
  view.team.find((member) => member.uid === uid) ?? null

/** The numbers of a room's runs begin with the room's. */
const roomOf = ({ run }: Held): number => Math.floor(run / 1_000_000)
export const isElsewhere = (before: Held, after: Held): boolean => roomOf(before) !== roomOf(after)

interface Around {
  /** The role the device remembers, for a page that has just been loaded. */
  readonly roleBefore: RoleId | null
  readonly isOpenRoom: boolean
  /** It is their own doing that they are in another room. */
  readonly isMoving: boolean
}

/** What to tell somebody whose seat is not what it was, or who is in another room, by no doing of their own. Null: nothing. */
export function seatStory(before: Held | null, after: Held, uid: string, around: Around): string | null {
  const { roleBefore, isOpenRoom, isMoving } = around
  if (isMoving) return null
  if (before && isElsewhere(before, after)) return OUT_OF_ROOM
  const was = before ? (seatIn(before.view, uid)?.roleId ?? null) : roleBefore
  const is = seatIn(after.view, uid)?.roleId ?? null
  if (was === is) return null

  const news = after.view.seatNews.find((each) => each.uid === uid && each.roleId === is)
  if (is !== null) return news ? `Your educator gave you the seat of ${roles[is].label}.` : null
  if (news) return freedBy[news.by]
  const isSameRun = before === null || before.run === after.run
  if (isSameRun && after.view.isRunning) return 'Your seat was freed.'
  return isOpenRoom ? 'The Provider ended the case.' : 'Your educator ended the run.'
}

const OUT_OF_ROOM = 'You are out of the room you were in: it has ended, or its educator took you out.'

const freedBy = {
  educator: 'Your educator freed your seat.',
  provider: 'The Provider freed your seat while you were away.',
  'stand-in': 'A stand-in plays your seat, because you were away. Take the seat to play on where it stands.',
}

/** The seat whose screen it is. Null: none. Undefined: the server has not told yet. */
export function useSeat(): TeamSeat | null | undefined {
  const uid = useStoredUser()?.uid
  const { mirrors } = useSurroundings()
  return useView((view) => {
    if (mirrors !== null) return view.team.find(({ roleId }) => roleId === mirrors) ?? null
    return uid ? seatIn(view, uid) : null
  })
}
