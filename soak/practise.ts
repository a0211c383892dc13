import { parseArgs } from 'node:util'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import { mannerNames } from '#case/records/manners.ts'
import { PROVIDER, roleIds } from '#case/records/roles.ts'
import { builtInStories } from '#server/stories/built-in.ts'

// Plays cases with stand-ins: each role by somebody without fault, the others by stand-ins of each manner, from one seed to the
// next; of the first story, or of the one named with --story; with orders at the bedside, or --without-orders. Tells which came to a
// stop or missed a point, and how long the preparation took.

const { values, positionals } = parseArgs({
  options: { story: { type: 'string' }, 'without-orders': { type: 'boolean' } },
  allowPositionals: true,
})
const hasOrders = !values['without-orders']
const seeds = Number(positionals[0] ?? 100)
const known = builtInStories.map(({ content }) => content)
const story = known.find(({ story: { id } }) => id === (values.story ?? known[0]?.story.id))
if (!story) throw new Error(`which story? One of ${known.map(({ story: { id } }) => id).join(', ')}`)
let failed = 0
for (const role of roleIds)
  for (const manner of mannerNames) {
    const minutes: number[] = []
    for (let seed = 1; seed <= seeds; seed++) {
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
process.exit(failed > 0 ? 1 : 0)
