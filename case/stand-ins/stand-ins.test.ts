import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import { isStandIn, standInOf, standInUid } from '../records/stand-in.ts'
import { placeOf, stepOf } from '../rules/places.ts'
import { answerOn, findQuestion } from '../rules/questions.ts'
import { answerField } from '../rules/role-fields.ts'
import { isRunning } from '../rules/runs.ts'
import { holderOf } from '../rules/seats.ts'
import { soundsToKeep } from '../rules/sound-consent.ts'
import { docIdOf } from '../testing/at-point.ts'
import { PERSON, Practice } from '../testing/practice.ts'
import { followRt, silent } from '../testing/ways-to-play.ts'
import { viewTeam } from '../views/team.ts'
import { viewFor } from '../views/view-cutter.ts'
import { type Moment, momentsOf, rightAt, wrongMoments } from './advice.ts'
import type { Playing } from './deed.ts'
import { propose } from './propose.ts'
import { speechOf } from './speech.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
/** Of whole runs. */
const fewSeeds = seeds.slice(0, process.env.THOROUGH ? 5 : 2)

/** What a role stood by at a moment, when all was over. */
function saidAt({ state }: Practice, moment: Moment, roleId: RoleId): readonly string[] {
  const question = findQuestion(case1, moment)
  if (question) return [answerOn(state, question, roleId) ?? []].flat()
  const [point = '', group] = moment.split('/')
  const record = state.records.DecisionPoint[docIdOf(point)]?.decisionPointData.find(
    ({ decisionName }) => decisionName === group,
  )
  return [record?.[answerField[roleId]] ?? []].flat()
}

const wrongOf = (practice: Practice, roleId: RoleId): Moment[] =>
  momentsOf(case1).filter((moment) => {
    const right = rightAt(case1, moment)
    const said = saidAt(practice, moment, roleId)
    return said.length !== right.length || said.some((one) => !right.includes(one))
  })

test('who stands in is told by the user id alone, and no person is taken for one', () => {
  expect(standInOf(standInUid(RT, { manner: 'distracted', seed: 42 }))).toEqual({ manner: 'distracted', seed: 42 })
  for (const uid of [
    'ann',
    'stand-in',
    'stand-in-1',
    'stand-in-3-expert-1',
    'stand-in-1-expert-',
    'x-stand-in-1-expert-1',
  ])
    expect(isStandIn(uid)).toBe(false)
})

test('an expert advises rightly throughout; of a distracted one just two pieces of advice are wrong, by its seed', () => {
  const expert = new Practice(PROVIDER, 'expert', 1).toReport()
  for (const role of [RT, RN] as const) expect(wrongOf(expert, role)).toEqual([])
  for (const seed of fewSeeds) {
    const distracted = new Practice(PROVIDER, 'distracted', seed).toReport()
    for (const role of [RT, RN] as const) {
      const expected = wrongMoments({ story: case1, seed, roleId: role, manner: 'distracted' })
      expect(expected).toHaveLength(2)
      expect(wrongOf(distracted, role).sort()).toEqual([...expected].sort())
    }
  }
})

test.each(fewSeeds)('who follows a distracted RT in everything scores less, seed %i', (seed) => {
  expect(new Practice(PROVIDER, 'expert', seed, followRt).toReport().score).toBe(30)
  expect(new Practice(PROVIDER, 'distracted', seed, followRt).toReport().score).toBeLessThan(30)
})

test('a distracted Provider is wrong where no person says otherwise', () => {
  const [alone, advised] = [silent, propose].map((think) => new Practice(RN, 'distracted', 3, think).toReport())
  expect(advised?.score).toBe(30)
  expect(alone?.score).toBeLessThan(30)
})

test('the same seed does the same, another something else', () => {
  const chatOf = (seed: number) => new Practice(PROVIDER, 'ordinary', seed).toReport().state.records.ChatInbox[1]?.chat
  const [first, again, other] = [chatOf(7), chatOf(7), chatOf(8)]
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
})

