import { accept } from '../../commands/define-command.ts'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER, RT } from '../../records/roles.ts'
import { put, remove, wipe } from '../../records/state.ts'
import { holderOf, seatOf } from '../../rules/seats.ts'
import { also, edited, isRefused, type Mutant, mutant, rewritten } from './mutant.ts'

export const seatMistakes: readonly Mutant[] = [
  mutant('a second person gets a role that is held', 'oneSeatEach', ({ decision, command, asker }) =>
    isRefused(decision, 'role-held') && command.kind === 'take-role' && asker.by === 'user'
      ? accept(put('LiveCaseTeam', asker.uid, { userId: asker.uid, roleId: command.roleId, caseId: 1 }))
      : decision,
  ),
  mutant('a case that has ended leaves its number to the next', 'anEndedRunIsOver', ({ decision }) =>
    edited(decision, (change) => (change.op === 'begin-run' ? [] : change)),
  ),
  mutant('a new run turns those out who waited for it', 'runsStartFromTheSeed', ({ decision, command, asker }) =>
    command.kind === 'take-role' && asker.by === 'user'
      ? edited(decision, (change) =>
          change.op === 'put' && change.collection === 'LiveCaseTeam' && change.id !== asker.uid ? [] : change,
        )
      : decision,
  ),
  mutant('a new run begins with something in its chat', 'runsStartFromTheSeed', ({ decision, command, now }) =>
    command.kind === 'take-role'
      ? rewritten(decision, 'ChatInbox', () => ({ chat: [{ roleId: RT, message: 'MAP 18', user: 'RT', time: now }] }))
      : decision,
  ),
  mutant('the wipe forgets the chat', 'aWipeLeavesNothing', ({ state, decision }) => {
    const chat = state.records.ChatInbox[CASE_ID]
    return decision.accepted && chat && decision.changes.some(({ op }) => op === 'begin-run')
      ? also(decision, put('ChatInbox', CASE_ID, chat))
      : decision
  }),
  mutant('a command of an older run counts', 'onlyWhoMay', ({ state, asker, command, now, people, decide }) =>
    decide(state, asker, { ...command, run: state.run }, now, people),
  ),
  mutant('the Provider frees the seat of somebody who is there', 'seatsAreKept', ({ state, command, decision }) => {
    const holder = command.kind === 'free-seat' && holderOf(state, command.roleId)
    return isRefused(decision, 'holder-present') && holder ? accept(remove('LiveCaseTeam', holder.userId)) : decision
  }),
  mutant(
    'whoever leaves for a moment counts as gone',
    'seatsAreKept',
    ({ state, asker, command, now, people, decide, decision }) => {
      if (command.kind === 'take-lead') return decision
      const longAgo = people.map((one) => (one.isPresent ? one : { ...one, since: Number.NEGATIVE_INFINITY }))
      return decide(state, asker, command, now, longAgo)
    },
  ),
  mutant('the Provider’s logout only frees the seat', 'seatsAreKept', ({ decision, command, asker }) =>
    command.kind === 'log-out' && asker.by === 'user'
      ? edited(decision, (change) => {
          if (change.op === 'begin-run') return []
          return change.op === 'wipe' ? remove('LiveCaseTeam', asker.uid) : change
        })
      : decision,
  ),
  mutant('RT’s and RN’s logout costs them their seats', 'seatsAreKept', ({ state, asker, command, decision }) => {
    const isSeated = asker.by === 'user' && seatOf(state, asker.uid) !== undefined
    return command.kind === 'log-out' && isSeated ? also(decision, remove('LiveCaseTeam', asker.uid)) : decision
  }),
  mutant('a refusal writes to the state', 'throws', ({ state, decision }) => {
    const place = state.records.Place[PROVIDER]
    if (!decision.accepted && place) place.since += 1
    return decision
  }),
  mutant('a refusal brings changes', 'refusalsChangeNothing', ({ decision }) =>
    decision.accepted ? decision : { ...decision, changes: [wipe()] },
  ),
]

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
