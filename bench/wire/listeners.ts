import type { Row } from '../figures/figures.ts'
import { at } from '../figures/figures.ts'
import { Child } from './child.ts'
import { delaysOf } from './delays.ts'
import { floorLine, type Line, nodeLine } from './line.ts'
import { emptyDatabase, setStage } from './site.ts'

const LISTENERS = 1000
const ROUNDS = 2
const PRESSES = { times: 40, pauseMs: 60 }
/** Browsers do not all begin in the same millisecond either. */
const AT_ONCE = 50

/** One person's press, and a thousand who hear of it. */
export async function measureListeners(): Promise<Row[]> {
  const floor = await Child.start('floor-server.ts', await emptyDatabase('floor-listeners'))
  const { databaseUrl, people } = await setStage('beginning', LISTENERS)
  const node = await Child.start('node-server.ts', databaseUrl)
  const floorLines = await openAll(LISTENERS + 3, () => floorLine(floor.port))
  const nodeLines = await openAll(LISTENERS + 3, (index) => nodeLine(node.port, people[index]?.cookie ?? ''))
  const heard = { floor: [] as number[], node: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await delaysOf(floorLines.slice(0, 3), floorLines, PRESSES)
    const other = await delaysOf(nodeLines.slice(0, 3), nodeLines, PRESSES)
    if (round > 0) heard.floor.push(...one)
    if (round > 0) heard.node.push(...other)
  }
  await floor.kill()
  await node.kill()
  return [0.5, 0.99].map((share) => ({
    what: `press to each of ${LISTENERS} pages, p${share * 100}`,
    measured: at(heard.node, share),
    floor: at(heard.floor, share),
    unit: 'ms',
    ...(share > 0.5 && { goal: '1.2 times' }),
  }))
}

async function openAll(count: number, open: (index: number) => Promise<Line>): Promise<Line[]> {
  const lines: Line[] = []
  while (lines.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - lines.length) }, (_, index) => lines.length + index)
    lines.push(...(await Promise.all(some.map(open))))
  }
  return lines
}
