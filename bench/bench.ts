import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBedside } from './browser/bedside.ts'
import { measureChat } from './browser/chat.ts'
import { measureLoads } from './browser/loads.ts'
import { measureMirrors } from './browser/mirrors.ts'
import { measureDebriefing } from './debriefing/debriefing.ts'
import { type Row, short } from './figures/figures.ts'
import { measureTold } from './rules/cost-of-telling.ts'
import { measureArchive } from './wire/archive.ts'
import { measureConsoles } from './wire/consoles.ts'
import { measureCost } from './wire/cost.ts'
import { measureGrowth } from './wire/growth.ts'
import { measureIdle } from './wire/idle.ts'
import { measureListeners } from './wire/listeners.ts'
import { measureLogin } from './wire/login.ts'
import { measureMemory } from './wire/memory.ts'
import { measurePresses } from './wire/presses.ts'
import { measureRates } from './wire/rates.ts'
import { stopPostgres } from './wire/site.ts'

// What a command costs and how long it is under way, beside the least that keeps the same promise. Both are measured in
// turn, round by round, on the same machine in the same minutes: ratios can be compared across machines, times cannot.

const parts = {
  presses: measurePresses,
  cost: measureCost,
  consoles: measureConsoles,
  rates: measureRates,
  told: measureTold,
  listeners: measureListeners,
  growth: measureGrowth,
  archive: measureArchive,
  login: measureLogin,
  memory: measureMemory,
  idle: measureIdle,
  loads: measureLoads,
  bedside: measureBedside,
  chat: measureChat,
  mirrors: measureMirrors,
  debriefing: measureDebriefing,
}
const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } })
const names = Object.keys(parts) as (keyof typeof parts)[] // its own keys
const chosen = names.filter((name) => values.only?.includes(name) ?? true)

const began = { at: new Date().toISOString(), load: loadavg() }
const rows: Row[] = []
for (const name of chosen) {
  console.log(`${name}, load average ${short(loadavg()[0] ?? 0)}`)
  const measured = await parts[name]()
  console.table(measured.map(lineOf))
  rows.push(...measured)
}
await stopPostgres()
if (values.json) writeFileSync(values.json, JSON.stringify({ ...began, loadAfter: loadavg(), rows }, null, 2))
process.exit(0)

function lineOf({ what, measured, unit, floor, goal = '' }: Row) {
  return {
    what,
    measured: `${short(measured)} ${unit}`,
    floor: floor === undefined ? '' : `${short(floor)} ${unit}`,
    ratio: floor === undefined ? '' : short(measured / floor),
    goal,
  }
}
