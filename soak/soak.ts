import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { LogEntry } from '#case/records/log.ts'
import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '#case/records/state.ts'
import { Chance } from '#case/testing/model/chance.ts'
import { createCaseStore } from '#server/store/case-store.ts'
import { orExit } from '../scripts/set-up/failure.mjs'
import { setUp } from '../scripts/set-up/set-up.mjs'
import { act } from './act.ts'
import { checkTimes } from './check-times.ts'
import { readCopiedLog, readTimes } from './copied-log.ts'
import { faultsAt } from './faults.ts'
import { judge } from './judge.ts'
import { makeSite } from './make-site.ts'
import { ensureShiftedClocks } from './tampered-machine.ts'
import type { Trainee } from './trainee.ts'

// Pages of six people on two nodes, through a bad network, while nodes and database are killed, people come and go, and
// some ask more than anybody should. Other teams work beside them. Each fault comes at least once, however short the run; `--only words`
// leaves it at those with these words. Then all is mended, everyone must come to the same case by themselves, and what every page has seen is held against
// the log.

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const minutes = Number(values.minutes ?? 2)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const PACE = 100
const SAME_WITHIN_MS = 30_000
/** Far more than a node needs, far less than greedy people would like. */
const MOST_MEMORY_MB = 600
/** Two want each role: who comes too late looks on. */
const people: readonly (readonly [name: string, role: RoleId])[] = [
  ['ann', PROVIDER],
  ['rob', RT],
  ['nia', RN],
  ['ada', PROVIDER],
  ['ray', RT],
  ['nel', RN],
]

console.log(`Soak of ${minutes} minutes, seed ${seed}.`)
await orExit(() => setUp(['server']))
await ensureShiftedClocks()
const names = people.map(([name]) => name)
const site = await makeSite(names, PACE, new Chance(seed))
const { trainees, network, nodes, database, postgres, problems } = site
const store = createCaseStore(database)
const happened = new Map<string, number>()
let mostMemoryMb = 0
const faults = Object.entries(faultsAt(site)).filter(([name]) => name.includes(values.only ?? ''))
if (faults.length === 0) throw new Error(`no fault has "${values.only}" in its name`)
const until = Date.now() + minutes * 60_000
const isOver = () => Date.now() > until && happened.size === faults.length
let state = emptyState

await Promise.all([followLog(), doHarm(), ...trainees.map(train)])
network.heal()
const sameAfterMs = await becomeSame()
const wrong = [...problems, ...(await judge(database, trainees, PACE)), ...checkTimes(await readTimes(database))]
report()
for (const trainee of trainees) trainee.leave()
network.close()
await Promise.all(nodes.map((node) => node.kill()))
await database.close()
await postgres.stop()
process.exit(wrong.length > 0 || sameAfterMs === null ? 1 : 0)

function train(trainee: Trainee, index: number): Promise<void> {
  const [, role] = people[index % people.length] ?? ['', PROVIDER]
  const uids = trainees.map(({ uid }) => uid)
  return act(trainee, role, { state: () => state, isOver, uids, chance: new Chance(seed + index + 1) })
}

async function followLog(): Promise<void> {
  while (!isOver()) {
    await sleep(200)
    // The database may be away just now.
    const news = await readCopiedLog(database, state.version).catch(() => [])
    for (const { changes } of news) state = apply(state, changes)
  }
}

async function doHarm(): Promise<void> {
  const { chance } = site
  while (!isOver()) {
    await sleep(1000 + chance.below(4000))
    const toCome = faults.filter(([name]) => !happened.has(name))
    const [name, fault] = chance.of(toCome.length > 0 ? toCome : faults)
    await fault(site)
    happened.set(name, (happened.get(name) ?? 0) + 1)
    mostMemoryMb = Math.max(mostMemoryMb, ...nodes.map(({ memoryMb }) => memoryMb))
  }
  if (mostMemoryMb > MOST_MEMORY_MB) problems.push(`a node took ${Math.round(mostMemoryMb)} MB`)
}

/** How long it takes until everyone is connected, has sent everything, and sees the newest version and all holders of seats. */
async function becomeSame(): Promise<number | null> {
  const healedAt = Date.now()
  while (Date.now() < healedAt + SAME_WITHIN_MS) {
    await sleep(100)
    const { version } = await store.load()
    const isSame = ({ unsent, version: shown, seesAllThere }: Trainee) =>
      unsent === 0 && shown === version && seesAllThere
    if (trainees.every(isSame)) return Date.now() - healedAt
  }
  for (const { name, unsent, version, seesAllThere } of trainees)
    console.log(`${name}: version ${version}, ${unsent} unsent${seesAllThere ? '' : ', misses people'}`)
  return null
}

function report(): void {
  const sent = trainees.flatMap((trainee) => trainee.sent)
  const accepted = sent.filter(({ answer }) => answer?.ok)
  for (const [name, times] of happened) console.log(`  ${String(times).padStart(4)} times ${name}`)
  console.log(
    `${sent.length} commands: ${accepted.length} accepted, ${sent.length - accepted.length} refused or too late.`,
  )
  console.log(
    `${trainees.flatMap(({ seen }) => seen).length} views seen, in ${state.run} runs, ${state.version} versions.`,
  )
  if (mostMemoryMb > 0) console.log(`No node took more than ${Math.ceil(mostMemoryMb)} MB.`)
  console.log(sameAfterMs === null ? 'They did NOT become the same.' : `All were the same after ${sameAfterMs} ms.`)
  for (const problem of wrong.slice(0, 20)) console.log(`WRONG: ${problem}`)
  console.log(
    wrong.length === 0
      ? 'Nothing was lost, doubled, shown out of order or otherwise than stored.'
      : `${wrong.length} wrong.`,
  )
}

function apply(before: CaseState, changes: LogEntry['changes']): CaseState {
  return applyChanges(
    before,
    changes.map(({ change }) => change),
  )
}
