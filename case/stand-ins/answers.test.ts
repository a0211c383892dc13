import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Manner } from '../records/manners.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import { standInUid } from '../records/stand-in.ts'
import { applyChanges, type CaseState, put } from '../records/state.ts'
import type { ChatMessage } from '../records/written.ts'
import { stepOf } from '../rules/places.ts'
import type { ScreenKind } from '../story/flow.ts'
import { PERSON, Practice } from '../testing/practice.ts'
import { silent } from '../testing/ways-to-play.ts'
import { viewFor } from '../views/view-cutter.ts'
import { isWrongAt, type Moment, wrongMoments } from './advice.ts'

const { talk, advice } = case1.standIns
const ann = { by: 'user', uid: PERSON } as const
const eda = { by: 'educator', uid: 'eda' } as const
const chatOf = ({ state }: { state: CaseState }): readonly ChatMessage[] => state.records.ChatInbox[1]?.chat ?? []

/** Somebody who practises as this role, come to such a step. */
function practiseTo(screen: ScreenKind, role: RoleId = PROVIDER, manner: Manner = 'expert', seed = 1): Practice {
  const practice = new Practice(role, manner, seed)
  while (stepOf(practice.state, case1, role).screen !== screen) practice.step()
  return practice
}

/** What is answered to a message, as the case goes on from there; it stays as it was. */
function answersTo(practice: Practice, message: string): ChatMessage[] {
  const { state, now } = practice
  const place = chatOf(practice).length
  practice.ask(ann, { kind: 'send-message', message })
  while (practice.now < now + 8000) practice.step()
  const answers = chatOf(practice).filter(({ answers: to }) => to === place)
  practice.state = state
  practice.now = now
  return answers
}

const answerTo = (practice: Practice, message: string): string => answersTo(practice, message)[0]?.message ?? ''

/** Whether a text is one of these sentences, whatever is filled in. */
const isOneOf = (sentences: readonly string[], text: string): boolean =>
  sentences.some((sentence) => {
    const pieces = sentence.split(/\{\w+\}/).map((piece) => piece.replace(/[^\w\s]/g, '\\$&'))
    return new RegExp(`^${pieces.join('.+')}$`).test(text)
  })

const sentencesOf = (kind: keyof typeof talk.answers): readonly string[] => Object.values(talk.answers[kind]).flat()
const reasons = Object.values(advice).flatMap(({ right, wrong }) => [...right, ...wrong])
const fitting = (kind: keyof typeof talk.asks): readonly string[] =>
  kind === 'reason' ? [...reasons, ...sentencesOf('advice'), ...sentencesOf('reason')] : sentencesOf(kind)

describe.each([
  ['tasks', RN],
  ['decision-point', PROVIDER],
  ['decision-point', RT],
] as const)('where somebody practises at %s as role %i', (screen, role) => {
  const practice = practiseTo(screen, role)
  test.each(Object.keys(talk.asks) as (keyof typeof talk.asks)[])(
    'each phrasing of %s gets one answer of that kind',
    (kind) => {
      for (const phrasing of talk.asks[kind]) {
        const asked = phrasing
          .replace('{role}', role === RT ? 'Provider' : 'RT')
          .replace('{work}', 'nitric oxide')
          .replace('{sign}', 'sats')
          .replace('{group}', 'ventilator')
          .replace('…', '?')
        const name = role === RT ? 'Provider' : 'RT'
        const [answer, ...more] = answersTo(practice, `${name}, ${asked}`)
        expect(more, asked).toEqual([])
        expect(answer, asked).toMatchObject({ isStandIn: true, user: name })
        expect(isOneOf(fitting(kind), answer?.message ?? ''), `${asked} ${answer?.message}`).toBe(true)
      }
    },
  )
})

test('what asks nothing gets no answer, and what others say to each other either', () => {
  const practice = practiseTo('decision-point')
  for (const message of ['Ready.', 'Her sats are falling.', 'I am going with HFOV.', 'RT is quick today.'])
    expect(answersTo(practice, message)).toEqual([])
  // The person gives reasons in the chat here, and stand-ins announce and thank.
  for (const role of roleIds) {
    const chat = chatOf(new Practice(role, 'ordinary', 3).toReport())
    expect(chat.filter(({ asks, answers }) => asks !== undefined || answers !== undefined)).toEqual([])
  }
})

