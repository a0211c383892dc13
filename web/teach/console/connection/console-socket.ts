import type { Socket } from 'socket.io-client'
import type { ToConsole } from '#case/views/console/console-messages.ts'
import { openEducatorSocket } from '../../../base/live/educator-socket.ts'

export type ConsoleSocket = Socket<ToConsole>
export type Gone = Parameters<ToConsole['gone']>[0]

interface Heed {
  readonly listen: (socket: ConsoleSocket) => void
  readonly onOffline: () => void
  readonly onGone: (why: Gone) => void
}

/** Keeps a page connected to one room of its educator, until it is closed or the room is not theirs. */
export const openConsoleSocket = (
  auth: { readonly room: string; readonly part?: 'projector' },
  { listen, onOffline, onGone }: Heed,
): (() => void) =>
  openEducatorSocket<ToConsole>(
    { name: '/console', auth },
    {
      onOffline,
      listen(socket) {
        listen(socket)
        socket.on('gone', (why) => {
          socket.disconnect()
          onGone(why)
        })
      },
    },
  )
