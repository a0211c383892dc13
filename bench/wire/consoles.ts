import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from '#case/commands.ts'
import { PROVIDER, RT } from '#case/records/roles.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { openConsole, openPage, type Page } from '#server/testing/pages.ts'
import { at, median, type Row } from '../figures/figures.ts'
import { Child } from './child.ts'
import { setRoom } from './site.ts'

const COUNTS = [0, 1, 5, 20]
const ROUNDS = 2
const COMMANDS = 40
/** As fast as one person may. */
const PAUSE_MS = 110
const aims: { readonly [count: number]: string } = { 1: '1.5 times', 20: '3 times' }

/** What educators who watch a team cost the node, and how long the team waits, for an advised option at the fifth point and for a message; beside none. */
export async function measureConsoles(): Promise<Row[]> {
  const { databaseUrl, educators, room, people } = await setRoom('point 5')
  const node = await Child.start('node-server.ts', databaseUrl)
  const open = (roleId: number) => openPage(node.port, people[roleId] ?? { cookie: '' })
  const team = { node, page: await open(RT), colleague: await open(PROVIDER) }
  const kinds = [
    { what: 'an advised option', of: adviceOf, rounds: new Map<number, Cost[]>(), toldKb: [] as number[] },
    { what: 'a message', of: messageOf, rounds: new Map<number, Cost[]>(), toldKb: [] as number[] },
  ]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const count of COUNTS) {
      const consoles = await Promise.all(
        Array.from({ length: count }, (_, index) => openConsole(node, educators[index % 2 ? 1 : 0], { room })),
      )
      const watching = consoles.filter(({ socket }) => socket.connected).length
      if (watching < count) throw new Error(`${watching} of ${count} consoles are open`)
      let bytes = 0
      consoles[0]?.socket.onAny((...told) => {
        bytes += JSON.stringify(told).length
      })
      for (const { of, rounds, toldKb } of kinds) {
        bytes = 0
        const cost = await costOf(team, of)
        if (round === 0) continue
        rounds.set(count, [...(rounds.get(count) ?? []), cost])
        if (count > 0) toldKb.push(bytes / COMMANDS / 1000)
      }
      for (const one of consoles) one.close()
    }
  }
  team.page.close()
  team.colleague.close()
  await node.kill()
  return kinds.flatMap(({ what, rounds, toldKb }) => {
    const row = (figure: string, of: (costs: readonly Cost[]) => number, hasAim: boolean): Row[] =>
      COUNTS.map((count) => ({
        what: `${figure} ${what}, ${count} consoles`,
        measured: of(rounds.get(count) ?? []),
        ...(count > 0 && { floor: of(rounds.get(0) ?? []) }),
        unit: 'ms',
        goal: (hasAim && aims[count]) || '',
      }))
    const waited = (share: number) => (costs: readonly Cost[]) =>
      at(
        costs.flatMap(({ delays }) => delays),
        share,
      )
    return [
      ...row('processor time of', (costs) => median(costs.map(({ cpuMs }) => cpuMs)), true),
      ...row('press to the colleague’s page, p50, of', waited(0.5), false),
      ...row('press to the colleague’s page, p99, of', waited(0.99), false),
      { what: `a console is told of ${what}`, measured: median(toldKb), unit: 'KB', goal: '5 KB' },
    ]
  })
}

interface Cost {
  /** Of each command. */
  readonly cpuMs: number
  readonly delays: readonly number[]
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

interface Team {
  readonly node: Child
  readonly page: Page
  /** Who hears of it. */
  readonly colleague: Page
}

async function costOf({ node, page, colleague }: Team, of: (count: number) => Request): Promise<Cost> {
  const delays: number[] = []
  const before = await node.ask<{ cpuMs: number }>({ what: 'usage' })
  for (let count = 0; count < COMMANDS; count++) {
    const isHeard = new Promise<number>((resolve) => {
      colleague.socket.once('live', () => resolve(performance.now()))
    })
    const pressed = performance.now()
    const answer = await page.send(of(count))
    if (!answer.ok) throw new Error(answer.message)
    delays.push((await isHeard) - pressed)
    await sleep(PAUSE_MS)
  }
  const after = await node.ask<{ cpuMs: number }>({ what: 'usage' })
  return { cpuMs: (after.cpuMs - before.cpuMs) / COMMANDS, delays }
}
