import { randomUUID } from 'node:crypto'
import type { Request } from '#case/commands/commands.ts'
import { sample } from '../files/sample-files.ts'
import type { RunningNode } from '../start-node.ts'
import { openPage } from '../test-team.ts'

const password = 'a password of some length'
/** With all that COPY writes in a way of its own. */
const oddWords = 'a tab\there, a line\nthere\n\\.\nthen \\N, "quotes" and \u{1f476}'

async function post(node: RunningNode, path: string, body: object) {
  const response = await fetch(`http://localhost:${node.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { uid = '', message = '' } = (await response.json()) as { uid?: string; message?: string } // as both routes answer
  if (!response.ok) throw new Error(message)
  return { uid, cookie }
}

export const logIn = (node: RunningNode, name: string) =>
  post(node, '/api/sign-in', { email: `${name}@ward.test`, password })

export const joinRoom = (node: RunningNode, code: string, name: string) => post(node, '/api/join', { code, name })

/** Somebody asks for something on a page of theirs. */
export async function asks(node: RunningNode, who: { cookie: string }, ...requests: Request[]) {
  const page = await openPage(node.port, who)
  const answers = []
  for (const request of requests) answers.push(await page.send(request))
  page.close()
  return answers
}

/** For tests: accounts with a case under way in the open room, and guests with one in a room of theirs. */
export async function fillHouse(node: RunningNode) {
  for (const name of ['ann', 'rob', 'una']) await node.accounts.add(`${name}@ward.test`, password)
  const [ann, rob] = [await logIn(node, 'ann'), await logIn(node, 'rob')]
  const provider: Request[] = [
    { kind: 'take-role', roleId: 0 },
    { kind: 'answer-call' },
    { kind: 'continue', step: 0 },
    { kind: 'send-message', message: oddWords },
  ]
  const done = await asks(node, ann, ...provider)
  done.push(...(await asks(node, rob, { kind: 'take-role', roleId: 1 }, { kind: 'save-note', text: 'a thought' })))
  const recording = await record(node, ann)
  const refused = await asks(node, rob, { kind: 'answer-call' })

  const { id: room, code } = await node.book.open('Blue team')
  const [gus, gia] = [await joinRoom(node, code, 'Gus'), await joinRoom(node, code, 'Gia')]
  done.push(...(await asks(node, gus, { kind: 'take-role', roleId: 0 }, { kind: 'send-message', message: 'in blue' })))
  done.push(...(await asks(node, gia, { kind: 'take-role', roleId: 1 })))
  const areDone = done.every(({ ok }) => ok) && refused.every(({ ok }) => !ok)
  if (!areDone) throw new Error(JSON.stringify([done, refused]))
  return { room, code, recording, uids: { ann: ann.uid, gus: gus.uid } }
}

/** The Provider's summary, and where it is heard. */
async function record(node: RunningNode, { cookie }: { cookie: string }): Promise<string> {
  const address = `/api/recordings/summary?id=${randomUUID()}&run=${node.loop.state.run}`
  const response = await fetch(`http://localhost:${node.port}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'audio/webm', cookie },
    body: new Uint8Array(sample('chromium-five-seconds.webm')),
  })
  const { path = '', message } = (await response.json()) as { path?: string; message?: string } // as the route answers
  if (!response.ok) throw new Error(message)
  return path
}
