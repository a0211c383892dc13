import type { Asker } from '../commands/define-command.ts'
import { shownAt } from '../course/monitor-signs.ts'
import { besideNow } from '../course/targets.ts'
import { viewCourse } from '../course/view-course.ts'
import { createCase, parseCommand } from '../create-case.ts'
import { CASE_ID } from '../records/collections.ts'
import { standInUid } from '../records/stand-in.ts'
import { applyChanges, type CaseState } from '../records/state.ts'
import { nextDueAt } from '../rules/finish-tasks.ts'
import { eventOf, factsNow, rightAnswerTo, whyNotHappening } from '../rules/injections.ts'
import { stepOf } from '../rules/places.ts'
import { holderOf } from '../rules/seats.ts'
import type { CaseContent } from '../story/content.ts'

/** What an event does to the monitor in one state in which it fits. */
export interface EventEffect {
  readonly event: string
  readonly place: string
  /** As people count: 1 is best. */
  readonly row: number
  /** Of each sign that moved: where it stood, how far it went while it was open, and once it was left. */
  readonly moved: readonly {
    readonly sign: string
    readonly from: number
    readonly open: number
    readonly left: number
  }[]
  /** Alarms that it began. */
  readonly alarms: readonly string[]
  /** Seen to after a minute, and left alone: whether everything stands as before in the end. */
  readonly isBackSolved: boolean
  readonly isBackLeft: boolean
}

const educator: Asker = { by: 'educator', uid: 'eda' }
/** What was under way is over by then. */
const REST_MS = 600_000
const LOOK_EVERY_MS = 5000
const SOLVED_AFTER_MS = 60_000

/** Every event in every place and row in which it fits, of states that a run has come through. */
export function effectsIn(content: CaseContent, states: Iterable<{ readonly state: CaseState; readonly now: number }>) {
  const effects = new Map<string, EventEffect>()
  const rules = createCase(content)
  for (const { state, now } of states) {
    const vitals = state.records.VitalStats[CASE_ID]
    if (!vitals || !state.records.Course[CASE_ID]) continue
    const facts = factsNow(state, content)
    for (const { slug, roleId } of content.injections) {
      const { path, screen } = stepOf(state, content, roleId)
      const key = `${slug} ${path} ${vitals.currentState}`
      if (effects.has(key) || whyNotHappening(state, content, slug, facts) !== null) continue
      effects.set(key, effectOf(rules, state, slug, { now, place: path || screen, row: vitals.currentState + 1 }))
    }
  }
  return [...effects.values()]
}

type Rules = ReturnType<typeof createCase>
interface Moment {
  readonly state: CaseState
  readonly now: number
}

function effectOf(
  rules: Rules,
  given: CaseState,
  slug: string,
  { now: then, place, row }: { readonly now: number; readonly place: string; readonly row: number },
): EventEffect {
  const { content } = rules
  const event = eventOf(content, slug)
  if (!event) throw new Error(slug)
  const start = { state: given, now: then + REST_MS }
  const before = read(content, start)
  const opened = ask(rules, start, educator, { kind: 'inject', event: slug })
  const openMs = (event.onMonitor?.leftAfterS ?? 300) * 1000 - 1
  const whileOpen = farthest(content, opened, openMs, before)

  const solved = solve(rules, { ...opened, now: opened.now + SOLVED_AFTER_MS }, slug)
  const isBackSolved = isSame(read(content, { ...solved, now: solved.now + REST_MS }), before)

  let left = opened
  for (let due = nextDueAt(left.state, content); due !== null; due = nextDueAt(left.state, content)) {
    left = ask(rules, { ...left, now: Math.max(left.now, due) }, { by: 'system' }, { kind: 'finish-tasks' })
    if (left.state.records.Injection[slug]?.over !== undefined) break
    if (left.state.records.Injection[slug]?.left === undefined) continue
    const leftMs = (event.onMonitor?.left?.forS ?? 0) * 1000 - 1
    for (const [sign, value] of farthest(content, left, leftMs, before).values) whileOpen.left.set(sign, value)
    for (const alarm of farthest(content, left, leftMs, before).alarms) whileOpen.alarms.add(alarm)
  }
  const isBackLeft = isSame(read(content, { ...left, now: left.now + REST_MS }), before)

  const signs = new Set([...whileOpen.values.keys(), ...whileOpen.left.keys()])
  return {
    event: slug,
    place,
    row,
    moved: [...signs].map((sign) => ({
      sign,
      from: before.get(sign)?.value ?? Number.NaN,
      open: whileOpen.values.get(sign) ?? before.get(sign)?.value ?? Number.NaN,
      left: whileOpen.left.get(sign) ?? before.get(sign)?.value ?? Number.NaN,
    })),
    alarms: [...whileOpen.alarms],
    isBackSolved,
    isBackLeft,
  }
}

