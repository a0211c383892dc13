import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { openRooms, useRooms } from '../rooms/rooms-store.ts'

/** The room whose code stands in the address, and no other. Should its code change, the page stays with it, and the address follows. */
export function useOpenRoom(uid: string | undefined, code: string): LedRoom | null | undefined {
  const asked = useRef(code)
  useEffect(() => (uid ? openRooms(asked.current) : undefined), [uid])
  const rooms = useRooms((state) => state.rooms)
  const known = useRef<string | null>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isMeant = (room: LedRoom) => (known.current ? room.id === known.current : room.code === code.toUpperCase())
  const room = rooms?.find(isMeant)
  if (room) known.current = room.id
  const now = room?.code

  useEffect(() => {
    if (now && now !== code) navigate(pathname.replace(`/${code}/`, `/${now}/`), { replace: true })
  }, [now, code, pathname, navigate])

  return rooms === null ? undefined : (room ?? null)
}
