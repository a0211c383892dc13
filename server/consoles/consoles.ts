import type { Namespace, Socket } from 'socket.io'
import { z } from 'zod'
import type { ToConsole } from '#case/views/console/messages.ts'
import type { Educators } from '../educators/educators.ts'
import type { PeopleWatch } from '../people/people-watch.ts'
import type { Session } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Database } from '../store/database.ts'
import { ConsolePage } from './console-page.ts'
import { ProjectorPage } from './projector-page.ts'

const LOOK_MS = 1000

type Nothing = Record<never, never>
export type ConsoleSocket = Socket<Nothing, ToConsole, Nothing, { session: Session }>
export type ConsolePages = Namespace<Nothing, ToConsole, Nothing, { session: Session }>

export interface ConsoleParts {
  readonly pages: ConsolePages
  readonly database: Database
  readonly educators: Educators
  readonly rooms: Rooms
  readonly people: PeopleWatch
  readonly onProblem: (error: unknown) => void
}

const asked = z.object({ room: z.string().max(64), part: z.enum(['console', 'projector']).default('console') })

/** Tells consoles and projectors of their rooms, live. Whether a room is theirs is looked up anew every second. */
export function keepConsoles(parts: ConsoleParts) {
  const open = new Set<ConsolePage | ProjectorPage>()
  parts.pages.on('connection', (socket) => {
    const wanted = asked.safeParse(socket.handshake.auth)
    if (!wanted.success) return void socket.disconnect(true)
    const { room, part } = wanted.data
    const page = part === 'console' ? new ConsolePage(socket, room, parts) : new ProjectorPage(socket, room, parts)
    open.add(page)
    socket.on('disconnect', () => {
      open.delete(page)
      page.close()
    })
    void page.look()
  })

  const lookAll = () => {
    for (const page of open) void page.look()
  }
  const timer = setInterval(lookAll, LOOK_MS)
  parts.rooms.onHappening(({ id }, happening) => {
    for (const page of open) if (page.room?.id === id) page.happen(happening)
  })
  parts.people.onChange(({ id }) => {
    for (const page of open) if (page.room?.id === id) page.tell()
  })

  return {
    /** Something about somebody, or whose room it is, has changed. */
    hear: lookAll,
    close: () => clearInterval(timer),
  }
}
