import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Request } from '#case/commands.ts'
import { lineOf } from '../backup/backup-file.ts'
import type { RunningNode } from '../start-node.ts'
import { openPage } from './pages.ts'
import { cookieOf, joinAs, request } from './people.ts'
import { sample } from './sample-recordings.ts'

const password = 'a password of some length'
/** With all that COPY writes in a way of its own. */
const oddWords = 'a tab\there, a line\nthere\n\\.\nthen \\N, "quotes" and \u{1f476}'

export async function logIn(node: RunningNode, name: string) {
  const answer = await request(node, '/api/sign-in', { body: { email: `${name}@ward.test`, password } })
  if (answer.status !== 200) throw new Error(answer.text)
  return { uid: answer.body.uid as string, cookie: cookieOf(answer) } // as the route answers
}

/** Somebody asks for something on a page of theirs. */
export async function asks(node: RunningNode, who: { cookie: string }, ...requests: Request[]) {
  const page = await openPage(node.port, who)
  const answers = []
  for (const asked of requests) answers.push(await page.send(asked))
  page.close()
  return answers
}

/** Accounts with a case under way in the open room, and guests with one in a room of theirs. */
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
  const [gus, gia] = [await joinAs(node, code, 'Gus'), await joinAs(node, code, 'Gia')]
  done.push(...(await asks(node, gus, { kind: 'take-role', roleId: 0 }, { kind: 'send-message', message: 'in blue' })))
  done.push(...(await asks(node, gia, { kind: 'take-role', roleId: 1 })))
  const areDone = done.every(({ ok }) => ok) && refused.every(({ ok }) => !ok)
  if (!areDone) throw new Error(JSON.stringify([done, refused]))
  return { room, code, recording, uids: { ann: ann.uid, gus: gus.uid }, device: gus.device }
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

/** A folder of its own. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'trainer-backup-'))
  return {
    folder,
    path: (name: string = randomUUID()) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The same backup with other contents, and the checksum that goes with them. */
export function rewrite(from: string, to: string, change: (text: string) => string): string {
  const whole = gunzipSync(readFileSync(from)).toString()
  const text = change(whole.replace(/[^\n]*\n$/, ''))
  const sha256 = createHash('sha256').update(text).digest('hex')
  writeFileSync(to, gzipSync(text + lineOf({ sha256 })))
  return to
}
