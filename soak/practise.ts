import { parseArgs } from 'node:util'
import { type BusyHands, busyHandsIn } from '#case/checks/busy-hands.ts'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import { mannerNames } from '#case/records/manners.ts'
import { PROVIDER, RN, RT, roleIds } from '#case/records/roles.ts'
import type { CaseContent } from '#case/story/content.ts'
import { builtInStories } from '#server/stories/built-in.ts'

// Plays cases with stand-ins: each role by somebody without fault, the others by stand-ins of each manner, from one seed to the
// next, the first being --from; of the first story, or of the one named with --story; with orders at the bedside, or --without-orders.
// Tells which came to a stop or missed a point, and how long the preparation took; and, on the ideal way, how long RT and RN are at
// work on orders and how much longer the run takes with them.

const { values, positionals } = parseArgs({
  options: {
    story: { type: 'string' },
    from: { type: 'string', default: '1' },
    'without-orders': { type: 'boolean' },
  },
  allowPositionals: true,
})
const hasOrders = !values['without-orders']
const seeds = Number(positionals[0] ?? 100)
const first = Number(values.from)
const known = builtInStories.map(({ content }) => content)
const story = known.find(({ story: { id } }) => id === (values.story ?? known[0]?.story.id))
if (!story) throw new Error(`which story? One of ${known.map(({ story: { id } }) => id).join(', ')}`)
const isAsMeant = !hasOrders || tellHands(story)
if (!isAsMeant) console.log('Hands are idle at a point, or for too long, or orders take too long.')
let failed = 0
for (const role of roleIds)
  for (const manner of mannerNames) {
    const minutes: number[] = []
    for (let seed = first; seed < first + seeds; seed++) {
      try {
        const { score, state } = new PlayedAlone(story, role, manner, seed, { hasOrders }).toReport()
        if (score !== story.scoreScale.best) throw new Error(`${score} points`)
        const { TransportStartTime, TransportStopTime } = state.records.CaseTaskTime[1] ?? {}
        minutes.push(((TransportStopTime ?? 0) - (TransportStartTime ?? 0)) / 60_000)
      } catch (error) {
        failed += 1
        console.log(`as role ${role} with ${manner} stand-ins, seed ${seed}: ${String(error)}`)
      }
    }
    const [least, most] = [Math.min(...minutes), Math.max(...minutes)].map((one) => one.toFixed(1))
    console.log(
      `${role === PROVIDER ? 'Provider' : `role ${role}`}, ${manner}: ${minutes.length} whole, prepared in ${least} to ${most} min`,
    )
  }
console.log(`${failed === 0 ? 'all' : `all but ${failed}`} came to the report with all points`)
process.exit(failed > 0 || !isAsMeant ? 1 : 0)

/** Whether orders bring what they are to bring to who waited, on the ideal way: hands at every point, at no more than they may cost. */
function tellHands(content: CaseContent): boolean {
  const [leastAtWorkMs, mostLongerMs] = [12 * 60_000, 10 * 60_000]
  const minutesOf = (ms: number) => (ms / 60_000).toFixed(1)
  const hands = [false, true].map((isWith): BusyHands => {
    const played = new PlayedAlone(content, PROVIDER, 'expert', 1, { hasOrders: isWith }).toReport()
    return busyHandsIn(played.log, content)
  })
  const [without, withOrders] = hands as [BusyHands, BusyHands] // as many as were asked for
  for (const { slug, busyMs } of withOrders.points)
    console.log(`${slug}: RT ${minutesOf(busyMs[RT])} min, RN ${minutesOf(busyMs[RN])} min at work on orders`)
  const all = withOrders.points.reduce((sum, { busyMs }) => sum + busyMs[RT] + busyMs[RN], 0)
  const [wholeMs, withoutMs] = [withOrders.wholeMs, without.wholeMs]
  const longerMs = wholeMs - withoutMs
  console.log(
    `together ${minutesOf(all)} min; the run takes ${minutesOf(wholeMs)} min, without orders ${minutesOf(withoutMs)}: ${minutesOf(longerMs)} more`,
  )
  const areBusy = withOrders.points.every(({ busyMs }) => busyMs[RT] > 0 && busyMs[RN] > 0)
  return areBusy && all >= leastAtWorkMs && longerMs <= mostLongerMs
}
