import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { PlayedAlone, type Think } from '../checks/played-alone.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { GasRow } from '../records/vital-stats.ts'
import { answerTo, asksOf } from '../rules/asks.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { whyNotHappening } from '../rules/injections.ts'
import { hasOrders } from '../rules/orders.ts'
import { placeOf } from '../rules/places.ts'
import { isAllDecided } from '../rules/points.ts'
import { answerOn, decisionOn } from '../rules/questions.ts'
import { answerField } from '../rules/role-fields.ts'
import { isReportDue } from '../rules/way-on.ts'
import { propose } from '../stand-ins/propose.ts'
import { compiled } from '../story/compiled.ts'
import { docIdOf, slugAt } from '../testing/at-point.ts'
import { educator } from '../testing/given.ts'
import { isObject, jsonOf, leavesOf, objectsIn, textsIn } from '../testing/inside.ts'
import { PERSON, Practice } from '../testing/practice.ts'
import { type Secret, secretsOf, secretsOfEvents } from '../testing/secrets.ts'
import { bareChoices, idealChoices, type PointChoices, worstChoices } from '../testing/walk-choices.ts'
import { flagged, noteOf, walkWatched, wordsTo } from '../testing/watched-walk.ts'
import { whitelist, withoutSeat } from '../testing/whitelist.ts'
import type { Audience, View } from './view.ts'
import { createViewCutter } from './view-cutter.ts'

const runs = {
  ideal: { choices: idealChoices, answers: {} },
  worst: { choices: worstChoices, answers: { mode: 'Decline Transport', time: '<60 min' } },
  bare: { choices: bareChoices, answers: {} },
}
const audiences: readonly Audience[] = [...roleIds, null]

/** What one audience could read after one command. */
interface Glance {
  readonly state: CaseState
  readonly audience: Audience
  readonly view: View
  /** The fields that were sent with this command, as they go over the wire. What pages there are, and are called, is no secret. */
  readonly sent: string
  /** The texts that it could not read before this command. */
  readonly newTexts: readonly string[]
}

/** With orders, of which RT and RN each read back one at the first point. */
const ordered = idealChoices.map((choice, index) => (index === 0 ? { ...choice, Medications: 'epinephrine' } : choice))

const walks = [
  ...Object.values(runs).map(({ choices, answers }) => watchRun(choices, answers)),
  watchRun(ordered, {}, { hasOrders: true, hasCourse: true }),
  watchPractice(),
]
const glances = walks.flat()

function watchRun(
  choices: readonly PointChoices[],
  answers: { mode?: string; time?: string },
  how: { readonly hasOrders?: boolean; readonly hasCourse?: boolean } = {},
): Glance[] {
  const { seen, watch } = createWatch()
  walkWatched(choices, answers, watch, how)
  return seen
}

/** An RN alone with two distracted stand-ins, who asks both of them all there is to ask, again and again. */
function watchPractice(): Glance[] {
  const { seen, watch } = createWatch()
  const practice = new Practice(RN, 'distracted', 1)
  const questions = Object.values(case1.standIns.talk.asks).map(([first = '']) => first.replace('…', '?'))
  for (let count = 0; !roleIds.every((one) => isReportDue(practice.state, case1, one)); count++) {
    watch(practice)
    if (count % 3 === 0) {
      const message = `${count % 2 === 0 ? 'RT' : 'Provider'}, ${questions[(count / 3) % questions.length]}`
      practice.ask({ by: 'user', uid: PERSON }, { kind: 'send-message', message })
    }
    practice.step()
  }
  expect(
    practice.state.records.ChatInbox[1]?.chat.filter(({ answers }) => answers !== undefined).length,
  ).toBeGreaterThan(100)
  watch(practice)
  return seen
}

/** Three people in the second story, whose monitor moves and to whom everything happens; what nobody is told of they do not find. */
function watchSecondStory(): Glance[] {
  const { seen, watch } = createWatch(case2)
  const think: Think = (playing) => propose({ ...playing, view: { ...playing.view, devices: null } })
  const people = ['ann', 'rob', 'nia'] as const
  const played = new PlayedAlone(case2, PROVIDER, 'expert', 1, { people, think, hasCourse: true })
  while (!played.isAtReport) {
    watch(played)
    for (const { slug } of case2.injections)
      if (whyNotHappening(played.state, case2, slug) === null) played.ask(educator, { kind: 'inject', event: slug })
    played.step()
  }
  watch(played)
  expect(Object.values(played.state.records.Injection).filter(({ over }) => over !== undefined).length).toBeGreaterThan(
    3,
  )
  return seen
}