test('who is named answers; else whoever it concerns; else who spoke last', () => {
  const practice = practiseTo('decision-point')
  const answeredBy = (message: string) => answersTo(practice, message).map(({ roleId }) => roleId)
  expect(answeredBy('RN, what are her sats?')).toEqual([RN])
  expect(answeredBy('What are her sats?')).toEqual([RT])
  expect(answeredBy('What is her blood pressure?')).toEqual([RN])
  expect(answeredBy('Is the dopamine ready?')).toEqual([RN])
  expect(answeredBy('Is the nitric oxide calibrated?')).toEqual([RT])
  expect(answeredBy('What do you advise for the meds?')).toEqual([RN])
  const last = chatOf(practice).findLast(({ isStandIn }) => isStandIn)?.roleId
  expect(answeredBy('What do you think?')).toEqual([last])
  expect(answeredBy('Provider, what do you think?')).toEqual([])
})

test('among people it answers when it is named or when it is its own matter', () => {
  const practice = practiseTo('tasks', RN)
  practice.ask({ by: 'user', uid: 'rob' }, { kind: 'take-role', roleId: RT })
  expect(answersTo(practice, 'What do you think?')).toEqual([])
  expect(answersTo(practice, 'Thanks!')).toEqual([])
  expect(answersTo(practice, 'RT, are you ready?')).toEqual([])
  expect(answersTo(practice, 'Is the nitric oxide calibrated?')).toEqual([])
  expect(answersTo(practice, 'Who decides?')).toMatchObject([{ user: 'Provider' }])
  expect(answersTo(practice, 'Provider, are you ready?')).toMatchObject([{ user: 'Provider' }])
})

test('named with a question that it does not understand, it says what it can be asked; just told something, nothing', () => {
  const practice = practiseTo('tasks', RN)
  for (const message of ['RT, can you fly a plane?', 'RT?', 'RT'])
    expect(isOneOf(sentencesOf('called'), answerTo(practice, message)), message).toBe(true)
  expect(answersTo(practice, 'RT, I am at the pumps.')).toEqual([])
})

test('an answer comes a few seconds later by the clock of the case, once, and not while the case stands still', () => {
  const practice = practiseTo('board')
  const asked = { kind: 'send-message', message: 'RN, how far are you?' }
  const [answer] = answersTo(practice, asked.message)
  expect((answer?.time ?? 0) - practice.now).toBeGreaterThan(3000)
  expect((answer?.time ?? 0) - practice.now).toBeLessThan(6000)

  const faster = practiseTo('board')
  faster.state = applyChanges(faster.state, [put('Pace', '1', { factor: 10 })])
  expect((answersTo(faster, asked.message)[0]?.time ?? 0) - faster.now).toBeLessThan(600)

  practice.ask(eda, { kind: 'pause' })
  practice.ask(ann, asked)
  practice.now += 60_000
  expect(() => practice.ask({ by: 'system' }, { kind: 'stand-in-acts', roleId: RN })).toThrow('nothing-due')
  practice.ask(eda, { kind: 'resume' })
  const resumedAt = practice.now
  while (practice.now < resumedAt + 20_000) practice.step()
  const answers = chatOf(practice).filter((message) => message.answers !== undefined)
  expect(answers).toHaveLength(1)
  expect((answers[0]?.time ?? 0) - resumedAt).toBeGreaterThan(3000)
})

test('read from the store again it answers the same, and another seed in other words', () => {
  const answersOf = (seed: number) => {
    const practice = practiseTo('tasks', RN, 'ordinary', seed)
    practice.state = JSON.parse(JSON.stringify(practice.state))
    return ['Hello RT', 'RT, thanks', 'RT, are you ready?', 'Provider, who decides?'].map((one) =>
      answersTo(practice, one),
    )
  }
  expect(answersOf(5)).toEqual(answersOf(5))
  expect(
    answersOf(5)
      .flat()
      .map(({ message }) => message),
  ).not.toEqual(
    answersOf(6)
      .flat()
      .map(({ message }) => message),
  )
})

test('who is seated later is not asked what was asked before, and a stand-in that left answers nothing', () => {
  const practice = practiseTo('board')
  practice.ask(ann, { kind: 'send-message', message: 'RT, are you ready?' })
  practice.ask(ann, { kind: 'free-seat', roleId: RT })
  practice.ask(ann, { kind: 'seat-stand-in', roleId: RT, manner: 'expert', seed: 9 })
  const { now } = practice
  while (practice.now < now + 10_000) practice.step()
  expect(chatOf(practice).filter(({ answers }) => answers !== undefined)).toEqual([])
})

test('the numbers are those on the monitor, one that is lost is told so, and before there is one nothing is known', () => {
  expect(isOneOf(talk.answers.numbers.none, answerTo(practiseTo('tasks', RN), 'What are her sats?'))).toBe(true)
  const practice = practiseTo('decision-point')
  expect(answerTo(practice, 'RT, read me the monitor')).toContain(
    'HR 178, BP 38/22 (27), SpO₂ pre 76 %, SpO₂ post 62 %',
  )
  expect(answerTo(practice, 'sats?')).not.toContain('HR')
  const lost = case1.injections.find(({ display }) => display?.lost === 'oxygenPre')
  expect(lost).toBeDefined()
  practice.ask(eda, { kind: 'inject', event: lost?.slug ?? '' })
  expect(answerTo(practice, 'sats?')).toContain('SpO₂ pre no signal')
})

