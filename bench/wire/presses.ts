import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../figures/figures.ts'
import { at } from '../figures/figures.ts'
import { Child } from './child.ts'
import { delaysOf } from './delays.ts'
import { floorLine, type Line, nodeLine } from './line.ts'
import { emptyDatabase, setStage } from './site.ts'

const ROUNDS = 4
const SPACED = { times: 30, pauseMs: 30 }
/** Each person may ask sixty times at once, and then twenty times a second. */
const BACK_TO_BACK = { times: 120, pauseMs: 0 }
const BREATH_MS = 1500

/** From one person's press to another's page. */
export async function measurePresses(): Promise<Row[]> {
  const floor = await Child.start('floor-server.ts', await emptyDatabase('floor-presses'))
  const floorLines = await Promise.all([1, 2, 3].map(() => floorLine(floor.port)))
  const early = await openTeam('beginning')
  const late = await openTeam('report')
  const shared = await openTeam('beginning')
  const second = await Child.start('node-server.ts', shared.databaseUrl)
  const beyond = await nodeLine(second.port, shared.cookies[1] ?? '')
  const sets: { [name: string]: { lines: readonly Line[]; hearing: readonly Line[] } } = {
    floor: { lines: floorLines, hearing: floorLines.slice(1) },
    'at the beginning': { lines: early.lines, hearing: early.lines.slice(1) },
    'at the report': { lines: late.lines, hearing: late.lines.slice(1) },
    'between two nodes': { lines: shared.lines, hearing: [beyond] },
  }
  const spaced: { [name: string]: number[] } = {}
  const backToBack: { [name: string]: number[] } = {}
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { lines, hearing }] of Object.entries(sets)) {
      const some = {
        spaced: await delaysOf(lines, hearing, SPACED),
        fast: await delaysOf(lines, hearing, BACK_TO_BACK),
      }
      await sleep(BREATH_MS)
      // The first round warms up.
      if (round === 0) continue
      spaced[name] = [...(spaced[name] ?? []), ...some.spaced]
      backToBack[name] = [...(backToBack[name] ?? []), ...some.fast]
    }
  }
  for (const child of [floor, early.node, late.node, shared.node, second]) await child.kill()

  const rowsOf = (how: string, delays: { [name: string]: number[] }, isSpaced: boolean): Row[] =>
    Object.keys(sets)
      .slice(1)
      .flatMap((name) =>
        [0.5, 0.99].map((share) => ({
          what: `press to message, ${how}, ${name}, p${share * 100}`,
          measured: at(delays[name] ?? [], share),
          floor: at(delays.floor ?? [], share),
          unit: 'ms',
          goal: goalOf(name, share, isSpaced),
        })),
      )
  return [...rowsOf('spaced', spaced, true), ...rowsOf('back to back', backToBack, false)]
}

function goalOf(name: string, share: number, isSpaced: boolean): string {
  if (name === 'between two nodes') return share === 0.5 ? '1.8 times' : ''
  return isSpaced || share > 0.5 ? '1.5 times' : '2 times'
}

async function openTeam(place: 'beginning' | 'report') {
  const { databaseUrl, people } = await setStage(place)
  const node = await Child.start('node-server.ts', databaseUrl)
  const cookies = people.map(({ cookie }) => cookie)
  const lines = await Promise.all(cookies.map((cookie) => nodeLine(node.port, cookie)))
  return { databaseUrl, node, cookies, lines }
}