test('two who stand in beside each other never say the same', () => {
  const { chat = [] } = new Practice(PROVIDER, 'expert', 2).toReport().state.records.ChatInbox[1] ?? {}
  expect(chat.length).toBeGreaterThan(30)
  expect(new Set(chat.map(({ message }) => message)).size).toBe(chat.length)
})

test('why a stand-in advises something is said once all have advised: who has not is not led', () => {
  const reasons = Object.values(case1.standIns.advice).flatMap(({ right, wrong }) => [...right, ...wrong])
  const reasonsOfRt = ({ state }: Practice) =>
    state.records.ChatInbox['1']?.chat.filter(({ roleId, message }) => roleId === RT && reasons.includes(message))
  expect(reasonsOfRt(new Practice(RN, 'expert', 1).toReport())).not.toEqual([])
  expect(reasonsOfRt(new Practice(RN, 'expert', 1, silent).toReport())).toEqual([])
})

test('what a stand-in is at can be seen all the while, and is gone when it is done', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  const uid = standInUid(RT, { manner: 'expert', seed: 1 })
  const seen = new Map<string, string | null | undefined>()
  for (let count = 0; count < 400; count++) {
    practice.step()
    const what = practice.state.records.StandIn[uid]?.what ?? ''
    const [, rt] = viewTeam({ state: practice.state, content: case1 })
    seen.set(what, rt?.standIn?.doing)
  }
  expect(seen.get('listen')).toBe('listening to the briefing')
  for (const [what, doing] of seen) expect(doing === null, what).toBe(what === '')
})

test('what a stand-in does takes nothing away, so that it can be stored with what others do', () => {
  const { log } = new Practice(PROVIDER, 'expert', 1).toReport()
  const changes = log.filter(({ kind }) => kind === 'stand-in-acts').flatMap((entry) => entry.changes)
  expect(new Set(changes.map(({ change }) => change.op))).toEqual(new Set(['put', 'append']))
})

test('somebody takes over from a stand-in at the step where it stands, and it does nothing any more', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  while (placeOf(practice.state, RT) < 3) practice.step()
  const before = practice.state.records.Place
  practice.ask({ by: 'user', uid: 'rob' }, { kind: 'take-role', roleId: RT })
  expect(holderOf(practice.state, RT)?.userId).toBe('rob')
  expect(practice.state.records.Place).toEqual(before)
  expect(() => practice.ask({ by: 'system' }, { kind: 'stand-in-acts', roleId: RT })).toThrow('nothing-due')
})

test('the Provider sends a stand-in away and has another take its place, but nobody is put in the place of a person', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  const provider = { by: 'user', uid: PERSON } as const
  practice.ask(provider, { kind: 'free-seat', roleId: RN })
  expect(holderOf(practice.state, RN)).toBeUndefined()
  practice.ask(provider, { kind: 'seat-stand-in', roleId: RN, manner: 'ordinary', seed: 5 })
  expect(standInOf(holderOf(practice.state, RN)?.userId ?? '')).toEqual({ manner: 'ordinary', seed: 5 })

  practice.ask({ by: 'user', uid: 'nia' }, { kind: 'take-role', roleId: RN })
  const takeNias = () => practice.ask(provider, { kind: 'seat-stand-in', roleId: RN, manner: 'expert', seed: 6 })
  practice.others = [{ uid: 'nia', name: 'Nia', isSignedIn: true, isPresent: true, since: 0 }]
  expect(takeNias).toThrow('holder-present')
  practice.others = []
  expect(takeNias).not.toThrow()
})

test.each([
  { roleId: 3, manner: 'expert', seed: 1 },
  { roleId: RT, manner: 'sleepy', seed: 1 },
  { roleId: RT, manner: 'expert', seed: -1 },
  { roleId: RT, manner: 'expert', seed: 2 ** 31 },
])('nobody like %o can be asked for', (wish) => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  expect(() => practice.ask({ by: 'administrator' }, { kind: 'seat-stand-in', ...wish })).toThrow('bad-input')
})

