import { PROVIDER, roleIds } from '#case/records/roles.ts'
import { manners, Practice } from '#case/testing/practice.ts'

// Plays cases with stand-ins: each role by somebody without fault, the others by stand-ins of each manner, from one seed to the
// next. Tells which came to a stop or missed a point, and how long the preparation took.

const seeds = Number(process.argv[2] ?? 100)
let failed = 0
for (const role of roleIds)
  for (const manner of manners) {
    const minutes: number[] = []
    for (let seed = 1; seed <= seeds; seed++) {
      try {
        const { score, state } = new Practice(role, manner, seed).toReport()
        if (score !== 30) throw new Error(`${score} points`)
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
