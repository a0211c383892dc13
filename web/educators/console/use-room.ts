import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { useRooms } from '../rooms/rooms-store.ts'

/** The room whose code stands in the address. Should its code change, the page stays with the room, and the address follows. */
export function useRoomByCode(code: string): LedRoom | null | undefined {
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
