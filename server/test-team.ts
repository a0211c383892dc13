import { createHmac, randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { Request } from '#case/commands/commands.ts'
import type { Answer, LiveMessage, ToPage, ToServer } from '#case/live-messages.ts'
import type { People } from '#case/people.ts'
import { createAuth } from './people/auth.ts'
import type { Database } from './store/database.ts'

/** For tests: people with sessions, made directly in the database because signing in is throttled. */
export async function makePeople(database: Database, names: readonly string[]): Promise<Person[]> {
  const context = await (await createAuth(database)).$context
  return Promise.all(
    names.map(async (name) => {
      const email = `${name}@ward.test`
      const user = await context.internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'admin' })
      const { token } = await context.internalAdapter.createSession(user.id)
      const signature = createHmac('sha256', context.secret).update(token).digest('base64')
      const cookie = `${context.authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`
      await database.pool.query('insert into users (uid, email, status, time) values ($1, $2, true, 0)', [
        user.id,
        email,
      ])
      return { uid: user.id, email, cookie }
    }),
  )
}

export interface Person {
  readonly uid: string
  readonly email: string
  readonly cookie: string
}

export type Page = Awaited<ReturnType<typeof openPage>>

/** For tests: a page as the browser has it, without the drawing. Keeps every message it was told. */
export async function openPage(port: number, { cookie }: Pick<Person, 'cookie'>, resume: object = {}) {
  const socket: Socket<ToPage, ToServer<unknown, unknown>> = io(`http://localhost:${port}`, {
    path: '/live',
    transports: ['websocket'],
    auth: resume,
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  })
  const told: LiveMessage[] = []
  let people: People = []
  socket.on('people', (now) => {
    people = now
  })
  socket.on('live', (message) => told.push(message))
  await new Promise((resolve, reject) => {
    socket.once('live', resolve)
    // A node that is too busy to look somebody up says so, and a page tries again.
    socket.on('connect_error', (error) => (isAskedLater(error) ? socket.connect() : reject(error)))
  })

  return {
    socket,
    told,
    get people(): People {
      return people
    },
    get newest(): LiveMessage | undefined {
      return told.at(-1)
    },
    send: async (request: Request, id: string = randomUUID()): Promise<Answer> => {
      if (!socket.connected) throw new Error('the connection is lost')
      const run = told.at(-1)?.run ?? 0
      return socket.timeout(60_000).emitWithAck('command', { ...request, id, run })
    },
    sendRaw: (sent: unknown): Promise<Answer> => socket.timeout(60_000).emitWithAck('command', sent),
    close: () => socket.disconnect(),
  }
}

const isAskedLater = (error: Error & { description?: { message?: string } }): boolean =>
  error.description?.message?.endsWith('503') ?? false
