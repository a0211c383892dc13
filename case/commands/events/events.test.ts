import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Request } from '../../commands.ts'
import { MAX_TRIES } from '../../records/injection.ts'
import type { LogEntry } from '../../records/log.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../../records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '../../records/state.ts'
import { type Report, reportOf } from '../../report/report.ts'
import { bedsideHistory } from '../../rules/bedside.ts'
import { rightAnswerTo, whyNotHappening } from '../../rules/injections.ts'
import type { Bedside } from '../../story/bedside.ts'
import { deviceParts, type Injection } from '../../story/injection.ts'
import { askIn } from '../../testing/answering.ts'
import { atPoint, decideAt } from '../../testing/at-point.ts'
import { EventfulWalk } from '../../testing/eventful-walk.ts'
import { ask, decide, educator, person } from '../../testing/given.ts'
import { Walk, walkAll } from '../../testing/walk.ts'
import { bareChoices, idealChoices, type PointChoices, worstChoices } from '../../testing/walk-choices.ts'
import { viewInjections } from '../../views/console/injections.ts'
import { viewEvents } from '../../views/events.ts'
import { viewFor } from '../../views/view-cutter.ts'

const uids = ['ann', 'rob', 'nia'] as const
const runs: readonly (readonly [string, readonly PointChoices[]])[] = [
  ['ideal', idealChoices],
  ['worst', worstChoices],
  ['bare', bareChoices],
]

/** Every state of a run, as its log tells them. */
function* statesOf(log: readonly LogEntry[]): Generator<{ state: CaseState; at: number }> {
  let state = emptyState
  for (const { changes, run, at } of log) {
    state = {
      ...applyChanges(
        state,
        changes.map(({ change }) => change),
      ),
      run,
    }
    yield { state, at }
  }
}

/** What becomes of a state, where the command is accepted. */
function after(
  state: CaseState,
  asker: Parameters<typeof decide>[1],
  request: Request,
  now: number,
): CaseState | string {
  const decision = decide(state, asker, ask(request, state.run), now)
  return decision.accepted ? applyChanges(state, decision.changes) : decision.refusal.code
}

const eventsOf = (state: CaseState, roleId: RoleId) => viewEvents({ state, content: case1, roleId })
const by = (roleId: RoleId) => person(uids[roleId])
const wrongAnswersTo = ({ answer }: Injection): readonly ({ choice: string } | { value: number })[] =>
  answer.kind === 'number'
    ? [...answer.wrong.map(({ value }) => ({ value })), { value: answer.right + 1000 }]
    : answer.options.filter(({ slug }) => slug !== answer.right).map(({ slug }) => ({ choice: slug }))

/** Lets an event happen in a copy of the state and has it seen to, whatever is tried before. Null: it does not fit there. */
function tryOut(state: CaseState, event: Injection, now: number): CaseState | null {
  const happened = after(state, educator, { kind: 'inject', event: event.slug }, now)
  if (typeof happened === 'string') {
    expect(happened, event.slug).toBe('event-not-now')
    return null
  }
  const own = by(event.roleId)
  let tried = happened
  for (const answer of wrongAnswersTo(event)) {
    const next = after(tried, own, { kind: 'resolve-event', event: event.slug, ...answer }, now)
    if (typeof next === 'string') throw new Error(`${event.slug}: ${next}`)
    const shown = eventsOf(next, event.roleId).find(({ slug }) => slug === event.slug)
    expect(shown?.wrong?.hint, event.slug).toMatch(/\S/)
    tried = next
  }
  const done = after(tried, own, { kind: 'resolve-event', event: event.slug, ...rightAnswerTo(event.answer) }, now)
  if (typeof done === 'string') throw new Error(`${event.slug}: ${done}`)
  expect(done.records.Injection[event.slug]?.resolved?.roleId).toBe(event.roleId)
  return done
}

