import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import { askIn, choosing, typing } from '../testing/answering.ts'
import { aCase, ask, decide, person, record, running, seat } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { walkWatched } from '../testing/watched-walk.ts'
import { viewFor } from './view-cutter.ts'

const see = (walk: Walk, roleId: RoleId) => viewFor(walk.state, roleId, case1)

test('a free seat still has its place', () => {
  const state = aCase(running(), seat('ann', PROVIDER), record('Place', '2', { step: 5, since: 0 }))
  expect(viewFor(state, PROVIDER, case1).places).toEqual([0, 0, 5])
})

test('before a run there is nothing to see but who is there', () => {
  const view = viewFor(aCase(seat('rob', RT)), RT, case1)
  expect(view).toMatchObject({ isRunning: false, score: null, call: null, points: [], checks: null })
  expect(view.team.map(({ uid }) => uid)).toEqual(['rob'])
})

test('the team is who holds which seat and where that role stands, also after a logout that is not the Provider’s', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.go(PROVIDER)
  const seated = [
    { roleId: PROVIDER, uid: 'ann', step: 1, title: 'Brief your team', standIn: null },
    { roleId: RT, uid: 'rob', step: 0, title: 'Listen to the briefing', standIn: null },
    { roleId: RN, uid: 'nia', step: 0, title: 'Listen to the briefing', standIn: null },
  ]
  expect(see(walk, PROVIDER).team).toEqual(seated)
  walk.do(RT, { kind: 'log-out' })
  expect(see(walk, PROVIDER).team).toEqual(seated)
  expect(viewFor(walk.state, null, case1).team).toEqual(seated)
})

test('a note stays with its writer: the next holder of the seat finds an empty page', () => {
  const state = aCase(running(), seat('nia', RN), record('Note', 'nia', { text: 'Weigh again' }))
  expect(viewFor(state, RN, case1).note).toBe('Weigh again')
  const after = aCase(running(), seat('nell', RN), record('Note', 'nia', { text: 'Weigh again' }))
  expect(viewFor(after, RN, case1).note).toBe('')
})

test('the phone rings for the Provider, and speaks when it is answered', () => {
  const walk = new Walk()
  expect(see(walk, PROVIDER).call).toMatchObject({ answeredAt: null, told: null })
  walk.do(PROVIDER, { kind: 'answer-call' })
  expect(see(walk, PROVIDER).call).toMatchObject({ answeredAt: walk.now, told: { weightKg: 3.2 } })
  expect(see(walk, RT).call).toBeNull()
})

test('the Provider sees advice at once, an adviser after their own or with the decision; right and wrong come with the decision', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.go(PROVIDER)
  const kept = { path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 60_000 }
  walk.system({ kind: 'keep-recording', uid: 'ann', recording: 'summary', ...kept })
  expect(see(walk, RN).recordings).toMatchObject({ isShared: true, summary: kept, handover: null })
  walk.go(PROVIDER)
  for (const role of [RT, RN] as const) {
    walk.do(role, { kind: 'mark-listened' })
    walk.go(role)
  }
  walk.go(PROVIDER)
  const answer = (role: RoleId, option: string) =>
    walk.do(role, { kind: 'answer-question', question: 'transport-mode', option })
  answer(RT, 'Ground (Ambulance)')
  const answersTo = (role: RoleId) => see(walk, role).questions?.['transport-mode']?.answers
  expect(answersTo(PROVIDER)).toEqual({ provider: null, rt: 'Ground (Ambulance)', rn: null, heldBack: null })
  expect(answersTo(RT)).toEqual({ provider: null, rt: 'Ground (Ambulance)', rn: null, heldBack: null })
  expect(answersTo(RN)).toEqual({ provider: null, rt: null, rn: null, heldBack: RT })
  expect(see(walk, RN).questions?.['transport-mode']?.result).toBeNull()
  answer(PROVIDER, 'Decline Transport')
  expect(answersTo(RN)).toMatchObject({ rt: 'Ground (Ambulance)', rn: null, heldBack: null })
  expect(see(walk, RN).questions?.['transport-mode']?.result).toMatchObject({
    right: 'Fixed wing (Airplane)',
    options: expect.arrayContaining([expect.objectContaining({ name: 'Decline Transport', score: 0 })]),
  })
  expect(see(walk, RN).questions?.['response-time']).toBeNull()
})

test('the Provider sees suggestions as they come; RT and RN learn only that it is closed', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  walk.do(RT, typing('oscillator', { MAP: 17, RR: 9 }))
  const oscillator = (role: RoleId) => see(walk, role).challenge?.asks.find(({ slug }) => slug === 'oscillator')
  expect(oscillator(PROVIDER)?.suggestion?.given).toEqual([
    { roleId: RT, numbers: { MAP: 17, RR: 9 } },
    { roleId: RN, numbers: null },
  ])
  expect(oscillator(RN)).toMatchObject({ answer: null, suggestion: { isClosed: false } })
  walk.do(PROVIDER, choosing('oscillator', 'MAP 26, 5 Hz'))
  expect(oscillator(RN)).toMatchObject({ options: [], suggestion: { isClosed: true, given: null } })
  expect(see(walk, RN).challenge?.result).toBeNull()
  expect(see(walk, RN).vitals).toBeNull()
})

