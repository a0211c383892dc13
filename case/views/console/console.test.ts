import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Asker, Decision } from '../../commands/define-command.ts'
import type { Request } from '../../commands.ts'
import { PROVIDER, RN, RT, roleIds } from '../../records/roles.ts'
import { unitsOfRole } from '../../rules/work-units.ts'
import { rightAt } from '../../stand-ins/advice.ts'
import { aFlag, educator, system } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices, type PointChoices, worstChoices } from '../../testing/walk-choices.ts'
import { createViewCutter } from '../view-cutter.ts'
import { type ConsoleView, viewConsole } from './console.ts'
import { LogTeller } from './log-lines.ts'

const { cut } = createViewCutter(case1)
const consoleOf = ({ state }: Walk): ConsoleView => viewConsole(state, case1, (roleId) => cut(state, roleId))

class WatchedConsole extends Walk {
  // Not a field with a value: the walk begins before fields are set.
  declare seen: ConsoleView[] | undefined

  override ask(asker: Asker, request: Request): Decision {
    const decision = super.ask(asker, request)
    this.seen?.push(consoleOf(this))
    return decision
  }
}

function watch(choices: readonly PointChoices[]): WatchedConsole & { seen: ConsoleView[] } {
  const walk = Object.assign(new WatchedConsole(), { seen: [] as ConsoleView[] })
  walk.toReport(choices)
  return walk
}

const ideal = watch(idealChoices)

test('at every step there is something to say, and where something is asked what is right and why', () => {
  for (const { guides } of ideal.seen) for (const { prompts } of guides) expect(prompts.length).toBeGreaterThan(0)
  const asked = new Set(
    ideal.seen.flatMap(({ guides }) => guides.flatMap(({ answers }) => answers.map(({ asked }) => asked))),
  )
  for (const group of ['Ventilator', 'Medications', 'Procedure', 'Departure']) expect(asked).toContain(group)
  for (const { question } of case1.questions) expect(asked).toContain(question)
})

test('what is right at a point is what scores best there', () => {
  const walk = new Walk()
  walk.toDecisions()
  const [provider] = consoleOf(walk).guides
  const told = provider?.answers.filter(({ asked }) => asked === 'Ventilator').map(({ right }) => right)
  const options = case1.decisionStories[0]?.groups.Ventilator ?? []
  expect(told).toContain(options.find(({ slug }) => slug === rightAt(case1, 'first-ten-minutes/Ventilator')[0])?.name)
})

test('what becomes of her is told as it then comes', () => {
  let compared = 0
  for (const choices of [idealChoices, worstChoices]) {
    const walk = new Walk()
    walk.toDecisions()
    for (const [index, choice] of choices.entries()) {
      if (index > 0) walk.go(PROVIDER)
      const point = index + 1
      if (case1.decisionStories[index]?.callBefore) walk.do(PROVIDER, { kind: 'end-call' })
      let foretold = ''
      for (const [group, chosen] of Object.entries(choice)) {
        walk.do(PROVIDER, { kind: 'decide-group', point, group: group as keyof typeof choice, choice: chosen })
        // When all is decided, she is after the last page as it was foretold.
        for (;;) {
          const page = walk.state.records.PointProgress[point]?.showing
          if (!page || page === 'results') break
          if (group === Object.keys(choice).at(-1)) foretold = consoleOf(walk).newborn?.next[0] ?? ''
          walk.do(PROVIDER, { kind: 'turn-page', point, page })
        }
      }
      const { monitor } = consoleOf(walk).newborn?.rows ?? {}
      if (foretold === '') continue
      compared += 1
      expect(foretold).toMatch(new RegExp(`monitor (goes from row \\d to|stays at row) ${monitor}[.:]`))
    }
  }
  expect(compared).toBeGreaterThan(3)
})

test('objectives are met as the run goes on, all of them in the best', () => {
  expect(ideal.seen[0]?.objectives.some(({ isMet }) => isMet)).toBe(false)
  expect(ideal.seen.at(-1)?.objectives.every(({ isMet }) => isMet)).toBe(true)
})

