import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { PlayedAlone } from '../checks/played-alone.ts'
import { shownThen } from '../debriefing/course-over-run.ts'
import { Past, stateAfter } from '../debriefing/past.ts'
import { TimeLineTeller } from '../debriefing/time-line.ts'
import { PROVIDER } from '../records/roles.ts'
import { nextDueAt } from '../rules/finish-tasks.ts'
import type { CaseContent } from '../story/content.ts'
import { docIdOf } from '../testing/at-point.ts'
import { educator, system } from '../testing/given.ts'
import { Chance } from '../testing/model/chance.ts'
import { theMonitorFollows } from '../testing/model/laws-of-score-and-course.ts'
import { monitorAt } from '../testing/monitor-at.ts'

type Request = Parameters<PlayedAlone['ask']>[1]

/** Three people without fault at the second point of a story; the monitor has come to its row. */
class AtRest {
  readonly #played: PlayedAlone

  readonly content: CaseContent

  constructor(content: CaseContent) {
    this.content = content
    const people = ['ann', 'rob', 'nia'] as const
    this.#played = new PlayedAlone(content, PROVIDER, 'expert', 1, { hasCourse: true, people })
    const second = docIdOf(content.decisionStories[1]?.slug ?? '', content)
    while (!this.state.records.PointProgress[second]?.openedAt) this.#played.step()
    this.wait(120_000)
  }
  get state() {
    return this.#played.state
  }
  get now() {
    return this.#played.now
  }
  get log() {
    return this.#played.log
  }

  /** Whatever comes of it. */
  tryTo(request: Request): void {
    try {
      this.#played.ask(educator, request)
    } catch {
      // Not now.
    }
  }

  pass(ms: number): void {
    this.#played.now += ms
  }

  wait(ms: number): void {
    const until = this.now + ms
    for (let due = this.#due(); due !== null && due <= until; due = this.#due()) {
      this.#played.now = Math.max(this.now, due)
      this.#played.ask(system, { kind: 'finish-tasks' })
    }
    this.#played.now = until
  }
  #due = () => nextDueAt(this.state, this.content)
}

const inWords = (shown: ReturnType<typeof monitorAt> | undefined) =>
  JSON.stringify(shown?.map(({ values, alarm }) => [values, alarm]))

test.each([
  ['first', case1],
  ['second', case2],
])(
  '%s story: a replayed moment shows the numbers and alarms that were shown then, at 200 random moments',
  (_, content) => {
    const team = new AtRest(content)
    const live: { readonly at: number; readonly version: number; readonly shown: string }[] = []
    const chance = new Chance(7)
    const isPaused = () => team.state.records.CaseClock[1]?.pauses.at(-1)?.to === null
    const look = () => {
      expect(theMonitorFollows({ after: team.state, content })).toBeNull()
      const shown = inWords(monitorAt(team, team.now, { isStill: false }))
      live.push({ at: team.now, version: team.state.version, shown })
      // What is done in the same ms comes after it.
      team.pass(1)
    }
    const deeds = [
      () => team.tryTo({ kind: 'inject', event: chance.of(content.injections).slug }),
      () => team.tryTo({ kind: 'take-back', event: chance.of(content.injections).slug }),
      () => team.tryTo({ kind: 'lay-hand', sign: 'oxygenPre', value: 40 + chance.below(50), overS: chance.below(60) }),
      () => team.tryTo({ kind: 'let-go' }),
      () => team.tryTo({ kind: isPaused() ? 'resume' : 'pause' }),
    ]
    while (live.length < 200) {
      if (chance.is(0.3)) chance.of(deeds)()
      if (isPaused()) team.pass(chance.below(20_000))
      else team.wait(chance.below(20_000))
      look()
    }
    const past = new Past()
    const teller = new TimeLineTeller(content)
    for (const entry of team.log) {
      past.add(entry)
      teller.tell(entry)
    }
    const { course = [] } = teller.timeLine() ?? {}
    for (const { at, version, shown } of live) {
      const point = course.findLast((one) => one.at <= at)
      expect(inWords(point && shownThen(point, content.instruments.signs, at))).toBe(shown)
      const way = past.wayTo(at)
      expect(way.version).toBe(version)
      const state = team.log
        .filter((entry) => entry.version > way.from.version && entry.version <= way.version)
        .reduce(stateAfter, way.from)
      expect(inWords(monitorAt({ state, content }, at, { isStill: false }))).toBe(shown)
    }
    expect(new Set(live.map(({ shown }) => shown)).size).toBeGreaterThan(100)
  },
)
