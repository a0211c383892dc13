import { useLayoutEffect } from 'react'
import { Navigate, Outlet } from 'react-router'
import { openLive } from '../live/connection.ts'
import { useStoredUser } from '../live/stored-user.ts'

/** Everything behind the login. Keeps the page connected as long as somebody is signed in here. */
export function SignedIn() {
  const uid = useStoredUser()?.uid

  // Before the first drawing: the connection takes longer.
  useLayoutEffect(() => (uid ? openLive(uid) : undefined), [uid])

  return uid ? <Outlet /> : <Navigate to="/login" replace />
}