describe('an event at any moment of a run', () => {
  test.each(runs)('of the %s one fits and is seen to by whose job it is, or is refused', (_, choices) => {
    for (const { state, at } of statesOf(walkAll(choices).log)) {
      const valid = viewInjections(state, case1).filter(({ isValid }) => isValid)
      for (const event of case1.injections) {
        const hasHappened = state.records.Cases[1] && tryOut(state, event, at) !== null
        expect(hasHappened ?? false, event.slug).toBe(valid.some(({ slug }) => slug === event.slug))
      }
    }
  })

  test('comes at some moment of the ideal run, and at no moment after it', () => {
    const { log, state } = walkAll(idealChoices)
    const fitting = new Set<string>()
    for (const one of statesOf(log)) {
      for (const { slug } of case1.injections) {
        if (one.state.records.Cases[1] && whyNotHappening(one.state, case1, slug) === null) fitting.add(slug)
      }
    }
    expect([...fitting].sort()).toEqual(case1.injections.map(({ slug }) => slug).sort())
    for (const { slug } of case1.injections) {
      expect(whyNotHappening(state, case1, slug)).toEqual({ code: 'event-not-now' })
    }
  })

  test('is seen as its educator was shown beforehand', () => {
    for (const { state, at } of statesOf(walkAll(idealChoices).log)) {
      for (const { slug, previews, isValid } of state.records.Cases[1] ? viewInjections(state, case1) : []) {
        if (!isValid) continue
        const happened = after(state, educator, { kind: 'inject', event: slug }, at)
        if (typeof happened === 'string') throw new Error(happened)
        for (const roleId of roleIds) {
          const shown = eventsOf(happened, roleId).find((one) => one.slug === slug)
          expect(shown ? [shown.sign, shown.seen].filter(Boolean).join(' ') : null).toBe(previews[roleId])
        }
      }
    }
  })
})

describe('a run with all its events', () => {
  const eventful = (choices: readonly PointChoices[]) => {
    const walk = new EventfulWalk()
    walk.toReport(choices)
    walk.debrief()
    return walk
  }

  // Metrics tell beside their values which events touched them; persons, which were theirs: who has one does not wait.
  const withoutDetails = ({ metrics, persons, ...report }: Report) => ({
    ...report,
    metrics: metrics.map((metric) => ({ ...metric, details: [] })),
    persons: persons.map(({ events: _, waits: __, ...person }) => person),
  })

  test.each(runs)('goes the %s way and ends with the same report but for them', (_, choices) => {
    const [plain, full] = [walkAll(choices), eventful(choices)]
    const { events, verdict, ...rest } = withoutDetails(reportOf(full.log, case1))
    const { events: none, verdict: before, ...expected } = withoutDetails(reportOf(plain.log, case1))
    expect(none).toEqual([])
    expect(events.length).toBeGreaterThan(8)
    expect(new Set(events.map(({ resolvedAfterMs }) => resolvedAfterMs === null))).toEqual(new Set([true, false]))
    expect(rest).toEqual(expected)
    expect(verdict.concerns.filter(({ kind }) => kind !== 'event')).toEqual(before.concerns)
  })

  test.each(runs)('has the %s one’s records at every step but for them', (_, choices) => {
    const own = ['inject', 'recognise-event', 'resolve-event']
    const plain = [...statesOf(walkAll(choices).log)]
    const { log } = eventful(choices)
    const full = [...statesOf(log)].filter((__, index) => !own.includes(log[index]?.kind ?? ''))
    expect(full.length).toBe(plain.length)
    for (const [index, { state }] of plain.entries()) {
      const { Injection: _injected, Steering: _steers, ...records } = full[index]?.state.records ?? {}
      const { Injection: _none, Steering: _nobody, ...expected } = state.records
      expect(records).toEqual(expected)
    }
  })

  test('comes to the same state and report when its log is read again', () => {
    const walk = eventful(idealChoices)
    const log = JSON.parse(JSON.stringify(walk.log)) as LogEntry[] // what was written is read
    expect([...statesOf(log)].at(-1)?.state.records).toEqual(walk.state.records)
    expect(reportOf(log, case1)).toEqual(reportOf(walk.log, case1))
  })
})