function createWatch(content = case1) {
  const seen: Glance[] = []
  const before = new Map<Audience, Map<string, string>>()
  const textsBefore = new Map<Audience, ReadonlySet<string>>()
  const { cut } = createViewCutter({ ...content, call: { ...content.call, asksBack: 'A second line, please.' } })
  const watch = ({ state }: { readonly state: CaseState }) => {
    for (const audience of audiences) {
      const view = cut(state, audience)
      const fields = new Map(
        Object.entries(view).map(([name, value]) => [
          name,
          `{"${name}":${isObject(value) ? jsonOf(value) : JSON.stringify(value)}}`,
        ]),
      )
      const sent = [...fields].filter(([name, json]) => name !== 'flows' && before.get(audience)?.get(name) !== json)
      before.set(audience, fields)
      const texts = textsIn({ ...view, flows: null })
      const newTexts = [...texts].filter((text) => !textsBefore.get(audience)?.has(text))
      textsBefore.set(audience, texts)
      seen.push({ state, audience, view, sent: sent.map(([, json]) => json).join('\n'), newTexts })
    }
  }
  return { seen, watch }
}

const named = ({ state, audience }: Glance) =>
  `${audience === null ? 'without a seat' : `role ${audience} at ${pathAt(state, audience)}`}, version ${state.version}`
const pathAt = (state: CaseState, roleId: RoleId) => case1.flows[roleId][placeOf(state, roleId)]?.path
const ofRoles = glances.filter((glance): glance is Glance & { audience: RoleId } => glance.audience !== null)

/** By path: the first step at which it may be read. */
function whitelistOf(roleId: RoleId): Map<string, string> {
  const role = (['provider', 'rt', 'rn'] as const)[roleId]
  return new Map(
    whitelist.flatMap(({ from, seen }) => {
      const step = typeof from === 'string' ? from : from[role]
      return step === undefined ? [] : pathsOf(seen).map((path) => [path, step] as const)
    }),
  )
}

const pathsOf = (seen: { readonly [object: string]: string }): string[] =>
  Object.entries(seen).flatMap(([object, fields]) =>
    fields.split(' ').map((field) => (object === 'view' ? field : `${object}.${field}`)),
  )

test.each(roleIds)(
  'role %i reads what the whitelist names, from the step that it names, and nothing else',
  (roleId) => {
    const first = new Map<string, number>()
    for (const { state, audience, view } of glances) {
      if (audience !== roleId) continue
      const place = placeOf(state, roleId)
      for (const path of leavesOf(view)) first.set(path, Math.min(place, first.get(path) ?? place))
    }
    const read = [...first].map(([path, place]) => `${path} from ${case1.flows[roleId][place]?.path}`)
    expect(read.sort()).toEqual([...whitelistOf(roleId)].map(([path, step]) => `${path} from ${step}`).sort())
  },
)

test('without a seat one reads who is there, and nothing of the case', () => {
  const views = glances.flatMap(({ audience, view }) => (audience === null ? [view] : []))
  const read = new Set(views.flatMap((view) => [...leavesOf(view)]))
  expect([...read].filter((path) => !withoutSeat.includes(path))).toEqual([])
  for (const view of views) {
    expect(view).toMatchObject({
      clock: { startedAt: null, stoppedAt: null, pace: 1 },
      chatBefore: 0,
      canDecide: false,
      canLead: false,
      mayContinue: false,
      isReportDue: false,
    })
  }
})

test.each([
  ['of the story', () => secretsOf(case1), () => glances],
  ['of the second story’s events', () => secretsOfEvents(case2), watchSecondStory],
] as const)('nothing %s is read before it is due', (_, secretsIn, seenIn) => {
  const secrets = secretsIn()
  for (const glance of seenIn()) {
    const isDue = (secret: Secret) => secret.isDue(glance.state, glance.audience)
    for (const words of glance.newTexts) {
      const told = secrets.filter(({ text }) => words.includes(text))
      // The same words may be due elsewhere, or be part of longer ones that are.
      const due = told.filter(isDue).sort((one, other) => other.text.length - one.text.length)
      const rest = due.reduce((left, { text }) => left.replaceAll(text, ''), words)
      if (told.some(({ text }) => rest.includes(text))) expect.fail(`${named(glance)} reads: ${words}`)
    }
  }
})

test('a question shows no score, no reason and no right answer before it is decided', () => {
  for (const glance of ofRoles) {
    for (const question of case1.questions) {
      const isDecided = decisionOn(glance.state, question) !== null
      const keys = JSON.stringify(glance.view.questions?.[question.slug]).match(/"(right|score|why|isRight)":/g)
      expect(keys === null || isDecided, named(glance)).toBe(true)
    }
  }
})

