import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../create-case.ts'
import { type LogEntry, withPast } from '../records/log.ts'
import { roleIds } from '../records/roles.ts'
import { applyChanges, type CaseState } from '../records/state.ts'
import { isRunning } from '../rules/runs.ts'
import { aCase } from '../testing/given.ts'
import { Chance } from '../testing/model/chance.ts'
import { type Move, Play } from '../testing/model/play.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { createViewCutter } from '../views/view-cutter.ts'
import { asItWas } from './as-it-was.ts'
import { Past, stateAfter } from './past.ts'

const PACE = 10
const ways = ['right', 'right', 'right', 'spree', 'spree', 'any', 'foreign', 'again', 'teach'] as const

/** What was served live after one command, and when. */
interface Served {
  readonly version: number
  readonly run: number
  readonly at: number
  readonly views: string
}

/** Plays by chance from somewhere along a walk, keeping the log and, now and then, what the three pages were told. */
function playLive(seed: number, walk: Walk): { log: readonly LogEntry[]; served: readonly Served[] } {
  const chance = new Chance(seed)
  const { decide, views } = createCase(case1, { pace: PACE })
  const log: LogEntry[] = [...walk.log]
  const served: Served[] = []
  const watched: typeof decide = (state, asker, command, now, people) => {
    const decision = decide(state, asker, command, now, people)
    if (!decision.accepted) return decision
    const after = applyChanges(state, decision.changes)
    const { run, version } = after
    log.push({ version, run, asker: asker.by, kind: command.kind, at: now, changes: withPast(state, decision.changes) })
    const seen = roleIds.map((roleId) => views.cut(after, roleId))
    if (isRunning(after) && chance.is(0.3)) served.push({ version, run, at: now, views: JSON.stringify(seen) })
    return decision
  }
  const moves = Array.from(
    { length: 250 },
    (): Move => ({
      way: chance.is(0.01) ? 'leave' : chance.of(ways),
      who: chance.below(4),
      pauseMs: 1 + chance.below(chance.is(0.1) ? 600_000 : 20_000),
      chance: chance.below(2 ** 31),
    }),
  )
  const game = { decide: watched, content: case1, seed: aCase().records, start: walk.state, now: walk.now }
  new Play(game).run(moves)
  return { log, served }
}

const starts: readonly ((walk: Walk) => void)[] = [
  () => {},
  (walk) => walk.toPreparation(),
  (walk) => walk.toDecisions(),
  (walk) => {
    walk.toDecisions()
    for (const [index, choices] of idealChoices.slice(0, 3).entries()) walk.point(index + 1, choices)
  },
]

/** The state at a moment, by the way that leads there. */
function stateAt(past: Past, log: readonly LogEntry[], at: number): CaseState {
  const { version, from } = past.wayTo(at)
  const state = log.filter((entry) => entry.version > from.version && entry.version <= version).reduce(stateAfter, from)
  past.note(state)
  return state
}

test('at 200 moments of runs by chance the three screens are, byte for byte, what was served then', () => {
  let compared = 0
  const farthest = new Set<number>()
  for (let seed = 1; compared < 200; seed++) {
    const walk = new Walk({ pace: PACE })
    starts[seed % starts.length]?.(walk)
    const { log, served } = playLive(seed, walk)
    const views = createViewCutter(case1)
    const chance = new Chance(-seed)
    const pasts = new Map<number, { past: Past; entries: LogEntry[] }>()
    for (const entry of log) {
      const known = pasts.get(entry.run) ?? { past: new Past(), entries: [] }
      pasts.set(entry.run, known)
      known.past.add(entry)
      known.entries.push(entry)
    }
    // Nothing else was accepted at that very moment, and they are asked for in any order.
    const moments = served
      .filter(({ version, at }) => log.every((entry) => entry.at !== at || entry.version <= version))
      .sort(() => chance.next() - 0.5)
      .slice(0, 25)
    for (const { run, version, at, views: live } of moments) {
      const { past, entries } = pasts.get(run) ?? { past: new Past(), entries: [] }
      const next = entries.find((entry) => entry.version > version)?.at ?? at + 1000
      const state = stateAt(past, entries, at + chance.below(next - at))
      expect(state.version).toBe(version)
      expect(JSON.stringify(roleIds.map((roleId) => views.cut(state, roleId)))).toBe(live)
      farthest.add(state.records.Place[0]?.step ?? 0)
      compared += 1
    }
  }
  // Moments of the call alone would prove little.
  expect(Math.max(...farthest)).toBeGreaterThan(20)
  expect(farthest.size).toBeGreaterThan(10)
})

test('of a long conversation a screen as it was has the end, like a page that has just come', () => {
  const walk = new Walk()
  for (let count = 0; count < 300; count++) walk.do(0, { kind: 'send-message', message: `message ${count}` })
  const past = new Past()
  for (const entry of walk.log) past.add(entry)
  const was = asItWas(stateAt(past, walk.log, walk.now), createViewCutter(case1), walk.now)
  expect(was.views[1].chat).toHaveLength(50)
  expect(was.views[1].chatBefore).toBe(250)
  expect(was.newborn.monitor).toHaveLength(4)
})

test('however long a run is, few of its states are kept, and each moment is near one', () => {
  const walk = new Walk()
  const past = new Past()
  for (const entry of walk.log) past.add(entry)
  const [last] = walk.log.slice(-1)
  if (!last) throw new Error('nothing was logged')
  for (let version = last.version + 1; version <= 30_000; version++)
    past.add({ ...last, version, at: last.at + version, changes: [] })
  const way = past.wayTo(last.at + 20_001)
  expect(way.version).toBe(20_001)
  expect(way.version - way.from.version).toBeLessThanOrEqual(800)
})

test('a clock that was set back does not lead back in the run', () => {
  const walk = new Walk()
  walk.wait(60_000)
  walk.do(0, { kind: 'send-message', message: 'before' })
  walk.now -= 3_600_000
  walk.do(0, { kind: 'send-message', message: 'after' })
  const past = new Past()
  for (const entry of walk.log) past.add(entry)
  expect(stateAt(past, walk.log, walk.now + 3_600_000).records.ChatInbox['1']?.chat).toHaveLength(2)
  expect(stateAt(past, walk.log, walk.now).version).toBe(0)
})
