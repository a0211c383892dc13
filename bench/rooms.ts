import { measureBusy } from './rooms/busy.ts'
import { House } from './rooms/house.ts'
import { measureLeaving } from './rooms/leaving.ts'
import { measureSpread } from './rooms/spread.ts'
import { stopPostgres } from './wire/site.ts'

// What a team costs beside other teams: the same number of commands a second spread over more and more rooms, each on a node
// of its own, in turn; then two hundred teams at work, also in a house with many accounts and much in the logs of others; then
// what is left of rooms that nobody is in. All walk whole cases in the ideal way, over real connections.

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
await measureLeaving(largest, empty)
await largest.close()
await stopPostgres()
process.exit(0)