test('a decision point shows no score, reason, lesson or finding before its last group is decided', () => {
  for (const glance of ofRoles) {
    for (const point of [1, 2, 3, 4, 5]) {
      const record = glance.state.records.DecisionPoint[point]
      const progress = glance.state.records.PointProgress[point]
      if (record && progress && isAllDecided({ record, progress })) continue
      const told = JSON.stringify([
        glance.view.points.filter((one) => one.point === slugAt(point)),
        glance.view.pages.filter((one) => one.point === slugAt(point)),
      ])
      expect(told.match(/"(score|why|teaching|finding)":(?!null)/g), named(glance)).toBeNull()
      expect(told.match(/"(fares|went)":/g), named(glance)).toBeNull()
    }
  }
})

test('what one adviser says the other reads once both have advised, or it is decided; the Provider reads it at once', () => {
  let held = 0
  for (const glance of ofRoles) {
    for (const { said, read } of advised(glance)) {
      const other = answerField[glance.audience === RT ? RN : RT]
      const mayRead = glance.audience === PROVIDER || said.isDecided || hasSaid(said[answerField[glance.audience]])
      if (!hasSaid(said[other])) continue
      expect(read[other], named(glance)).toEqual(mayRead ? said[other] : null)
      expect(read.heldBack === null, named(glance)).toBe(mayRead)
      if (!mayRead) held += 1
    }
  }
  expect(held).toBeGreaterThan(0)
})

type Choice = string | readonly string[] | null
const hasSaid = (choice: Choice) => choice !== null && choice.length > 0

/** What was said on the questions and in the groups that a role has come to, and what it reads of it. */
function advised({ state, view }: Glance) {
  const questions = case1.questions.flatMap((question) => {
    const read = view.questions?.[question.slug]?.answers
    const said = {
      provider: answerOn(state, question, PROVIDER),
      rt: answerOn(state, question, RT),
      rn: answerOn(state, question, RN),
      isDecided: decisionOn(state, question) !== null,
    }
    return read ? [{ said, read }] : []
  })
  const groups = view.points.flatMap(({ point, groups }) =>
    groups.flatMap((read) => {
      const { decisionPointData = [] } = state.records.DecisionPoint[docIdOf(point)] ?? {}
      const group = decisionPointData.find(({ decisionName }) => decisionName === read.name)
      const isDecided = state.records.PointProgress[docIdOf(point)]?.decidedAt[read.name] !== undefined
      return group ? [{ said: { ...group, isDecided }, read }] : []
    }),
  )
  return [...questions, ...groups]
}

test('where hands carry out what is decided, what the Provider only marks is read by the Provider alone', () => {
  const marks = ofRoles
    .filter(({ state }) => hasOrders(state))
    .flatMap(({ audience, view }) =>
      view.points.flatMap(({ groups }) =>
        groups.flatMap(({ decidedAt, provider }) => (decidedAt ? [] : { audience, provider })),
      ),
    )
  const readBy = new Set(marks.filter(({ provider }) => provider !== null).map(({ audience }) => audience))
  expect([...readBy]).toEqual([PROVIDER])
})

test('links stay on the server', () => {
  for (const glance of glances) expect(glance.sent.includes('/case/decision-point/'), named(glance)).toBe(false)
  for (const glance of glances) expect(glance.sent.match(/"link(nopal|B)?":/), named(glance)).toBeNull()
})

test('no task tells which choice is right, how near a number has to be, or its hints', () => {
  for (const glance of ofRoles) {
    const { tasks, board, checks } = glance.view
    const told = JSON.stringify({ tasks, board, checks })
    expect(told.match(/"(right|isRight|wrong|hint|tolerance|ifSkipped|accepted)":/g), named(glance)).toBeNull()
  }
})

test('no event tells what is right, how near a number has to be, or who let it happen', () => {
  const told = ofRoles.filter(({ view }) => view.events.length > 0)
  expect(told.length).toBeGreaterThan(0)
  for (const glance of told) {
    const keys = JSON.stringify(glance.view.events).match(/"(right|tolerance|title|by|ifLeft)":/g)
    expect(keys, named(glance)).toBeNull()
  }
})

test('of all rows of the monitor only those are read that were shown', () => {
  for (const walk of walks) {
    const shown = new Set<string>()
    for (const glance of walk) {
      const vitals = glance.state.records.VitalStats['1']
      if (vitals) shown.add(JSON.stringify(vitals.allStates[vitals.currentState]))
      for (const row of objectsWith({ ...glance.view, call: null }, 'heartRate', 'oxygenPost')) {
        const { heartRate, bloodPressure, oxygenPre, oxygenPost } = row
        const read = JSON.stringify({ heartRate, bloodPressure, oxygenPre, oxygenPost })
        if (!shown.has(read)) expect.fail(`${named(glance)} reads ${read}`)
      }
    }
  }
})

