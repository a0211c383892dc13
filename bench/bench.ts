import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCost } from './wire/cost.ts'
import { measureListeners } from './wire/listeners.ts'
import { measurePresses } from './wire/presses.ts'
import { measureRates } from './wire/rates.ts'
import { stopPostgres } from './wire/site.ts'

// What a command costs and how long it is under way, beside the least that keeps the same promise. Both are measured in
// turn, round by round, on the same machine in the same minutes: ratios can be compared across machines, times cannot.

/** One line of the table. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** The same with a plain WebSocket and a single statement. */
  readonly floor?: number
  /** What the ratio, or where there is no floor the figure, should at most (or, of rates, at least) be. */
  readonly goal?: string
}

const parts = { presses: measurePresses, cost: measureCost, rates: measureRates, listeners: measureListeners }
const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } })
const names = (Object.keys(parts) as (keyof typeof parts)[]).filter(
  (name) => !values.only || values.only.includes(name),
) // its own keys

const began = { at: new Date().toISOString(), load: loadavg() }
const rows: Row[] = []
for (const name of names) {
  console.log(`${name}, load ${loadavg()[0]?.toFixed(2)}`)
  rows.push(...(await parts[name]()))
}
await stopPostgres()

const short = (number: number) => Number(number.toPrecision(3))
console.table(
  rows.map(({ what, measured, unit, floor, goal }) => ({
    what,
    measured: `${short(measured)} ${unit}`,
    floor: floor === undefined ? '' : `${short(floor)} ${unit}`,
    ratio: floor === undefined ? '' : short(measured / floor),
    goal: goal ?? '',
  })),
)
console.log(`Load average: ${began.load.map(short).join(' ')} before, ${loadavg().map(short).join(' ')} after.`)
if (values.json) writeFileSync(values.json, JSON.stringify({ ...began, loadAfter: loadavg(), rows }, null, 2))
process.exit(0)
