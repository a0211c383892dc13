import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../../records/roles.ts'
import { standInUid } from '../../records/stand-in.ts'
import { applyChanges, put, remove } from '../../records/state.ts'
import { reportRows } from '../../report/csv/run-csv.ts'
import { reportOf } from '../../report/report.ts'
import { administrator, aFlag, educator, person, system } from '../../testing/given.ts'
import { Walk, walkAll } from '../../testing/walk.ts'
import { bareChoices } from '../../testing/walk-choices.ts'
import { viewFor } from '../../views/view-cutter.ts'
import { refuse } from '../define-command.ts'

const marks = { leadership: 2, teamwork: 3, 'task-management': 1 }
const own = { ...marks, 'own-part': 0 }
type Phase = 'reactions' | 'description' | 'analysis' | 'summary'
const lead = (phase: Phase) => ({ kind: 'lead-debriefing', phase }) as const
const debriefings = (walk: ReturnType<typeof walkAll>) =>
  roleIds.map((roleId) => viewFor(walk.state, roleId, case1).debriefing)

test('where there is no educator the Provider leads, and everyone follows', () => {
  const walk = walkAll(bareChoices)
  expect(debriefings(walk)).toMatchObject([
    { phase: 'reactions', leader: PROVIDER, isLeading: true, isReportOpen: true },
    { phase: 'reactions', isLeading: false },
    { phase: 'reactions', isLeading: false },
  ])
  expect(walk.refusal(RT, lead('description'))).toBe('not-your-role')
  walk.do(PROVIDER, lead('description'))
  for (const view of debriefings(walk)) expect(view).toMatchObject({ phase: 'description' })
  expect(walk.refusal(PROVIDER, lead('description'))).toBe('already-so')
})

test('an educator leads once they have done anything, until they hand it over; whoever leads last is the leader', () => {
  const walk = walkAll(bareChoices)
  walk.do(PROVIDER, lead('description'))
  expect(walk.ask(educator, lead('description')).accepted).toBe(true)
  expect(debriefings(walk)[0]).toMatchObject({ leader: 'educator', isLeading: false })
  expect(walk.refusal(PROVIDER, lead('analysis'))).toBe('educator-leads')
  expect(walk.ask({ by: 'educator', uid: 'max' }, lead('analysis'))).toMatchObject({
    refusal: { code: 'other-steers' },
  })
  expect(walk.ask(educator, { kind: 'hand-debriefing' }).accepted).toBe(true)
  walk.do(PROVIDER, lead('analysis'))
  expect(debriefings(walk)[1]).toMatchObject({ leader: PROVIDER, phase: 'analysis' })
})

test('an administrator leads no debriefing: educators steer as before', () => {
  const walk = walkAll(bareChoices)
  expect(walk.ask(administrator, lead('analysis'))).toEqual(refuse({ code: 'not-allowed' }))
  expect(debriefings(walk)[0]).toMatchObject({ phase: 'reactions', leader: PROVIDER })
  expect(walk.ask(educator, lead('description')).accepted).toBe(true)
})

test('where a stand-in has the Provider’s seat the next person leads, and nobody else', () => {
  const walk = walkAll(bareChoices)
  const provider = { userId: standInUid(PROVIDER, { manner: 'expert', seed: 1 }), roleId: PROVIDER, caseId: 1 } as const
  walk.state = applyChanges(walk.state, [
    remove('LiveCaseTeam', walk.uids[PROVIDER] ?? ''),
    put('LiveCaseTeam', provider.userId, provider),
  ])
  expect(debriefings(walk)).toMatchObject([{ leader: RT }, { leader: RT, isLeading: true }, { isLeading: false }])
  expect(walk.refusal(RN, lead('analysis'))).toBe('not-your-role')
  walk.do(RT, lead('analysis'))
  expect(debriefings(walk)[2]).toMatchObject({ phase: 'analysis', leader: RT })
})

test('the lead of an educator who has gone goes to the team after five minutes, and points can be opened', () => {
  const walk = walkAll(bareChoices)
  walk.ask(educator, aFlag('Who leads?'))
  walk.ask(educator, { kind: 'hide-score', isHidden: true })
  const end = (seenAt: number | null) => walk.ask(system, { kind: 'end-forgotten-lead', seenAt })
  const saved = walk.state.records.Recording.handover?.at ?? 0
  walk.now = saved + 5 * 60_000 - 1
  expect(end(null)).toMatchObject({ refusal: { code: 'nothing-due' } })
  walk.now = saved + 20 * 60_000
  expect(end(walk.now - 60_000)).toMatchObject({ refusal: { code: 'nothing-due' } })
  expect(walk.refusal(PROVIDER, lead('analysis'))).toBe('educator-leads')
  expect(end(saved).accepted).toBe(true)
  expect(end(saved)).toMatchObject({ refusal: { code: 'nothing-due' } })
  expect(debriefings(walk)[0]).toMatchObject({ leader: PROVIDER, phase: 'reactions', isReportOpen: false })
  walk.do(PROVIDER, lead('analysis'))
  expect(debriefings(walk)[2]).toMatchObject({ isReportOpen: true })
})

