import { setTimeout as sleep } from 'node:timers/promises'
import { PROVIDER, roleIds } from '#case/records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '#case/records/state.ts'
import { stepOf } from '#case/rules/places.ts'
import { isRunning } from '#case/rules/runs.ts'
import { Chance } from '#case/testing/model/chance.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { doRight } from '../act.ts'
import { readCopiedLog } from '../copied-log.ts'
import type { Trainee } from '../trainee.ts'
import { makeCluster, roles } from './make-cluster.ts'
import { report } from './report.ts'
import { watchPages } from './watch-pages.ts'

// Three people walk the case to its report through nginx, one of them by long polling, while one node is stopped and
// replaced, and then the other is killed and replaced. Then what each page saw is held against the log.
// Started by try-cluster.ts, which makes the folder and has the certificate in it trusted.

const PACE = 200
/** So much of the case is walked before, between and after what happens to the nodes. */
const ENTRIES = 60
/** However slow the machine is: only what stands still for so long ends here. */
const STILL_MS = 3 * 60_000
const TELL_MS = 10_000

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const [folder = ''] = process.argv.slice(2)
const cluster = await makeCluster(folder, PACE)
const { trainees, nodes, database } = cluster
const away = watchPages(trainees)
const happened: [what: string, result: string][] = []
let state: CaseState = emptyState
let isOver = false
let movedAt = performance.now()
const telling = setInterval(() => {
  console.log(`  the case has come to entry ${state.version}`)
  if (performance.now() - movedAt < STILL_MS) return
  console.error(`Nothing has moved for ${STILL_MS / 60_000} minutes.\n${cluster.door.errors()}`)
  process.exit(1)
}, TELL_MS)

await Promise.all([followLog(), goOn(), ...trainees.map(walk)])
await comes(() => trainees.every(({ unsent, version }) => unsent === 0 && version >= state.version))
away.close()
tell('What each page saw is held against the log.')
const isGood = await report(cluster, { state, pace: PACE, happened, folder })
clearInterval(telling)
await cluster.close()
process.exit(isGood ? 0 : 1)

async function followLog(): Promise<void> {
  while (!isOver) {
    for (const { changes } of await readCopiedLog(database, state.version)) {
      movedAt = performance.now()
      state = applyChanges(
        state,
        changes.map(({ change }) => change),
      )
    }
    await sleep(50)
  }
}

/** What somebody who knows the case would do, and a message to the others now and then. */
async function walk(trainee: Trainee, index: number): Promise<void> {
  const chance = new Chance(index + 1)
  for (let count = 1; !isOver; count++) {
    await sleep(50 + chance.below(200))
    if (chance.is(0.2)) trainee.ask({ kind: 'send-message', message: `${trainee.name} ${count}` })
    else await doRight(trainee, roles[index] ?? PROVIDER, state, chance)
  }
}

/** What happens meanwhile, and when it is over. */
async function goOn(): Promise<void> {
  tell('Three people walk the case.')
  await allGoOn()
  away.takeLongestMs()
  tell('One node is stopped.')
  await nodes[0].end('SIGTERM')
  await allGoOn()
  tell('It is replaced.')
  await nodes[0].start()
  await allGoOn()
  happened.push(['one node stopped and replaced', `no page was away for more than ${away.takeLongestMs()} ms`])
  tell('The other is killed.')
  await nodes[1].end('SIGKILL')
  await allGoOn()
  tell('It is replaced too.')
  await nodes[1].start()
  await allGoOn()
  happened.push(['the other killed and replaced', `no page was away for more than ${away.takeLongestMs()} ms`])
  tell('The case is walked to its report.')
  await comes(() => isRunning(state) && roleIds.every((role) => stepOf(state, case1, role).screen === 'final-report'))
  isOver = true
}

/** What happens is a step on as well. */
function tell(what: string): void {
  movedAt = performance.now()
  console.log(what)
}

/** The case goes on, and each page is there to see it. */
function allGoOn(): Promise<void> {
  const enough = state.version + ENTRIES
  return comes(() => trainees.every(({ version }) => version >= enough))
}

async function comes(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50)
}
