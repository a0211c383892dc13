import { useLayoutEffect, useRef } from 'react'
import { Navigate, Outlet } from 'react-router'
import { openLive } from '../live/connection.ts'
import { useConnection } from '../live/live-store.ts'
import { isGuest, useStoredUser } from '../live/stored-user.ts'
import { useGivenSeat } from './use-given-seat.ts'

/** Everything behind the login. Keeps the page connected as long as somebody is signed in here. */
export function SignedIn() {
  const user = useStoredUser()
  const uid = user?.uid
  const wasGuest = useRef(false)
  if (user) wasGuest.current = isGuest(user)

  // Before the first drawing: the connection takes longer.
  useLayoutEffect(() => (uid ? openLive(uid) : undefined), [uid])

  useGivenSeat()
  // The connection is closed, and forgets it, before the page has gone elsewhere.
  const wasOut = useRef(false)
  if (useConnection() === 'signed-out') wasOut.current = true

  if (uid) return <Outlet />
  // Who did not go by themselves finds there why they are out.
  return <Navigate to={wasGuest.current ? '/join' : '/login'} state={{ isOut: wasOut.current }} replace />
}
