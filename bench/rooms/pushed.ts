import { at, short } from '../figures/figures.ts'
import { loadOf } from './figures.ts'
import type { House } from './house.ts'

const RATES = [200, 400, 600, 800]
const WARM_SECONDS = 8
const WORK_SECONDS = 8

/** All teams do more and more a second: what comes later, and whether anything is refused. */
export async function measurePushed(house: House): Promise<void> {
  await house.work({ aSecond: RATES[0] ?? 0, seconds: WARM_SECONDS })
  const load = loadOf()
  const rows = []
  for (const aSecond of RATES) {
    const { delays, commands, again, refused, ms, cpuMs, standstillMs, inLine } = await house.work({
      aSecond,
      seconds: WORK_SECONDS,
    })
    rows.push({
      'asked a second': aSecond,
      'done a second': short((commands * 1000) / ms),
      'p 50': `${short(at(delays, 0.5))} ms`,
      'p 99': `${short(at(delays, 0.99))} ms`,
      'too early': again,
      refused,
      'CPU of a command': `${short(cpuMs / commands)} ms`,
      'of a core': `${short((cpuMs * 100) / ms)} %`,
      'stands still': `${short(standstillMs)} ms`,
      'wait for a connection': short(inLine),
    })
  }
  console.log(`\n${house.rooms.length} rooms asked for more and more, load average ${load} to ${loadOf()}`)
  console.table(rows)
}
