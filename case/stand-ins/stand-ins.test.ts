import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import { isStandIn, standInOf, standInUid } from '../records/stand-in.ts'
import { placeOf } from '../rules/places.ts'
import { answerFields } from '../rules/questions.ts'
import { answerField } from '../rules/role-fields.ts'
import { holderOf } from '../rules/seats.ts'
import { PERSON, Practice } from '../testing/practice.ts'
import { followRt, silent } from '../testing/ways-to-play.ts'
import { type Moment, momentsOf, rightAt, wrongMoments } from './advice.ts'
import { propose } from './propose.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

/** What a role stood by at a moment, when all was over. */
function saidAt({ state }: Practice, moment: Moment, roleId: RoleId): readonly string[] {
  const { ProviderChallange, DecisionPoint } = state.records
  if (moment === 'transport-mode' || moment === 'response-time') {
    return [ProviderChallange[1]?.[answerFields[moment][roleId]] ?? []].flat()
  }
  const [point = '', group] = moment.split('/')
  const record = DecisionPoint[point]?.decisionPointData.find(({ decisionName }) => decisionName === group)
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
  for (const seed of seeds.slice(0, 5)) {
    const distracted = new Practice(PROVIDER, 'distracted', seed).toReport()
    for (const role of [RT, RN] as const) {
      const expected = wrongMoments({ story: case1, seed, roleId: role })
      expect(expected).toHaveLength(2)
      expect(wrongOf(distracted, role).sort()).toEqual([...expected].sort())
    }
  }
})

test.each(seeds.slice(0, 5))('who follows a distracted RT in everything scores less, seed %i', (seed) => {
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

test('what a stand-in is at can be seen all the while, and is gone when it is done', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  const uid = standInUid(RT, { manner: 'expert', seed: 1 })
  const seen: (string | undefined)[] = []
  for (let count = 0; count < 400; count++) {
    practice.step()
    const { what, kind } = practice.state.records.StandIn[uid] ?? {}
    if (kind !== undefined) expect(case1.standIns.doing).toHaveProperty([kind])
    if (what !== seen.at(-1)) seen.push(what)
  }
  expect(seen).toContain('listen')
  expect(seen).toContain(undefined)
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
  { roleId: PROVIDER, manner: 'expert', seed: 1 },
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
