import { existsSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import type { LogEntry } from '#case/records/log.ts'
import { RN } from '#case/records/roles.ts'
import { SCHEMA } from '#case/records/schema.ts'
import { whyNotHappening } from '#case/rules/injections.ts'
import { RULES } from '#case/rules/rules-number.ts'
import type { CaseContent } from '#case/story/content.ts'
import { educator } from '#case/testing/given.ts'
import { orderlyWalk } from '#case/testing/orderly-walk.ts'
import { toldOfLog } from '#case/testing/told-of-log.ts'
import { type Walk, walkAll } from '#case/testing/walk.ts'
import { idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import { walkWatched } from '#case/testing/watched-walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'

// Stores runs with what is told of them, under the number of the rules, and one with orders in all that can become of them, under
// that of its schema. What is there already stays: to store a run anew, take its file away first.

function watched(how?: Parameters<typeof walkWatched>[3]): readonly LogEntry[] {
  let last: Walk | null = null
  walkWatched(idealChoices, {}, (walk) => (last = walk), how)
  if (!last) throw new Error('nobody walked')
  return (last as Walk).log
}

/** Somebody alone with stand-ins that forget, to whom all happens as soon as it can, and an educator with a hand on the monitor. */
function eventful(content: CaseContent): readonly LogEntry[] {
  const run = new PlayedAlone(content, RN, 'distracted', 1, { hasOrders: true, hasCourse: true })
  const [moved] = content.monitorCourse?.signs ?? []
  let opened = 0
  while (!run.isAtReport) {
    run.step()
    for (const { slug } of content.injections)
      if (!whyNotHappening(run.state, content, slug)) run.ask(educator, { kind: 'inject', event: slug })
    const points = Object.values(run.state.records.PointProgress).filter(({ openedAt }) => openedAt != null).length
    if (points === opened || !moved) continue
    opened = points
    if (points % 2 === 1) run.ask(educator, { kind: 'lay-hand', sign: moved.sign, value: moved.hand.from, overS: 20 })
    else run.ask(educator, { kind: 'let-go', sign: moved.sign })
  }
  return run.log
}

function store(file: string, log: readonly LogEntry[], told: object): void {
  if (existsSync(file)) {
    console.log(`${file} is there.`)
    return
  }
  const stored = { log: log.map((entry) => ({ ...entry, schema: SCHEMA })), ...told }
  writeFileSync(file, gzipSync(JSON.stringify(stored), { level: 9 }))
  console.log(`${file} is written.`)
}

const runs: readonly (readonly [string, CaseContent, readonly LogEntry[]])[] = [
  ['watched', case1, watched()],
  ['worst', case1, walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' }).log],
  ['orders', case1, watched({ hasOrders: true, hasCourse: true })],
  ['second-story', case2, eventful(case2)],
]
for (const [name, content, log] of runs) {
  const { id, version } = content.story
  store(`server/archive/stored-logs/${RULES}-${name}.json.gz`, log, {
    story: { id, version },
    told: toldOfLog(log, content),
  })
}
const { log, state } = orderlyWalk()
store(`server/store/stored-orders/${SCHEMA}.json.gz`, log, { orders: state.records.Order })