test('the list of indexes appears after the number was typed', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  const asked = (role: RoleId) => see(walk, role).challenge?.asks.map(({ slug }) => slug)
  expect(asked(RN)).toEqual(['oxygen-index', 'oscillator', 'drip-rate'])
  walk.do(RN, typing('oxygen-index', { value: 0.35 }))
  expect(asked(RN)).toEqual(['oxygen-index', 'index-again', 'oscillator', 'drip-rate'])
  expect(see(walk, RN).challenge?.asks[0]?.answer).toEqual({ numbers: { value: 0.35 }, option: null })
  expect(asked(RT)).toEqual(['oxygen-index', 'oscillator', 'cylinders'])
})

test('the formula is at hand from the start of the challenge, its working with the result', () => {
  const walk = new Walk()
  walk.toPreparation()
  expect(see(walk, RT).challenge).toBeNull()
  walk.prepare()
  const { formula, working } = askIn(case1, 'numbers', 'oxygen-index')
  expect(see(walk, RT).challenge?.asks[0]).toMatchObject({ formula, answer: null })
  const told = () => JSON.stringify(see(walk, RT).challenge)
  for (const line of working) expect(told()).not.toContain(line)
  walk.challenges()
  for (const line of working) expect(told()).toContain(line)
})

test('a known mistake is named in the result, however it was rounded', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  for (const role of [PROVIDER, RT, RN] as const) {
    walk.do(role, typing('oxygen-index', { value: 35 }))
    walk.do(role, choosing('index-again', '70'))
  }
  walk.do(PROVIDER, choosing('oscillator', 'MAP 26, 5 Hz'))
  walk.do(PROVIDER, choosing('rescue', 'ino-hfov-ecmo-later'))
  walk.do(RT, typing('cylinders', { minutes: 37.3, cylinders: 4 }))
  walk.do(RN, typing('drip-rate', { rate: 1.2 }))
  const result = see(walk, RN).challenge?.result ?? []
  expect(result.map(({ slug, answers }) => [slug, answers.map(({ isRight }) => isRight)])).toEqual([
    ['oxygen-index', [true, true, true]],
    ['index-again', [false, false, false]],
    ['oscillator', [false, false, false]],
    ['rescue', [false]],
    ['cylinders', [false]],
    ['drip-rate', [true]],
  ])
  expect(result.find(({ slug }) => slug === 'cylinders')?.answers[0]?.numbers).toMatchObject([
    { answer: 37.3, isRight: false, why: 'No reserve was kept.' },
    { answer: 4, isRight: true, why: null },
  ])
})

test('at the bedside a question brings its answer to light for all; the report shows the rest', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  walk.challenges()
  walk.do(RT, { kind: 'ask-question', question: 'labs' })
  const items = (roleId: RoleId) => see(walk, roleId).bedsideReport?.items.map(({ slug }) => slug)
  expect(items(RN)).toEqual(['labs'])
  expect(see(walk, RN).vitals).toBeNull()
  walk.go(RN)
  expect(items(RN)).toHaveLength(case1.bedsideReport.items.length)
  expect(items(PROVIDER)).toEqual(['labs'])
  expect(see(walk, RN).vitals).toMatchObject({
    monitor: { heartRate: 178, mean: 27 },
    currentHFOV: { MAP: 18, RR: 10 },
    isOnHFOV: false,
    machine: { name: 'Hospital SIMV' },
    gases: [],
  })
})

test('key words and the speaker’s ticks stand beside the briefing once it is shared, and are the speaker’s own before', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  expect(viewFor(walk.state, PROVIDER, case1).recordings?.words.summary).toBeNull()
  walk.go(PROVIDER)
  walk.do(PROVIDER, { kind: 'write-key-words', recording: 'summary', text: 'PPHN, 3.2 kg' })
  walk.do(PROVIDER, { kind: 'tick-item', list: 'summary', item: 0, isTicked: true })
  const words = { text: 'PPHN, 3.2 kg', covered: [case1.summary.items[0]?.heading] }
  expect(viewFor(walk.state, PROVIDER, case1).recordings?.words.summary).toEqual(words)
  expect(viewFor(walk.state, RT, case1).recordings?.words).toEqual({ summary: null, handover: null })

  const recording = { path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 6000 }
  walk.system({ kind: 'keep-recording', uid: walk.uids[0] ?? '', recording: 'summary', ...recording })
  expect(viewFor(walk.state, RT, case1).recordings?.words.summary).toEqual(words)
})

test('a wrong decision is bridged for all three: the story goes on as it must', () => {
  const bridgesOf = (answers: { mode?: string; time?: string }) => {
    const walk = new Walk()
    walk.toPreparation(answers)
    return [PROVIDER, RT, RN].map((role) => {
      const { questions } = see(walk, role)
      return [questions?.['transport-mode']?.result?.bridge, questions?.['response-time']?.result?.bridge]
    })
  }
  expect(bridgesOf({})).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  for (const [mode, time] of bridgesOf({ mode: 'Decline Transport', time: '<60 min' })) {
    expect(mode).toContain('the airplane is ordered')
    expect(time).toContain('<30 min')
  }
})

test('at every moment Continue is offered to those from whom it would be accepted, and to no others', () => {
  const offered: RoleId[] = []
  walkWatched(idealChoices, {}, ({ state }) => {
    for (const roleId of roleIds) {
      const { mayContinue, team } = viewFor(state, roleId, case1)
      const { uid = '', step = 0 } = team.find((seated) => seated.roleId === roleId) ?? {}
      const decision = decide(state, person(uid), ask({ kind: 'continue', step }, state.run), 0)
      expect(mayContinue).toBe(decision.accepted)
      if (mayContinue) offered.push(roleId)
    }
  })
  for (const roleId of roleIds) expect(offered).toContain(roleId)
})
