import { z } from 'zod'
import type { Room } from '../rooms/room.ts'
import { ConsolePage } from './console-page.ts'
import type { EducatorPageNeeds } from './educator-page.ts'
import { ProjectorPage } from './projector-page.ts'
import { RoomConsole } from './room-console.ts'

const LOOK_MS = 1000

const asked = z.object({ room: z.string().max(64), part: z.enum(['console', 'projector']).default('console') })

/** Tells consoles and projectors of their rooms, live. Whether a room is theirs is looked up anew every second. */
export function keepConsoles(parts: Omit<EducatorPageNeeds, 'consoleOf'>) {
  const open = new Set<ConsolePage | ProjectorPage>()
  /** Of the rooms that a console is open of. */
  const consoles = new Map<Room, RoomConsole>()
  function consoleOf(room: Room): RoomConsole {
    const one = consoles.get(room) ?? new RoomConsole(room, parts)
    consoles.set(room, one)
    return one
  }
  const pageParts: EducatorPageNeeds = { ...parts, consoleOf }
  parts.pages.on('connection', (socket) => {
    const wanted = asked.safeParse(socket.handshake.auth)
    if (!wanted.success) return void socket.disconnect(true)
    const { room, part } = wanted.data
    const page =
      part === 'console' ? new ConsolePage(socket, room, pageParts) : new ProjectorPage(socket, room, pageParts)
    open.add(page)
    socket.on('disconnect', () => {
      open.delete(page)
      page.close()
    })
    void page.look()
  })

  const lookAll = () => {
    for (const page of open) void page.look()
    for (const [room, one] of consoles) {
      if (!one.isEmpty) void one.lookAround()
      else {
        one.close()
        consoles.delete(room)
      }
    }
  }
  const timer = setInterval(lookAll, LOOK_MS)
  const tellPagesOf = ({ id }: Room) => {
    for (const page of open) if (page.room?.id === id) page.tell()
  }
  parts.people.onChange(tellPagesOf)

  return {
    /** Something about somebody, or whose room it is, has changed. */
    hear: lookAll,
    close: () => clearInterval(timer),
  }
}
