import { parseArgs } from 'node:util'
import { type BusyHands, busyHandsIn } from '#case/checks/busy-hands.ts'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import { mannerNames } from '#case/records/manners.ts'
import { PROVIDER, RN, RT, roleIds } from '#case/records/roles.ts'
import type { CaseContent } from '#case/story/content.ts'
import { builtInStories } from '#server/stories/built-in.ts'

// Plays so many practices with orders at the bedside, to the report: by turns in each role, with stand-ins of each manner, from one
// seed to the next; of the first story, or of the one named with --story. Tells how many came to the report, which stood still or
// missed a point; and, on the ideal way, how long RT and RN are at work and the run takes, with orders and without.

const { values, positionals } = parseArgs({ options: { story: { type: 'string' } }, allowPositionals: true })
const count = Number(positionals[0] ?? 90)
const known = builtInStories.map(({ content }) => content)
const story = known.find(({ story: { id } }) => id === (values.story ?? known[0]?.story.id))
if (!story) throw new Error(`which story? One of ${known.map(({ story: { id } }) => id).join(', ')}`)

const minutes = (ms: number) => (ms / 60_000).toFixed(1)

/** What orders are to bring to who waited, and to cost at most. */
const [LEAST_AT_WORK_MS, MOST_LONGER_MS] = [12 * 60_000, 10 * 60_000]

/** Whether they do, on the ideal way: hands at every point. */
function tellHands(content: CaseContent): boolean {
  const hands = [false, true].map((hasOrders): BusyHands => {
    const played = new PlayedAlone(content, PROVIDER, 'expert', 1, { hasOrders }).toReport()
    return busyHandsIn(played.log, content)
  })
  const [without, withOrders] = hands as [BusyHands, BusyHands] // as many as were asked for
  for (const { slug, busyMs } of withOrders.points)
    console.log(`${slug}: RT ${minutes(busyMs[RT])} min, RN ${minutes(busyMs[RN])} min at work on orders`)
  const all = withOrders.points.reduce((sum, { busyMs }) => sum + busyMs[RT] + busyMs[RN], 0)
  const { wholeMs } = withOrders
  const longerMs = wholeMs - without.wholeMs
  console.log(
    `together ${minutes(all)} min; the run takes ${minutes(wholeMs)} min, without orders ${minutes(without.wholeMs)}: ${minutes(longerMs)} more`,
  )
  const areBusy = withOrders.points.every(({ busyMs }) => busyMs[RT] > 0 && busyMs[RN] > 0)
  return areBusy && all >= LEAST_AT_WORK_MS && longerMs <= MOST_LONGER_MS
}

const isAsMeant = tellHands(story)
if (!isAsMeant) console.log('Hands are idle at a point, or for too long, or orders take too long.')
const ways = roleIds.flatMap((role) => mannerNames.map((manner) => ({ role, manner })))
const reached = new Map(ways.map((way) => [way, 0]))
let failed = 0
for (let place = 0; place < count; place++) {
  const way = ways[place % ways.length]
  if (!way) break
  const seed = Math.floor(place / ways.length) + 1
  try {
    const { score } = new PlayedAlone(story, way.role, way.manner, seed, { hasOrders: true }).toReport()
    if (score !== story.scoreScale.best) throw new Error(`${score} points`)
    reached.set(way, (reached.get(way) ?? 0) + 1)
  } catch (error) {
    failed += 1
    console.log(`as role ${way.role} with ${way.manner} stand-ins, seed ${seed}: ${String(error)}`)
  }
}
for (const [{ role, manner }, whole] of reached) console.log(`as role ${role} with ${manner} stand-ins: ${whole} whole`)
console.log(`${count - failed} of ${count} came to the report with all points`)
process.exit(failed > 0 || !isAsMeant ? 1 : 0)
