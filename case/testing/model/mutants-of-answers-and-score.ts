import { accept } from '../../commands/define-command.ts'
import { CASE_ID, type RecordOf } from '../../records/collections.ts'
import { labelOf, PROVIDER } from '../../records/roles.ts'
import { append, put } from '../../records/state.ts'
import { withChoice } from '../../rules/points.ts'
import { holderOf, seatOf } from '../../rules/seats.ts'
import type { CaseContent } from '../../story/content.ts'
import { takesSeveral } from '../../story/group.ts'
import { docIdOf } from '../at-point.ts'
import { also, edited, isRefused, type Mutant, mutant, rewritten } from './mutant.ts'

export const answerMistakes: readonly Mutant[] = [
  mutant('a procedure is set, never taken back', 'slotsAreOnesOwn', ({ decision, command, state, content }) =>
    command.kind === 'choose-option' && takesSeveral(content, command.group)
      ? rewritten(decision, 'DecisionPoint', (point, id) => keepingOld(content, point, state.records.DecisionPoint[id]))
      : decision,
  ),
  mutant('RN’s advice lands in RT’s slot', 'slotsAreOnesOwn', ({ decision, command, state, asker, content }) => {
    if (command.kind !== 'choose-option') return decision
    const point = state.records.DecisionPoint[docIdOf(command.point, content)]
    const isRn = asker.by === 'user' && seatOf(state, asker.uid)?.roleId === 2
    return decision.accepted && point && isRn && !takesSeveral(content, command.group)
      ? accept(put('DecisionPoint', point.docId, withChoice(point, command.group, 'rt', command.option)))
      : decision
  }),
  mutant('a message carries the Provider’s label', 'chatOnlyGrows', ({ decision }) =>
    edited(decision, (change) =>
      change.op === 'append' && change.collection === 'ChatInbox'
        ? { ...change, item: { ...(change.item as object), user: 'Provider' } }
        : change,
    ),
  ),
  mutant('a blank message is sent', 'chatOnlyGrows', ({ decision, state, asker, now }) => {
    const roleId = asker.by === 'user' ? seatOf(state, asker.uid)?.roleId : undefined
    return isRefused(decision, 'message-empty') && roleId !== undefined
      ? accept(append('ChatInbox', CASE_ID, 'chat', { roleId, message: '\u200B', user: labelOf(roleId), time: now }))
      : decision
  }),
  mutant('all three write the same note of the debrief', 'debriefIsOnesOwn', ({ decision }) =>
    edited(decision, (change) =>
      'collection' in change && change.collection === 'DebriefNote'
        ? { ...change, id: change.id.replace(/\d$/, '0') }
        : change,
    ),
  ),
  mutant('RT says that the Provider’s voice may be kept', 'consentIsOnesOwn', ({ decision, command, state }) => {
    const spoken = state.records.SoundConsent.handover
    return command.kind === 'allow-sound' && isRefused(decision, 'not-due') && spoken
      ? accept(put('SoundConsent', 'handover', { ...spoken, isGiven: true }))
      : decision
  }),
  mutant('an index can be typed again', 'answersStand', ({ decision, command, state, asker, now, decide }) => {
    const vitals = state.records.VitalStats[CASE_ID]
    if (!vitals || command.kind !== 'answer-ask' || !isRefused(decision, 'already-answered')) return decision
    const unanswered = { ...vitals, OxygenIndex: { provider: null, rt: null, rn: null } }
    return decide(
      { ...state, records: { ...state.records, VitalStats: { [CASE_ID]: unanswered } } },
      asker,
      command,
      now,
    )
  }),
  mutant('leaving is decided first', 'decisionsStand', ({ decision, command, state, now, content }) => {
    if (command.kind !== 'decide-group' || !isRefused(decision, 'opens-last')) return decision
    const docId = docIdOf(command.point, content)
    const progress = state.records.PointProgress[docId]
    return progress
      ? accept(put('PointProgress', docId, { ...progress, decidedAt: { ...progress.decidedAt, [command.group]: now } }))
      : decision
  }),
  mutant('RT decides a group', 'onlyWhoMay', ({ decision, command, state, now, decide }) => {
    const provider = holderOf(state, PROVIDER)
    return command.kind === 'decide-group' && isRefused(decision, 'not-your-role') && provider
      ? decide(state, { by: 'user', uid: provider.userId }, command, now)
      : decision
  }),
]

/** The list as it was, with what is new in it. */
function keepingOld(
  content: CaseContent,
  point: RecordOf<'DecisionPoint'>,
  was: RecordOf<'DecisionPoint'> | undefined,
) {
  const decisionPointData = point.decisionPointData.map((group, index) => {
    const old = was?.decisionPointData[index]
    if (!takesSeveral(content, group.decisionName) || !old) return group
    const both = (slot: 'rt' | 'rn' | 'provider') => [...new Set([old[slot] ?? [], group[slot] ?? []].flat())]
    return { ...group, rt: both('rt'), rn: both('rn'), provider: group.provider && both('provider') }
  })
  return { ...point, decisionPointData }
}

export const scoreMistakes: readonly Mutant[] = [
  mutant('scores count double', 'scoreIsWhatWasDecided', ({ decision }) =>
    rewritten(decision, 'TeamScore', (entries) =>
      Object.fromEntries(Object.entries(entries).map(([item, { score, time }]) => [item, { score: score * 2, time }])),
    ),
  ),
  mutant('RT’s advice scores instead of the decision', 'scoreIsWhatWasDecided', ({ decision, state, content }) =>
    rewritten(decision, 'TeamScore', (entries) => {
      const advice = state.records.ProviderChallange[CASE_ID]?.TherapistResponseSelection
      const options = content.questions.find(({ slug }) => slug === 'transport-mode')?.options
      const mode = entries['transport-mode']
      return mode
        ? {
            ...entries,
            'transport-mode': { ...mode, score: options?.find(({ name }) => name === advice)?.score ?? 0 },
          }
        : entries
    }),
  ),
  mutant('a point scores once more with its results', 'scoreIsWhatWasDecided', ({ decision, command, state, now }) => {
    const entries = state.records.TeamScore[CASE_ID]
    return command.kind === 'turn-page' && entries
      ? also(
          decision,
          put(
            'TeamScore',
            CASE_ID,
            Object.fromEntries(Object.entries(entries).map(([item, one]) => [item, { ...one, time: now + 1 }])),
          ),
        )
      : decision
  }),
  mutant('zeros are left out of the score', 'scoreIsWhatWasDecided', ({ decision }) =>
    rewritten(decision, 'TeamScore', (entries) =>
      Object.fromEntries(Object.entries(entries).filter(([, { score }]) => score !== 0)),
    ),
  ),
  mutant('the monitor is one row better than the newborn', 'rowsFollowTheDecisions', ({ decision, command }) =>
    command.kind === 'take-role'
      ? decision
      : rewritten(decision, 'VitalStats', (vitals) => ({
          ...vitals,
          currentState: Math.max(0, vitals.currentState - 1),
        })),
  ),
  mutant('an event that happens ticks a list', 'eventsMoveNothing', ({ decision, command }) =>
    command.kind === 'inject' ? also(decision, put('Checklist', 'review/0', { ticked: [0] })) : decision,
  ),
]
