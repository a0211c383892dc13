import { io, type Socket } from 'socket.io-client'
import type { LedRoom, ToEducator } from '#case/rooms.ts'
import type { RunningNode } from './start-node.ts'
import { makePeople, type Person } from './test-team.ts'

/** For tests: somebody who may open rooms. */
export async function makeEducator({ database, educators }: RunningNode, name: string): Promise<Person> {
  const [person] = await makePeople(database, [name])
  if (!person) throw new Error('nobody was made')
  await educators.setEducator(person.uid, true)
  return person
}

/** For tests: asks a node for something, as somebody. */
export async function request(
  { port }: RunningNode,
  path: string,
  { cookie = '', body }: { cookie?: string | undefined; body?: object | undefined } = {},
) {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, text, body: isJson ? JSON.parse(text) : null, headers: response.headers }
}

/** For tests: comes to a room by its code. */
export async function joinAs(node: RunningNode, code: string, name: string): Promise<{ uid: string; cookie: string }> {
  const answer = await request(node, '/api/join', { body: { code, name } })
  if (answer.status !== 200) throw new Error(answer.text)
  return { uid: answer.body.uid, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** For tests: the page of an educator's rooms, without the drawing. */
export async function openRoomsPage({ port }: RunningNode, { cookie }: Pick<Person, 'cookie'>) {
  const socket: Socket<ToEducator> = io(`http://localhost:${port}/rooms`, {
    path: '/live',
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  })
  let rooms: readonly LedRoom[] = []
  socket.on('rooms', (told) => {
    rooms = told.rooms
  })
  await new Promise((resolve) => {
    socket.once('rooms', resolve)
    socket.once('signed-out', () => resolve('signed-out'))
    socket.once('connect_error', resolve)
  })
  return {
    socket,
    get rooms(): readonly LedRoom[] {
      return rooms
    },
    close: () => socket.disconnect(),
  }
}
