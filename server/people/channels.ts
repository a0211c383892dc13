import type { Namespace, Server, Socket } from 'socket.io'
import type { FromDebriefing, ToDebriefing } from '#case/debriefing/debriefing-messages.ts'
import type { ToPage, ToServer } from '#case/live-messages.ts'
import type { ToEducator } from '#case/rooms.ts'
import type { ToConsole } from '#case/views/console/console-messages.ts'
import type { Room } from '../rooms/room.ts'
import type { Session } from './sessions.ts'

type Nothing = Record<never, never>

/** What pages of each kind say, before it is read, and what they are told. Theirs is one connection, in as many channels as a page needs. */
interface Channels {
  '/': { hears: ToServer<unknown, unknown, unknown>; says: ToPage<Buffer> }
  '/rooms': { hears: Nothing; says: ToEducator }
  '/console': { hears: Nothing; says: ToConsole }
  '/debriefing': { hears: { [E in keyof FromDebriefing]: (sent: unknown) => void }; says: ToDebriefing }
}
export type Channel = keyof Channels

interface PageData {
  session: Session
}
interface TeamPageData extends PageData {
  room: Promise<Room>
  /** Commands of it that have no answer yet. */
  underWay: Set<Promise<void>>
}
type DataOf<C extends Channel> = C extends '/' ? TeamPageData : PageData

/** The connection of a page to a channel, and all of them. */
export type PageAt<C extends Channel> = Socket<Channels[C]['hears'], Channels[C]['says'], Nothing, DataOf<C>>
export type PagesAt<C extends Channel> = Namespace<Channels[C]['hears'], Channels[C]['says'], Nothing, DataOf<C>>

/** Each channel of the server with what is said there: socket.io itself knows one set of words for all. */
export const channelOf =
  (io: Server) =>
  <C extends Channel>(channel: C): PagesAt<C> =>
    io.of(channel) as unknown as PagesAt<C> // as the list above says of it
