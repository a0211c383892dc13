import { setTimeout } from 'node:timers/promises'
import { isSame } from '#case/records/is-same.ts'
import { PROVIDER } from '#case/records/roles.ts'
import { openConsole } from '#server/testing/pages.ts'
import type { Site } from './faults.ts'
import { comes, openSideTeam } from './side-team.ts'

const CONSOLES = 10
const MESSAGES = 40
/** For one thing that the team has done. */
const MOST_BYTES = 5 * 1024
const LONGEST_MEDIAN_MS = 1000
const SAME_WITHIN_MS = 30_000

type Console = Awaited<ReturnType<typeof openConsole>>

/** Ten consoles watch a team at work: it need not wait for them, they hear little at a time, and all hold the same in the end. */
export async function watchTeam(site: Site): Promise<void> {
  const { educator, problems } = site
  const team = await openSideTeam(site, 'Watched')
  const open = () => openWhenAllowed(() => openConsole(team.node, educator, { room: team.id }))
  const consoles = await Promise.all(Array.from({ length: CONSOLES }, open))
  const bytes: number[] = []
  consoles[0]?.socket.onAny((...told) => bytes.push(JSON.stringify(told).length))
  const waited: number[] = []
  for (let count = 1; count <= MESSAGES; count++) {
    const sentAt = performance.now()
    const answer = await team.page.send({ kind: 'send-message', message: `message ${count}` }).catch(() => null)
    if (answer?.ok) waited.push(performance.now() - sentAt)
  }
  const newest = team.page.newest?.version ?? 0
  if (!(await comes(() => consoles.every((one) => versionOf(one) >= newest), SAME_WITHIN_MS)))
    problems.push('a console stays behind its room')
  const fresh = await open()
  // What was told them may still be under way.
  const areSame = () => versionOf(fresh) >= newest && consoles.every((one) => isSame(heldBy(one), heldBy(fresh)))
  if (!(await comes(areSame, SAME_WITHIN_MS)))
    problems.push('a console that has watched shows something else than one that is opened')

  const perMessage = bytes.reduce((sum, one) => sum + one, 0) / MESSAGES
  if (perMessage > MOST_BYTES) problems.push(`a console was told ${Math.round(perMessage)} bytes for a message`)
  const median = waited.toSorted((one, other) => one - other)[Math.floor(waited.length / 2)] ?? Number.POSITIVE_INFINITY
  if (median > LONGEST_MEDIAN_MS) problems.push(`a team waited ${Math.round(median)} ms while consoles watched it`)
  for (const one of [...consoles, fresh]) one.close()
  await team.end()
}

/** A person has twelve pages at most, and nodes hear of those that were closed a moment later: like a browser, it comes again until it is let in. */
async function openWhenAllowed(open: () => Promise<Console>): Promise<Console> {
  const until = performance.now() + SAME_WITHIN_MS
  for (;;) {
    const one = await open()
    if (one.told.console || performance.now() > until) return one
    one.close()
    await setTimeout(200)
  }
}

const versionOf = ({ told }: Console): number => told.screens.get(PROVIDER)?.version ?? -1

/** Without what goes with the time, and with the log only as far as both have it. */
const heldBy = ({ told }: Console) => ({
  view: told.console?.view,
  lines: told.lines.slice(-MESSAGES).map(({ text }) => text),
})