test('while nobody is there a stand-in stands still', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  while (!practice.state.records.StandIn[standInUid(RT, { manner: 'expert', seed: 1 })]) practice.step()
  practice.now += 3_600_000
  const act = () => practice.ask({ by: 'system' }, { kind: 'stand-in-acts', roleId: RT })
  practice.isThere = false
  expect(act).toThrow('nothing-due')
  practice.isThere = true
  expect(act).not.toThrow()
})

test('asked too soon, for a person’s seat, or when all is over, a stand-in does nothing', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  const act = (roleId: RoleId) => () => practice.ask({ by: 'system' }, { kind: 'stand-in-acts', roleId })
  while (!practice.state.records.StandIn[standInUid(RT, { manner: 'expert', seed: 1 })]) practice.step()
  expect(act(RT)).toThrow('nothing-due')
  expect(act(PROVIDER)).toThrow('nothing-due')
  practice.toReport()
  for (const roleId of roleIds) expect(act(roleId)).toThrow('nothing-due')
})

const providerIs = (practice: Practice) => holderOf(practice.state, PROVIDER)?.userId ?? ''
const providerAt = (screen: string, practice: Practice) => {
  while (stepOf(practice.state, case1, PROVIDER).screen !== screen) practice.step()
  return practice
}
const speaking = (practice: Practice) => practice.state.records.StandIn[providerIs(practice)]?.kind

test('a stand-in in the Provider’s empty seat starts the case where none runs, with those who sit', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  practice.ask({ by: 'administrator' }, { kind: 'end-case' })
  practice.ask({ by: 'user', uid: 'nia' }, { kind: 'take-role', roleId: RN })
  practice.ask({ by: 'administrator' }, { kind: 'seat-stand-in', roleId: PROVIDER, manner: 'ordinary', seed: 9 })
  expect(isRunning(practice.state)).toBe(true)
  expect(providerIs(practice)).toBe(standInUid(PROVIDER, { manner: 'ordinary', seed: 9 }))
  expect(holderOf(practice.state, RN)?.userId).toBe('nia')
})

test('who steers has a stand-in take the seat of a Provider who is away, at once, at the step where it stands', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  while (placeOf(practice.state, PROVIDER) < 3) practice.step()
  const before = practice.state.records.Place
  const seat = () =>
    practice.ask({ by: 'administrator' }, { kind: 'seat-stand-in', roleId: PROVIDER, manner: 'expert', seed: 9 })
  expect(seat).toThrow('holder-present')
  practice.isThere = false
  practice.awaySince = practice.now
  seat()
  expect(practice.state.records.Place).toEqual(before)
  expect(isStandIn(providerIs(practice))).toBe(true)
  expect(practice.state.records.SeatNews[PERSON]).toMatchObject({ roleId: null, by: 'stand-in' })
})

test('the others call for a stand-in once the Provider is gone for two minutes, for no other seat and for no other stand-in', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  practice.ask({ by: 'user', uid: 'nia' }, { kind: 'take-role', roleId: RN })
  practice.others = [{ uid: 'nia', name: 'Nia', isSignedIn: true, isPresent: true, since: 0 }]
  const seat = (roleId: RoleId, seed: number) => () =>
    practice.ask({ by: 'user', uid: 'nia' }, { kind: 'seat-stand-in', roleId, manner: 'expert', seed })
  expect(seat(PROVIDER, 9)).toThrow('holder-present')
  practice.isThere = false
  practice.awaySince = practice.now
  practice.now += 119_999
  expect(seat(PROVIDER, 9)).toThrow('holder-present')
  practice.now += 1
  expect(seat(RT, 9)).toThrow('not-your-role')
  seat(PROVIDER, 9)()
  expect(providerIs(practice)).toBe(standInUid(PROVIDER, { manner: 'expert', seed: 9 }))
  expect(seat(PROVIDER, 10)).toThrow('not-your-role')
})

