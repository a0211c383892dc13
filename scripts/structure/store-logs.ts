import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { SCHEMA } from '#case/records/schema.ts'
import { RULES } from '#case/rules/rules-number.ts'
import { orderlyWalk } from '#case/testing/orderly-walk.ts'
import { toldOfLog } from '#case/testing/told-of-log.ts'
import { type Walk, walkAll } from '#case/testing/walk.ts'
import { idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import { walkWatched } from '#case/testing/watched-walk.ts'
import { case1 } from '#content/case-1/case-1.ts'

// Stores runs of the golden walks with what is told of them, under the number of the rules. For a number that is new.

function watched(): Walk {
  let last: Walk | null = null
  walkWatched(idealChoices, {}, (walk) => {
    last = walk
  })
  if (!last) throw new Error('nobody walked')
  return last
}

const walks = { watched: watched(), worst: walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' }) }
for (const [name, { log }] of Object.entries(walks)) {
  const stored = { log: log.map((entry) => ({ ...entry, schema: SCHEMA })), told: toldOfLog(log, case1) }
  const file = `server/archive/stored-logs/${RULES}-${name}.json.gz`
  writeFileSync(file, gzipSync(JSON.stringify(stored), { level: 9 }))
  console.log(`${file} is written.`)
}

// One with orders in all that can become of them, under the number of its schema.
const { log, state } = orderlyWalk()
const file = `server/store/stored-orders/${SCHEMA}.json.gz`
const stored = { log: log.map((entry) => ({ ...entry, schema: SCHEMA })), orders: state.records.Order }
writeFileSync(file, gzipSync(JSON.stringify(stored), { level: 9 }))
console.log(`${file} is written.`)