test('an educator does the next thing for a seat that nobody holds, and for no other', () => {
  const walk = new Walk()
  walk.ask(educator, { kind: 'move-person', uid: 'rob', roleId: null })
  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.go(PROVIDER)
  expect(consoleOf(walk).deeds[RT]).toBeNull()
  walk.system({
    kind: 'keep-recording',
    uid: 'ann',
    recording: 'summary',
    path: '/Audio/Provider1',
    mimeType: 'audio/webm',
    durationMs: 60_000,
  })
  expect(consoleOf(walk).deeds[RT]).toEqual(expect.any(String))
  expect(walk.ask(educator, { kind: 'act-for-seat', roleId: RT }).accepted).toBe(true)
  expect(walk.state.records.CaseAudioStatus['1']?.Therapist).toBe(true)
  expect(walk.ask(educator, { kind: 'act-for-seat', roleId: RN })).toMatchObject({ refusal: { code: 'seat-held' } })
  expect(Object.values(walk.state.records.LiveCaseTeam)).toHaveLength(2)
})

test('of work that is made of pieces an educator does a whole one with a press, and is told which', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.ask(educator, { kind: 'move-person', uid: 'nia', roleId: null })
  const told: string[] = []
  while (!walk.state.records.LeaveStatus['1']?.Nurse) {
    walk.now += 600_000
    const deed = consoleOf(walk).deeds[RN]
    if (deed) told.push(deed)
    if (deed) expect(walk.ask(educator, { kind: 'act-for-seat', roleId: RN }).accepted).toBe(true)
    const [check] = cut(walk.state, PROVIDER).checks?.open ?? []
    if (check) walk.do(PROVIDER, { kind: 'confirm-check', work: check.work })
    walk.ask(system, { kind: 'finish-tasks' })
  }
  for (const { name } of unitsOfRole(case1, RN)) {
    // After what somebody else checks, or what takes its time, it is gone on with by another press.
    const presses = told.filter((deed) => deed === name).length
    expect(presses, name).toBeGreaterThan(0)
    expect(presses, name).toBeLessThan(4)
  }
})

test('an educator has the checklist by the lines of the rating, and each mark with its word, in the log too', () => {
  const walk = new Walk()
  walk.ask(educator, aFlag('', { sign: 1, about: 'speaks-up' }))
  walk.ask(educator, { kind: 'write-on-flag', flag: '1', text: 'RN, about the dose' })
  const { behaviours, flags } = consoleOf(walk)
  expect(behaviours.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Leadership', 4],
    ['Teamwork', 3],
    ['Task management', 3],
  ])
  const [said, text] = ['Well done, “Speaks up when something seems wrong”', 'RN, about the dose']
  expect(flags).toEqual([
    {
      ...{ id: '1', at: walk.now, sign: 1, about: 'speaks-up', by: 'eda', version: null },
      text,
      sentence: `${said}: ${text}`,
    },
  ])
  const teller = new LogTeller(case1)
  const told = walk.log.flatMap((entry) => teller.tell(entry))
  expect(told.at(-1)).toMatchObject({ by: 'educator', text: `Flags. ${said}.`, isFlag: true })
})

test('the log in words leaves out no decision, no task and no message, and puts each under who did it', () => {
  const teller = new LogTeller(case1)
  ideal.do(RN, { kind: 'send-message', message: 'Handed over.' })
  ideal.ask(educator, aFlag('Well led'))
  const lines = ideal.log.flatMap((entry) => teller.tell(entry))
  const told = lines.map(({ by, text }) => `${by}: ${text}`)
  expect(told).toContain('0: Answers the call.')
  expect(told).toContain('2: Handed over.')
  expect(told).toContain('educator: Flags: Well led')
  for (const point of [1, 2, 3, 4, 5]) {
    for (const group of Object.keys(idealChoices[point - 1] ?? {})) {
      expect(told.filter((line) => line.startsWith(`0: Decides, point ${point}, ${group}: `))).toHaveLength(1)
    }
  }
  for (const roleId of roleIds) expect(lines.some(({ by }) => by === roleId)).toBe(true)
  for (const { text } of lines) expect(text).not.toMatch(/undefined|null|NaN/)
})