test('the Provider’s stand-in ticks what it is going to say, speaks for as long as that takes, and it is kept with its words', () => {
  const practice = providerAt('record', new Practice(RN, 'expert', 1))
  while (speaking(practice) !== 'summary') practice.step()
  const { since } = practice.state.records.StandIn[providerIs(practice)] ?? { since: 0 }
  expect(practice.state.records.Checklist['summary/0']?.ticked).toHaveLength(10)
  expect(viewFor(practice.state, RN, case1).team[0]?.standIn?.doing).toBe('recording the briefing')

  while (!practice.state.records.Recording.summary) practice.step()
  const { captions = [], at } = practice.state.records.Recording.summary
  expect(captions.map(({ text }) => text)).toEqual(case1.standIns.speech.summary.flat().map(({ text }) => text))
  expect(at - since).toBeGreaterThanOrEqual(captions.at(-1)?.toMs ?? 0)
  expect(practice.state.records.Cases[1]?.isShared).toBe(true)
  expect(viewFor(practice.state, RN, case1).recordings?.summary?.captions).toEqual(captions)
  expect(speaking(practice)).toBe('')
})

test('of a stand-in’s speech nobody has to be asked whether it may be kept', () => {
  const { state } = new Practice(RN, 'expert', 1).toReport()
  expect(Object.keys(state.records.Recording).sort()).toEqual(['handover', 'summary'])
  expect(soundsToKeep(state)).toHaveLength(2)
  expect(viewFor(state, RN, case1).soundConsent).toBeNull()
})

const sound = { path: '/Audio/Provider1', mimeType: 'audio/mp4', durationMs: 60_000 }
const soundOnly = { roleId: PROVIDER, sound }

test('a speech is not kept too soon, without its sound, with that of another, or while nobody is there', () => {
  const practice = providerAt('record', new Practice(RN, 'expert', 1))
  const end = (given: object) => () => practice.ask({ by: 'system' }, { kind: 'stand-in-acts', ...given })
  expect(end(soundOnly)).toThrow('nothing-due')
  while (speaking(practice) !== 'summary') practice.step()
  expect(end(soundOnly)).toThrow('nothing-due')
  practice.now += 600_000
  expect(end({ roleId: PROVIDER })).toThrow('nothing-due')
  expect(end({ roleId: PROVIDER, sound: { ...sound, path: '/Audio/NICU1' } })).toThrow('bad-input')
  practice.isThere = false
  expect(end(soundOnly)).toThrow('nothing-due')
  practice.isThere = true
  expect(end(soundOnly)).not.toThrow()
  expect(end(soundOnly)).toThrow('nothing-due')
})

test('a sound comes with a speech and with nothing else', () => {
  const practice = new Practice(RN, 'expert', 1)
  const act = () => practice.ask({ by: 'system' }, { kind: 'stand-in-acts', ...soundOnly })
  expect(act).toThrow('nothing-due')
  while (!practice.state.records.StandIn[providerIs(practice)]) practice.step()
  practice.now += 600_000
  expect(act).toThrow('nothing-due')
})

test('who is not expert leaves out at most two items of a speech, never the end, and ticks none of them', () => {
  const view = viewFor(new Practice(RN, 'expert', 1).state, PROVIDER, case1)
  const items = case1.standIns.speech.summary
  const leftOut = (manner: Playing['manner'], seed: number) => {
    const said = speechOf({ roleId: PROVIDER, manner, seed, view, story: case1 }, 'summary').captions
    return [...items.keys()].filter((item) => !said.some(({ text }) => text === items[item]?.[0]?.text))
  }
  const many = Array.from({ length: 200 }, (_, seed) => leftOut('ordinary', seed))
  expect(Math.max(...many.map((one) => one.length))).toBe(2)
  expect(many.some((one) => one.length === 0)).toBe(true)
  expect(many.flat()).not.toContain(items.length - 1)
  for (const seed of seeds) expect(leftOut('expert', seed)).toEqual([])

  const forgetful = seeds.find((seed) => leftOut('distracted', seed).length > 0) ?? 0
  const practice = providerAt('record', new Practice(RN, 'distracted', forgetful))
  while (!practice.state.records.Recording.summary) practice.step()
  const ticked = practice.state.records.Checklist['summary/0']?.ticked ?? []
  expect([...items.keys()].filter((item) => !ticked.includes(item))).toEqual(leftOut('distracted', forgetful))
})