describe('an event that is open', () => {
  const [pointOne, pointTwo] = idealChoices as [PointChoices, PointChoices] // there are five
  const atPointTwo = () => {
    const walk = new Walk({ pace: 2 })
    walk.toDecisions()
    walk.point(1, pointOne)
    return walk
  }
  const inject = (walk: Walk, event: string) => walk.ask(educator, { kind: 'inject', event })

  test('happens once in a run, and only where there is such a one', () => {
    const walk = atPointTwo()
    expect(inject(walk, 'probe-off').accepted).toBe(true)
    expect(inject(walk, 'probe-off')).toMatchObject({ refusal: { code: 'event-happened' } })
    expect(inject(walk, 'earthquake')).toMatchObject({ refusal: { code: 'unknown-event' } })
    expect(inject(walk, 'cabin-climbs')).toMatchObject({ refusal: { code: 'event-not-now' } })
    expect(inject(new Walk(), 'probe-off')).toMatchObject({ refusal: { code: 'event-not-now' } })
  })

  test('is noted as seen by the first who says so, and seen to by nobody but its role', () => {
    const walk = atPointTwo()
    expect(walk.refusal(RT, { kind: 'recognise-event', event: 'probe-off' })).toBe('unknown-event')
    inject(walk, 'probe-off')
    walk.now += 5000
    walk.do(RT, { kind: 'recognise-event', event: 'probe-off' })
    expect(walk.refusal(RN, { kind: 'recognise-event', event: 'probe-off' })).toBe('already-so')
    expect(walk.refusal(RT, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })).toBe('not-your-role')
    expect(walk.refusal(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'the-moon' })).toBe('unknown-option')
    expect(walk.refusal(RN, { kind: 'resolve-event', event: 'probe-off', value: 1 })).toBe('unknown-option')
    walk.now += 5000
    walk.do(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'bag' })
    walk.now += 5000
    walk.do(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })
    expect(walk.refusal(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })).toBe('event-resolved')
    expect(walk.refusal(PROVIDER, { kind: 'recognise-event', event: 'probe-off' })).toBe('event-resolved')
    const [told] = reportOf(walk.log, case1).events
    // The case goes twice as fast as life.
    expect(told).toMatchObject({
      recognised: { roleId: RT, afterMs: 10_000 },
      wrong: [{ answer: 'Take her off the machine and bag her', afterMs: 20_000 }],
      resolvedAfterMs: 30_000,
      left: null,
    })
  })

  test('is not the slower seen to for a pause', () => {
    const walk = atPointTwo()
    inject(walk, 'probe-off')
    walk.now += 5000
    walk.ask(educator, { kind: 'pause' })
    walk.now += 600_000
    expect(walk.refusal(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })).toBe('paused')
    walk.ask(educator, { kind: 'resume' })
    walk.do(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })
    expect(reportOf(walk.log, case1).events[0]?.resolvedAfterMs).toBe(10_000)
  })

  test('is not shown to who has no sign of it', () => {
    const walk = atPointTwo()
    inject(walk, 'half-a-cylinder')
    expect(roleIds.map((roleId) => viewFor(walk.state, roleId, case1).events.length)).toEqual([1, 1, 0])
    expect(walk.refusal(RN, { kind: 'recognise-event', event: 'half-a-cylinder' })).toBe('unknown-event')
    expect(viewFor(walk.state, null, case1).events).toEqual([])
  })

  test('keeps nobody from going on, says then what came of it, and asks nothing more', () => {
    const walk = atPointTwo()
    inject(walk, 'probe-off')
    walk.point(2, pointTwo)
    const event = case1.injections.find(({ slug }) => slug === 'probe-off')
    for (const roleId of roleIds) expect(viewFor(walk.state, roleId, case1).events[0]?.left).toBe(event?.ifLeft)
    expect(viewFor(walk.state, RN, case1).events[0]).toMatchObject({ ask: null, wrong: null })
    expect(walk.refusal(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })).toBe('event-over')
    expect(walk.refusal(RT, { kind: 'recognise-event', event: 'probe-off' })).toBe('event-over')
    expect(reportOf(walk.log, case1).events[0]).toMatchObject({ left: event?.ifLeft })
  })

  test('keeps as many tries as are worth telling', () => {
    const walk = atPointTwo()
    inject(walk, 'half-a-cylinder')
    for (let value = 100; value < 100 + MAX_TRIES + 5; value++) {
      walk.do(RT, { kind: 'resolve-event', event: 'half-a-cylinder', value })
    }
    const tries = walk.state.records.Injection['half-a-cylinder']?.tries
    expect(tries).toHaveLength(MAX_TRIES)
    expect(tries?.at(-1)?.answer).toBe(100 + MAX_TRIES + 4)
    expect(viewFor(walk.state, RT, case1).events[0]?.wrong?.answer).toBe(`${100 + MAX_TRIES + 4} min`)
  })
})

