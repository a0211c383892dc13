import { accept } from '../decision.ts'
import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, RT } from '../roles.ts'
import { seatOf } from '../rules/seats.ts'
import { put, remove } from '../state.ts'
import { also, edited, isRefused, type Mutant, mutant, rewritten } from './mutant.ts'

export const seatMistakes: readonly Mutant[] = [
  mutant('a second person gets a role that is held', 'oneSeatEach', ({ decision, command, asker, now }) =>
    isRefused(decision, 'role-held') && command.kind === 'take-role' && asker.by === 'user'
      ? accept(
          put('LiveCaseTeam', asker.uid, { userId: asker.uid, roleId: command.roleId, caseId: 1 }),
          put('Presence', asker.uid, { present: true, since: now }),
        )
      : decision,
  ),
  mutant('a case that has ended leaves its number to the next', 'anEndedRunIsOver', ({ decision }) =>
    edited(decision, (change) => (change.op === 'begin-run' ? [] : change)),
  ),
  mutant(
    'the Provider’s logout only frees the seat, and a new run writes over the old',
    'runsStartFromTheSeed',
    ({ decision, command, asker }) =>
      edited(decision, (change) => {
        if (change.op === 'begin-run') return []
        if (change.op !== 'wipe') return change
        return command.kind === 'log-out' && asker.by === 'user' ? remove('LiveCaseTeam', asker.uid) : []
      }),
  ),
  mutant('the wipe forgets the chat', 'aWipeLeavesNothing', ({ state, decision }) => {
    const chat = state.records.ChatInbox[CASE_ID]
    return decision.accepted && chat && decision.changes.some(({ op }) => op === 'begin-run')
      ? also(decision, put('ChatInbox', CASE_ID, chat))
      : decision
  }),
  mutant('a command of an older run counts', 'onlyWhoMay', ({ state, asker, command, now, decide }) =>
    decide(state, asker, { ...command, run: state.run }, now),
  ),
  mutant('somebody signed out still counts', 'onlyWhoMay', ({ state, asker, command, now, decide, decision }) => {
    const user = asker.by === 'user' && state.records.Users[asker.uid]
    if (!user || !isRefused(decision, 'signed-out')) return decision
    const Users = { ...state.records.Users, [user.uid]: { ...user, status: true } }
    return decide({ ...state, records: { ...state.records, Users } }, asker, command, now)
  }),
  mutant('a refusal writes to the state', 'throws', ({ state, decision }) => {
    const place = state.records.Place[PROVIDER]
    if (!decision.accepted && place) place.since += 1
    return decision
  }),
  mutant('a refusal brings changes', 'refusalsChangeNothing', ({ state, decision }) =>
    decision.accepted ? decision : { ...decision, changes: [put('Users', 'ann', state.records.Users.ann ?? nobody)] },
  ),
]

const nobody = { uid: 'ann', email: '', status: true, time: 0 }

export const flagMistakes: readonly Mutant[] = [
  mutant('RN’s flag takes RT’s back', 'flagsNeverGoBack', ({ decision, command, state, asker }) => {
    const isRn = asker.by === 'user' && seatOf(state, asker.uid)?.roleId === 2
    return command.kind === 'ready-to-leave' && isRn
      ? rewritten(decision, 'LeaveStatus', (flags) => ({ ...flags, Therapist: false }))
      : decision
  }),
  mutant('the Provider confirms before both are ready', 'flagsHaveTheirReasons', ({ decision, state }) => {
    const flags = state.records.LeaveStatus[CASE_ID]
    return isRefused(decision, 'team-not-ready') && flags
      ? accept(put('LeaveStatus', CASE_ID, { ...flags, Provider: true }))
      : decision
  }),
  mutant('RT and RN are ready with tasks open', 'flagsHaveTheirReasons', ({ decision, state, asker }) => {
    const flags = state.records.LeaveStatus[CASE_ID]
    const isRt = asker.by === 'user' && seatOf(state, asker.uid)?.roleId === RT
    return isRefused(decision, 'tasks-open') && flags
      ? accept(put('LeaveStatus', CASE_ID, { ...flags, [isRt ? 'Therapist' : 'Nurse']: true }))
      : decision
  }),
  mutant('listening counts before anything is shared', 'flagsHaveTheirReasons', ({ decision, state }) => {
    const heard = state.records.CaseAudioStatus[CASE_ID]
    return isRefused(decision, 'not-shared') && heard
      ? accept(put('CaseAudioStatus', CASE_ID, { ...heard, Nurse: true }))
      : decision
  }),
  mutant(
    'the clock starts again at the Provider’s next Continue',
    'oneClock',
    ({ decision, command, state, asker, now }) => {
      const clock = state.records.CaseTaskTime[CASE_ID]
      const isProvider = asker.by === 'user' && seatOf(state, asker.uid)?.roleId === PROVIDER
      return command.kind === 'continue' && isProvider && clock?.TransportStartTime
        ? also(decision, put('CaseTaskTime', CASE_ID, { ...clock, TransportStartTime: now }))
        : decision
    },
  ),
  mutant('the clock stops at whatever the server’s says', 'oneClock', ({ decision, now }) =>
    rewritten(decision, 'CaseTaskTime', (clock) =>
      clock.TransportStopTime === null ? clock : { ...clock, TransportStopTime: now },
    ),
  ),
  mutant('a busy person starts another task', 'oneThingAtATime', ({ decision, command, now }) =>
    isRefused(decision, 'task-running') && command.kind === 'start-task'
      ? accept(
          put('Work', command.work, {
            startedAt: now,
            steps: [],
            parts: [],
            checkAskedAt: null,
            firstAnswers: {},
            wrong: null,
          }),
        )
      : decision,
  ),
  mutant('Continue does not wait for the step', 'placesMoveOn', ({ decision, state, asker, now }) => {
    const seat = asker.by === 'user' ? seatOf(state, asker.uid) : undefined
    const place = seat && state.records.Place[seat.roleId]
    return decision.accepted === false && decision.refusal.code === 'not-done-yet' && seat && place
      ? accept(put('Place', String(seat.roleId), { step: place.step + 1, since: now }))
      : decision
  }),
]
