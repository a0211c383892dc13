import { createHmac } from 'node:crypto'
import { createAuth } from '../people/auth.ts'
import type { RunningNode } from '../start-node.ts'
import type { Database } from '../store/database.ts'

/** People with sessions, made directly in the database because signing in is throttled. */
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

/** Somebody who may open rooms. */
export async function makeEducator({ database, educators }: RunningNode, name: string): Promise<Person> {
  const [person] = await makePeople(database, [name])
  if (!person) throw new Error('nobody was made')
  await educators.setEducator(person.uid, true)
  return person
}

/** Asks a node for something, as somebody. */
export async function request(
  { port }: Pick<RunningNode, 'port'>,
  path: string,
  { cookie = '', body }: { cookie?: string | undefined; body?: object | undefined } = {},
) {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, text, body: isJson ? JSON.parse(text) : null, headers: response.headers }
}

/** Comes to a room by its code. */
export async function joinAs(
  node: Pick<RunningNode, 'port'>,
  code: string,
  name: string,
  /** Of the device they came with before. */
  cookie?: string,
): Promise<{ uid: string; cookie: string; device: string }> {
  const answer = await request(node, '/api/join', { cookie, body: { code, name } })
  if (answer.status !== 200) throw new Error(answer.text)
  return { uid: answer.body.uid, cookie: cookieOf(answer), device: deviceCookieOf(answer) }
}

const deviceCookieOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.includes('.guest='))
    ?.split(';')[0] ?? ''

/** The cookie that an answer sets. */
export const cookieOf = ({ headers }: { headers: Headers }): string => headers.get('set-cookie')?.split(';')[0] ?? ''
