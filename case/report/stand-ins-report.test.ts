import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Manner } from '../records/manners.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { placeOf } from '../rules/places.ts'
import type { Deed, Playing } from '../stand-ins/deed.ts'
import { PERSON, Practice } from '../testing/practice.ts'
import { walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { followRt, silent } from '../testing/ways-to-play.ts'
import { reportOf } from './report.ts'

const SEED = 3

const practised = (role: RoleId, manner: Manner, think?: (playing: Playing) => Deed | null) =>
  new Practice(role, manner, SEED, think).toReport()
const standInsOf = ({ log }: Practice) => reportOf(log, case1).standIns

test('of a team of people nothing is told', () => {
  expect(reportOf(walkAll(idealChoices).log, case1).standIns).toEqual([])
})

test('of an expert it is told that it played, from the first step to the end, and nothing wrong', () => {
  const practice = practised(PROVIDER, 'expert')
  const { startedAt, standIns } = reportOf(practice.log, case1)
  expect(standIns).toEqual(
    [RT, RN].map((roleId) => ({
      roleId,
      manner: 'expert',
      seed: SEED,
      from: startedAt,
      fromStep: 'Listen to the briefing',
      until: null,
      untilStep: null,
      followedBy: null,
      wrong: [],
      missed: [],
    })),
  )
})

test('of a distracted one just two pieces of advice are told, in words, with what was right and whether it was followed', () => {
  const caught = standInsOf(practised(PROVIDER, 'distracted'))
  expect(caught.map(({ wrong }) => wrong.length)).toEqual([2, 2])
  expect(caught[0]).toMatchObject({
    roleId: RT,
    wrong: [
      {
        part: 'Decision point 2',
        label: 'Procedure',
        said: ['Place UVC'],
        right: ['Reposition ETT', 'Check tidal volume', 'Obtain iSTAT'],
        isFollowed: false,
      },
      { part: 'Decision point 3', label: 'Medications', said: ['Dopamine'], right: ['Epinephrine'], isFollowed: false },
    ],
  })
  const followed = standInsOf(practised(PROVIDER, 'distracted', followRt))
  expect(followed[0]?.wrong.map(({ isFollowed }) => isFollowed)).toEqual([true, true])
})

test('of an ordinary one it is told what it left out of the lists it ticked', () => {
  const practice = practised(PROVIDER, 'ordinary')
  const { standIns, summary, handover } = reportOf(practice.log, case1)
  for (const { roleId, wrong, missed } of standIns) {
    const open = [
      ...summary.items.filter((item) => !item[roleId === RT ? 'rt' : 'rn']).map(({ heading }) => heading),
      ...handover.items.filter((item) => !item[roleId === RT ? 'rt' : 'rn']).map(({ heading }) => heading),
    ]
    expect(open).not.toEqual([])
    expect(missed.map(({ item }) => item)).toEqual(open)
    expect(wrong).toEqual([])
  }
})

test('a distracted Provider’s wrong decisions are its own', () => {
  const [provider] = standInsOf(practised(RN, 'distracted', silent))
  expect(provider?.roleId).toBe(PROVIDER)
  expect(provider?.wrong.map(({ isFollowed }) => isFollowed)).toEqual([null, null])
})

test('who takes over, who is sent away and who comes instead is told, with where the role stood', () => {
  const practice = new Practice(PROVIDER, 'expert', SEED)
  const provider = { by: 'user', uid: PERSON } as const
  while (placeOf(practice.state, RT) < 3) practice.step()
  practice.ask({ by: 'user', uid: 'rob' }, { kind: 'take-role', roleId: RT })
  practice.now += 60_000
  practice.ask(provider, { kind: 'free-seat', roleId: RN })
  practice.ask(provider, { kind: 'seat-stand-in', roleId: RN, manner: 'ordinary', seed: 5 })
  practice.now += 60_000
  practice.ask(provider, { kind: 'seat-stand-in', roleId: RN, manner: 'distracted', seed: 6 })

  const at = practice.now
  expect(standInsOf(practice)).toMatchObject([
    { roleId: RT, manner: 'expert', until: at - 120_000, untilStep: 'How fast do we leave?', followedBy: 'person' },
    { roleId: RN, manner: 'expert', until: at - 60_000, followedBy: 'nobody' },
    { roleId: RN, manner: 'ordinary', seed: 5, from: at - 60_000, until: at, followedBy: 'stand-in' },
    { roleId: RN, manner: 'distracted', seed: 6, from: at, until: null, followedBy: null },
  ])
})

test('what a person says in a seat that a stand-in had is not the stand-in’s', () => {
  const practice = new Practice(PROVIDER, 'expert', SEED)
  while (practice.state.records.ProviderChallange[1]?.TherapistResponseSelection == null) practice.step()
  practice.ask({ by: 'user', uid: 'rob' }, { kind: 'take-role', roleId: RT })
  const worst = { kind: 'answer-question', question: 'transport-mode', option: 'Decline Transport' }
  practice.ask({ by: 'user', uid: 'rob' }, worst)
  expect(standInsOf(practice)[0]).toMatchObject({ roleId: RT, followedBy: 'person', wrong: [] })
})
