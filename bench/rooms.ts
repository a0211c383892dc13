import { parseArgs } from 'node:util'
import { measureBusy } from './rooms/busy.ts'
import { measureDebriefings } from './rooms/debriefings.ts'
import { measureGreedy } from './rooms/greedy.ts'
import { House } from './rooms/house.ts'
import { measureLeaving } from './rooms/leaving.ts'
import { measurePushed } from './rooms/pushed.ts'
import { measureSpread } from './rooms/spread.ts'
import { stopPostgres } from './wire/site.ts'

// What a team costs beside other teams: the same number of commands a second spread over more and more rooms, each on a node
// of its own, in turn; then two hundred teams at work, also in a house with many accounts and much in the logs of others; then
// what is left of rooms that nobody is in. All walk whole cases in the ideal way, over real connections. Then many rooms that look
// back on their runs at once, beside a few at work, and one person who asks for far too much; `--only debriefings`, `--only greedy`
// measure that alone, `--only busy` the two hundred, `--only pushed` the same teams with ever more to do.

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
if (only === 'debriefings') await measureDebriefings()
else if (only === 'greedy') await measureGreedy()
else if (only === 'busy') await measureAlone(measureBusy)
else if (only === 'pushed') await measureAlone(measurePushed)
else await measureAll()
await stopPostgres()
process.exit(0)

async function measureAlone(measure: (house: House) => Promise<void>): Promise<void> {
  const house = await House.open(200)
  await house.begin()
  await measure(house)
  await house.close()
}

async function measureAll(): Promise<void> {
  const ROOMS = [1, 10, 50, 200]

  const houses: House[] = []
  for (const count of ROOMS) houses.push(await House.open(count))
  const largest = houses.at(-1)
  if (!largest) throw new Error('there is no house')
  const empty = await largest.memory()
  for (const house of houses) await house.begin()
  await measureSpread(houses)
  for (const house of houses.slice(0, -1)) await house.close()
  await measureBusy(largest)
  await measurePushed(largest)
  await measureLeaving(largest, empty)
  await largest.close()
  await measureDebriefings()
  await measureGreedy()
}