test('of all gases only those are read that were taken, a heel sample without its PO2', () => {
  const takenIn = compiled((state: CaseState) => {
    const taken = bedsideHistory(state, case1).filter(({ chosen }) => chosen.has('istat'))
    const rows = taken.map(({ opening, chosen }) => {
      const row = case1.vitalStats.alliStat[opening.gas] as GasRow // a row of the table
      return JSON.stringify(opening['arterial-line'] || chosen.has('pal') ? row : { ...row, PO2: null })
    })
    return new Set(rows)
  })
  for (const glance of glances) {
    const taken = takenIn(glance.state)
    for (const gas of objectsWith(glance.view, 'ph', 'HCO3').map(jsonOf))
      if (!taken.has(gas)) expect.fail(`${named(glance)} reads ${gas}`)
    const said = new Set(glance.sent.match(/pH \d\.\d\d/g))
    for (const { ph = 0 } of said.size > 0 ? case1.vitalStats.alliStat : []) {
      const isTaken = [...taken].some((gas) => gas.includes(`"ph":${ph},`))
      if (!isTaken && said.has(`pH ${ph.toFixed(2)}`)) expect.fail(`${named(glance)} reads pH ${ph}`)
    }
  }
})

test('without an arterial line nobody ever reads a PO2 of the analyser or an oxygenation index', () => {
  for (const glance of ofRoles.filter(
    ({ state }) => !bedsideHistory(state, case1).some(({ now }) => now['arterial-line']),
  )) {
    for (const gas of objectsWith(glance.view.vitals, 'ph')) expect(gas.PO2, named(glance)).toBeNull()
    expect(JSON.stringify(glance.view.pages).match(/"PO2":\d|\bOI( = MAP)? \d/g), named(glance)).toBeNull()
  }
})

test('the phone tells no index to anybody, and nothing at all to RT and RN', () => {
  for (const { view, audience, sent } of glances) {
    expect(sent).not.toContain('oxygenationIndex')
    if (audience !== PROVIDER) expect(view.call).toBeNull()
  }
})

test('a note is read by the one who wrote it', () => {
  const readers = new Map(roleIds.map((roleId) => [noteOf(roleId), new Set<Audience>()]))
  for (const { audience, sent } of glances) {
    for (const [note, audiencesOfIt] of readers) if (sent.includes(note)) audiencesOfIt.add(audience)
  }
  for (const roleId of roleIds) expect([...(readers.get(noteOf(roleId)) ?? [])]).toEqual([roleId])
})

test('what an educator says to one seat is read there, and what they flag by nobody', () => {
  const readers = new Map(roleIds.map((roleId) => [wordsTo(roleId), new Set<Audience>()]))
  for (const glance of glances) {
    for (const [words, audiencesOfIt] of readers) if (glance.sent.includes(words)) audiencesOfIt.add(glance.audience)
    expect(glance.sent.includes(flagged), named(glance)).toBe(false)
  }
  for (const roleId of roleIds) expect([...(readers.get(wordsTo(roleId)) ?? [])]).toEqual([roleId])
})

test('what others answer in the challenge is read with the result; the Provider sees suggestions as they come', () => {
  for (const glance of ofRoles) {
    const { challenge } = glance.view
    const done = glance.state.records.ChallengeStatus['1']
    if (!challenge || (done?.Provider && done.Therapist && done.Nurse)) continue
    expect(challenge.result, named(glance)).toBeNull()
    const { state, audience } = glance
    for (const { slug, answer, after, suggestion } of challenge.asks) {
      const ask = asksOf(case1).find((one) => one.slug === slug)
      const first = asksOf(case1).find((one) => one.slug === after)
      expect(ask && answer, named(glance)).toEqual(ask && answerTo(state, ask, audience))
      expect(first && answerTo(state, first, audience), named(glance)).not.toBeNull()
      expect(suggestion === null || (suggestion.given === null) !== (audience === PROVIDER), named(glance)).toBe(true)
    }
  }
})

test('the report is announced when the handover is saved, to a role at its last step', () => {
  for (const { state, audience, view } of ofRoles) {
    const isLast = placeOf(state, audience) === case1.flows[audience].length - 1
    expect(view.isReportDue).toBe(isLast && state.records.Recording.handover !== undefined)
  }
})

type Found = { readonly [field: string]: unknown }

function objectsWith(value: unknown, ...fields: string[]): Found[] {
  if (!isObject(value)) return []
  return objectsIn(value).filter((one): one is Found => fields.every((field) => field in one))
}
