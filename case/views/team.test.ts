import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { standInUid } from '../records/stand-in.ts'
import { PERSON, Practice } from '../testing/practice.ts'
import { viewTeam } from './team.ts'

const teamOf = ({ state }: Practice) => viewTeam({ state, content: case1 })

test('of a stand-in the others see its manner and what it is at, of a person neither', () => {
  const practice = new Practice(PROVIDER, 'distracted', 7)
  const uids = [RT, RN].map((roleId) => standInUid(roleId, { manner: 'distracted', seed: 7 }))
  expect(teamOf(practice)).toEqual([
    { roleId: PROVIDER, uid: PERSON, step: 0, title: 'The call', standIn: null },
    {
      roleId: RT,
      uid: uids[0],
      step: 0,
      title: 'Listen to the briefing',
      standIn: { manner: 'distracted', doing: null },
    },
    {
      roleId: RN,
      uid: uids[1],
      step: 0,
      title: 'Listen to the briefing',
      standIn: { manner: 'distracted', doing: null },
    },
  ])
  while (!practice.state.records.CaseAudioStatus[1]?.Therapist) {
    practice.step()
    for (const { standIn } of teamOf(practice).slice(1))
      expect([null, 'listening to the briefing', 'going through the list']).toContain(standIn?.doing)
  }
})

test('what a stand-in writes is marked as such, what a person writes is not', () => {
  const practice = new Practice(PROVIDER, 'expert', 1)
  practice.ask({ by: 'user', uid: PERSON }, { kind: 'send-message', message: 'Listen in' })
  while ((practice.state.records.ChatInbox[1]?.chat.length ?? 0) < 2) practice.step()
  const [own, other] = practice.state.records.ChatInbox[1]?.chat ?? []
  expect(own).toEqual({ roleId: PROVIDER, message: 'Listen in', user: 'Provider', time: expect.any(Number) })
  expect(other).toMatchObject({ isStandIn: true })
})