/** States of all runs in which an event can be let happen, with what is so in them. */
const fitting = (slug: string): { state: CaseState; bedside: Bedside; point: number }[] =>
  runs.flatMap(([, choices]) =>
    [...statesOf(walkAll([...choices]).log)].flatMap(({ state }) => {
      const last = bedsideHistory(state, case1).at(-1)
      if (!last || whyNotHappening(state, case1, slug) !== null) return []
      return [{ state, bedside: last.after ?? last.now, point: last.place }]
    }),
  )

describe('what an event says is so where it can happen', () => {
  test('nobody says that chest, colour and heart rate are as before, as she falls at point 3', () => {
    const found = fitting('probe-off')
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(({ point }) => point === 3)).toEqual([])
  })

  test('what leaks in the left hand is the dopamine, alone', () => {
    const found = fitting('wet-dressing')
    expect(found.length).toBeGreaterThan(10)
    for (const { bedside } of found) {
      expect(bedside.dopamine).toBeGreaterThan(0)
      expect(bedside.epinephrine).toBe(0)
    }
    const pages = JSON.stringify(case1.decisionStories.map((story) => story.pages))
    const lineOf = (title: string) => pages.match(new RegExp(`"${title}"[^]*?Left (hand|saphenous) PIV`))?.[1]
    expect(lineOf('Dopamine started')).toBe('hand')
    expect(lineOf('Epinephrine started')).toBe('saphenous')
  })

  test.each(['mattress-cold', 'cabin-climbs'])('%s comes when oxygen flows again', (slug) => {
    const found = fitting(slug)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ bedside }) => bedside['supply-fails'])).toEqual([])
  })

  test('nobody is asked about nitric oxide that is off', () => {
    const event = 'nitric-oxide-low'
    for (const point of [2, 3, 4]) {
      for (const { slug } of case1.decisionStories[point - 1]?.groups.Ventilator ?? []) {
        const walk = atPoint(point)
        expect(walk.ask(educator, { kind: 'inject', event }).accepted).toBe(true)
        decideAt(walk, point, 'Ventilator', slug)
        const isRunning = Boolean(bedsideHistory(walk.state, case1).at(-1)?.now.ino)
        expect(eventsOf(walk.state, RT)[0]?.ask !== null, slug).toBe(isRunning)
        const answer = decide(
          walk.state,
          by(RT),
          ask({ kind: 'resolve-event', event, choice: 'second-cylinder' }, walk.state.run),
          walk.now,
        )
        expect(answer.accepted, slug).toBe(isRunning)
      }
    }
  })

  test('a nitric oxide cylinder that is nearly empty by now leaks: by RT’s sum it lasts over 12 h', () => {
    const sum = askIn(case1, 'numbers', 'cylinders').working.at(-1) ?? ''
    const [, perMinute, litres, psi, hours] = (
      sum.match(/= ([\d.]+) L\/min\. A (\d+) L cylinder at ([\d,]+) psi lasts over (\d+) h/) ?? []
    ).map((text) => Number(text.replace(',', '')))
    if (!perMinute || !litres || !psi || !hours) throw new Error(sum)
    expect(litres / perMinute / 60).toBeGreaterThan(hours)
    const event = case1.injections.find(({ slug }) => slug === 'nitric-oxide-low')
    const read = Number(event?.display?.reading.match(/(\d+) psi/)?.[1])
    const minutesToThere = ((psi - read) / psi) * (litres / perMinute)
    // From the earliest start, 09:35, to when she leaves, 10:45.
    expect(minutesToThere).toBeGreaterThan(70)
    expect(event?.title).toContain('leaks')
    expect(event?.seen.rt).toContain(`by your sum it lasts over ${hours} h`)
  })

  test('the event at the drain names what drains her chest', () => {
    const pages = JSON.stringify(case1.decisionStories.map((story) => story.pages))
    expect(pages).toContain('One-way valve bubbling')
    const event = JSON.stringify(case1.injections.find(({ slug }) => slug === 'drain-still'))
    expect(event).toContain('one-way valve')
    expect(event).not.toMatch(/bottle|water/)
    expect(deviceParts['chest-drain']).toContain('valve')
  })
})