type Read = ReadonlyMap<string, { readonly value: number; readonly alarm: string | null }>

function read(content: CaseContent, { state, now }: Moment): Read {
  const vitals = state.records.VitalStats[CASE_ID]
  const row = vitals?.allStates[vitals.currentState]
  const course = viewCourse(state, content)
  if (!row || !course) throw new Error('the monitor does not move in time')
  const shown = shownAt({ signs: content.instruments.signs, row, course }, now, { isStill: true })
  const rounded = (value: number) => Math.round(value * 10) / 10
  const values = new Map(
    shown.map(({ sign, values: [first = 0], alarm }) => [sign.slug, { value: rounded(first), alarm }]),
  )
  // Nobody looks at what is beside the rows until something moves it.
  for (const { sign, value } of besideNow(state, content))
    if (!values.has(sign.slug)) values.set(sign.slug, { value, alarm: null })
  return values
}

const isSame = (one: Read, other: Read): boolean =>
  [...one].every(([sign, { value, alarm }]) => value === other.get(sign)?.value && alarm === other.get(sign)?.alarm)

/** Where each sign comes farthest from where it stood, and which alarms begin. */
function farthest(content: CaseContent, from: Moment, ms: number, before: Read) {
  const values = new Map<string, number>()
  const alarms = new Set<string>()
  for (let after = 0; after <= ms; after += LOOK_EVERY_MS) {
    for (const [sign, { value, alarm }] of read(content, { ...from, now: from.now + after })) {
      const stood = before.get(sign)
      if (!stood) continue
      const known = values.get(sign) ?? stood.value
      if (value !== stood.value && Math.abs(value - stood.value) >= Math.abs(known - stood.value))
        values.set(sign, value)
      if (alarm !== null && alarm !== stood.alarm) alarms.add(`${sign} ${alarm}`)
    }
  }
  return { values, alarms, left: new Map<string, number>() }
}

/** Whose job it is finds it and does what is right. */
function solve(rules: Rules, moment: Moment, slug: string): Moment {
  const event = eventOf(rules.content, slug)
  if (!event) throw new Error(slug)
  const uid = holderOf(moment.state, event.roleId)?.userId ?? standInUid(event.roleId, { manner: 'expert', seed: 1 })
  const by: Asker = { by: 'user', uid }
  const isHidden = event.look !== undefined && moment.state.records.Injection[slug]?.recognised === null
  const { device = '', finding = '' } = event.look ?? {}
  const found = isHidden ? ask(rules, moment, by, { kind: 'name-trouble', device, finding }) : moment
  return ask(rules, found, by, { kind: 'resolve-event', event: slug, ...rightAnswerTo(event.answer) })
}

function ask(
  rules: Rules,
  { state, now }: Moment,
  asker: Asker,
  request: { readonly kind: string; readonly [field: string]: unknown },
): Moment {
  const parsed = parseCommand({ ...request, id: 'command-1', run: state.run })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const decision = rules.decide(state, asker, parsed.command, now, [])
  if (!decision.accepted) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(decision.refusal)}`)
  return { state: applyChanges(state, decision.changes), now }
}
