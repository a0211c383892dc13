import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from '#case/commands.ts'
import { RT } from '#case/records/roles.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { openConsole, openPage, type Page } from '#server/testing/pages.ts'
import { median, type Row } from '../figures/figures.ts'
import { Child } from './child.ts'
import { setRoom } from './site.ts'

const COUNTS = [0, 1, 5, 20]
const ROUNDS = 2
const COMMANDS = 40
/** As fast as one person may. */
const PAUSE_MS = 110
const aims: { readonly [count: number]: string } = { 1: '1.5 times', 20: '3 times' }

/** What educators who watch a team cost the node, for an advised option at the fifth point and for a message; beside none. */
export async function measureConsoles(): Promise<Row[]> {
  const { databaseUrl, educator, room, people } = await setRoom('point 5')
  const node = await Child.start('node-server.ts', databaseUrl)
  const page = await openPage(node.port, people[RT] ?? { cookie: '' })
  const kinds = [
    { what: 'an advised option', of: adviceOf, costs: new Map<number, number[]>(), toldKb: [] as number[] },
    { what: 'a message', of: messageOf, costs: new Map<number, number[]>(), toldKb: [] as number[] },
  ]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const count of COUNTS) {
      const consoles = await Promise.all(Array.from({ length: count }, () => openConsole(node, educator, { room })))
      let bytes = 0
      consoles[0]?.socket.onAny((...told) => {
        bytes += JSON.stringify(told).length
      })
      for (const { of, costs, toldKb } of kinds) {
        bytes = 0
        const cost = await costOf(node, page, of)
        if (round === 0) continue
        costs.set(count, [...(costs.get(count) ?? []), cost])
        if (count > 0) toldKb.push(bytes / COMMANDS / 1000)
      }
      for (const one of consoles) one.close()
    }
  }
  page.close()
  await node.kill()
  return kinds.flatMap(({ what, costs, toldKb }) => [
    ...COUNTS.map((count) => ({
      what: `processor time of ${what}, ${count} consoles`,
      measured: median(costs.get(count) ?? []),
      ...(count > 0 && { floor: median(costs.get(0) ?? []) }),
      unit: 'ms',
      goal: aims[count] ?? '',
    })),
    { what: `a console is told of ${what}`, measured: median(toldKb), unit: 'KB', goal: '5 KB' },
  ])
}

const options = case1.decisionStories.at(-1)?.groups.Ventilator ?? []

/** Another each time, as somebody does who changes their mind. */
const adviceOf = (count: number): Request => ({
  kind: 'choose-option',
  point: case1.decisionStories.at(-1)?.slug ?? '',
  group: 'Ventilator',
  option: options[count % 2]?.slug ?? '',
})
const messageOf = (count: number): Request => ({ kind: 'send-message', message: `Pumps are checked, ${count}.` })

async function costOf(node: Child, page: Page, of: (count: number) => Request): Promise<number> {
  const before = await node.ask<{ cpuMs: number }>({ what: 'usage' })
  for (let count = 0; count < COMMANDS; count++) {
    const answer = await page.send(of(count))
    if (!answer.ok) throw new Error(answer.message)
    await sleep(PAUSE_MS)
  }
  const after = await node.ask<{ cpuMs: number }>({ what: 'usage' })
  return (after.cpuMs - before.cpuMs) / COMMANDS
}
