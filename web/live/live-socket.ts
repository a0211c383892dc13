import type { Socket } from 'socket.io-client'
import type { ToPage, ToServer } from '#case/live-messages.ts'

/** A page's connection, and all that may be said over it. */
export type LiveSocket = Socket<ToPage, ToServer>