test('whoever leads and has gone loses the lead to who takes it, and takes it back when they are there again', () => {
  const walk = walkAll(bareChoices)
  const there = (...away: readonly number[]) =>
    walk.uids.map((uid, roleId) => ({
      ...{ uid, name: uid, isSignedIn: true },
      ...{ isPresent: !away.includes(roleId), since: walk.now - 120_000 },
    }))
  const take = (roleId: RoleId, people: ReturnType<typeof there>) =>
    walk.ask(person(walk.uids[roleId] ?? ''), { kind: 'take-lead' }, people)
  walk.do(PROVIDER, lead('description'))
  expect(take(RT, there())).toMatchObject({ refusal: { code: 'leader-present' } })
  expect(take(PROVIDER, there())).toMatchObject({ refusal: { code: 'already-so' } })
  const justGone = there(PROVIDER).map((one) => ({ ...one, since: one.since + 1 }))
  expect(take(RN, justGone)).toMatchObject({ refusal: { code: 'leader-present' } })
  expect(take(RN, there(PROVIDER)).accepted).toBe(true)
  expect(debriefings(walk)).toMatchObject([
    { leader: RN, isLeading: false, phase: 'description' },
    { leader: RN },
    { leader: RN, isLeading: true },
  ])
  expect(walk.refusal(PROVIDER, lead('analysis'))).toBe('not-your-role')
  walk.do(RN, lead('analysis'))
  expect(debriefings(walk)[1]).toMatchObject({ leader: RN, phase: 'analysis' })
  expect(take(PROVIDER, there()).accepted).toBe(true)
  expect(debriefings(walk)[2]).toMatchObject({ leader: PROVIDER, isLeading: false })

  expect(walk.ask(educator, lead('summary')).accepted).toBe(true)
  expect(take(RT, there(PROVIDER))).toMatchObject({ refusal: { code: 'educator-leads' } })
  walk.ask(educator, { kind: 'hand-debriefing' })
  expect(debriefings(walk)[0]).toMatchObject({ leader: PROVIDER })
})

test('there is nothing to lead or rate before the handover is saved', () => {
  const walk = new Walk()
  walk.toDecisions()
  expect(walk.refusal(PROVIDER, lead('analysis'))).toBe('not-due')
  expect(walk.ask(educator, lead('analysis'))).toMatchObject({ refusal: { code: 'not-due' } })
  expect(walk.refusal(RN, { kind: 'rate-team', marks: own, words: '' })).toBe('not-due')
  expect(debriefings(walk)).toEqual([null, null, null])
})

test('everyone rates for themselves first, and then reads what the others said, the educator too', () => {
  const walk = walkAll(bareChoices)
  walk.do(RT, { kind: 'rate-team', marks: own, words: '  We were calm.\u0000 ' })
  walk.ask(educator, { kind: 'rate-as-educator', marks, words: 'Closed loops.' })
  const [provider, rt] = debriefings(walk)
  expect(provider?.rating).toMatchObject({ own: null, others: [], waitsFor: [PROVIDER, RN] })
  expect(JSON.stringify(provider)).not.toContain('calm')
  expect(rt?.rating).toMatchObject({ own: { marks: own, words: 'We were calm.' }, others: [{ by: 'educator', marks }] })

  walk.do(RT, { kind: 'rate-team', marks: { ...own, teamwork: 2 }, words: '' })
  const { ratings, ...report } = reportOf(walk.log, case1)
  expect(ratings).toMatchObject([
    { by: RT, words: '', marks: [{}, { name: 'Teamwork', level: 'Mostly' }, {}, { level: 'Not yet' }] },
    { by: 'educator', words: 'Closed loops.', marks: [{}, { level: 'Fully' }, { level: 'In part' }] },
  ])
  expect(reportRows({ ...report, ratings }).filter(({ section }) => section === 'rating')).toHaveLength(4 + 4)
})

test.each([
  ['a line left out', marks],
  ['a word that is not on the scale', { ...own, teamwork: 4 }],
  ['something else', { ...marks, charm: 3 }],
])('a rating with %s is not taken', (_, given) => {
  const walk = walkAll(bareChoices)
  expect(walk.refusal(RN, { kind: 'rate-team', marks: given, words: '' })).toBe('rate-all')
})
