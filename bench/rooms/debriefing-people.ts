import { setPriority } from 'node:os'
import type { TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { type PersonLine, personLine } from './person-line.ts'

// People who look back on their runs, all at once, in a process of their own that lets all others go first: they have devices of their own.

export interface Asked {
  readonly ms: number
  readonly isGiven: boolean
}
/** What one of them waited for. */
export interface Looked {
  readonly line: Asked
  readonly moments: readonly Asked[]
}

const { PORT = '0' } = process.env
const url = `http://localhost:${PORT}/api/debriefing`
/** Each of the three looks at so many. */
const MOMENTS = 4
const GIVES_WAY = 10
setPriority(GIVES_WAY)

interface Person {
  readonly cookie: string
  readonly line: PersonLine
}
let people: Person[] = []

/** They open their pages, and those of before close theirs. */
async function come(cookies: readonly string[]): Promise<void> {
  for (const { line } of people) line.close()
  people = []
  for (const cookie of cookies) people.push({ cookie, line: await personLine(Number(PORT), cookie) })
}

/** As a page does: the time line first, then one moment after the other. */
async function open({ cookie }: Person): Promise<Looked> {
  const { body, ...line } = await ask(`${url}/time-line`, cookie)
  const { from = 0, to = 0 } = (body ?? {}) as Partial<TimeLine> // as the server says it
  const moments: Asked[] = []
  for (let place = 1; place <= MOMENTS; place++) {
    const at = Math.round(from + ((to - from) * place) / (MOMENTS + 1))
    const { body: _, ...moment } = await ask(`${url}/as-it-was?at=${at}`, cookie)
    moments.push(moment)
  }
  return { line, moments }
}

async function ask(address: string, cookie: string): Promise<Asked & { readonly body: unknown }> {
  const began = performance.now()
  const response = await fetch(address, { headers: { cookie, 'accept-encoding': 'br' } }).catch(() => null)
  const body = await response?.json().catch(() => null)
  return { ms: performance.now() - began, isGiven: response?.ok === true, body }
}

process.on('message', async ({ id, cookies }: { id: number; cookies?: readonly string[] }) => {
  process.send?.({ id, value: cookies ? await come(cookies) : await Promise.all(people.map(open)) })
})
process.send?.({ port: 0 })