test('what it is at and what is done of its work is told as its page has it', () => {
  const practice = practiseTo('board')
  const ino = 'RT, can you calibrate nitric oxide?'
  const { work } = talk.answers
  const seen = new Set<string>()
  while (stepOf(practice.state, case1, PROVIDER).screen === 'board') {
    const unit = viewFor(practice.state, RT, case1).tasks?.tasks[0]?.units[0]
    const message = answerTo(practice, ino)
    for (const [name, sentences] of Object.entries(work)) if (isOneOf(sentences, message)) seen.add(name)
    if (unit?.startedAt == null) expect(isOneOf([...work.next, ...work.begun], message), message).toBe(true)
    if (unit?.doneAt != null && unit.doneAt <= practice.now) expect(isOneOf(work.done, message), message).toBe(true)
    const { now } = practice
    while (practice.now < now + 15_000 && stepOf(practice.state, case1, PROVIDER).screen === 'board') practice.step()
  }
  expect([...seen].sort()).toEqual(['begun', 'done', 'next', 'running'])
  expect(isOneOf(work.others, answerTo(practice, 'RT, can you mix the dopamine?'))).toBe(true)
  expect(isOneOf(work.early, answerTo(new Practice(PROVIDER, 'expert', 1), ino))).toBe(true)
})

test('it tells the advice that it has given, and its reason: a distracted one its own wrong one', () => {
  const seed = 2
  const distracted = (practice: Practice, moment: Moment, role: RoleId) =>
    isWrongAt(
      { roleId: role, manner: 'distracted', seed, view: viewFor(practice.state, role, case1), story: case1 },
      moment,
    )
  let told = 0
  const practice = new Practice(PROVIDER, 'distracted', seed)
  while (stepOf(practice.state, case1, PROVIDER).screen !== 'arrival') {
    practice.step()
    if (stepOf(practice.state, case1, PROVIDER).screen !== 'decision-point') continue
    const { points } = viewFor(practice.state, PROVIDER, case1)
    const open = points.at(-1)?.groups.filter(({ isOpen, rt }) => isOpen && rt !== null && rt.length > 0) ?? []
    for (const { name, rt, options } of open) {
      const moment: Moment = `${points.at(-1)?.point ?? 0}/${name}`
      if (!wrongMoments({ story: case1, seed, roleId: RT, manner: 'distracted' }).includes(moment)) continue
      const message = answerTo(practice, `RT, what do you advise for the ${name}?`)
      for (const slug of [rt ?? []].flat()) expect(message).toContain(options.find((one) => one.slug === slug)?.name)
      expect(advice[moment]?.wrong).toContain(answerTo(practice, `RT, why do you advise that ${name}?`))
      expect(distracted(practice, moment, RT)).toBe(true)
      told++
    }
  }
  expect(told).toBeGreaterThan(0)
})

test('before its advice is given it tells none', () => {
  const practice = practiseTo('question')
  const { coming, given } = talk.answers.advice
  while (stepOf(practice.state, case1, RT).screen !== 'question') practice.step()
  expect(isOneOf(coming, answerTo(practice, 'RT, what do you advise?'))).toBe(true)
  while (!viewFor(practice.state, RT, case1).questions?.['transport-mode']?.answers.rt) practice.step()
  expect(isOneOf(given, answerTo(practice, 'RT, what do you advise?'))).toBe(true)
})

test('who has still to advise is not led: that one advises first', () => {
  const practice = new Practice(RN, 'expert', 1, silent)
  const { yours, given } = talk.answers.advice
  while (!viewFor(practice.state, PROVIDER, case1).questions?.['transport-mode']?.answers.rt) practice.step()
  for (const asked of ['RT, what do you advise?', 'RT, why do you advise that?'])
    expect(isOneOf(yours, answerTo(practice, asked))).toBe(true)
  practice.ask(ann, { kind: 'answer-question', question: 'transport-mode', option: 'Rotor Wing (Helicopter)' })
  expect(isOneOf(given, answerTo(practice, 'RT, what do you advise?'))).toBe(true)
})

test('a stand-in’s message asks nobody', () => {
  const practice = practiseTo('decision-point')
  const uid = standInUid(RT, { manner: 'expert', seed: 1 })
  practice.ask({ by: 'user', uid }, { kind: 'send-message', message: 'RN, what do you advise?' })
  expect(chatOf(practice).at(-1)).not.toHaveProperty('asks')
})
