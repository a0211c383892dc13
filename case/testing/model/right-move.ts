import type { Request } from '../../commands.ts'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER, type RoleId, RT } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { hasOrders } from '../../rules/orders.ts'
import { placeOf, stepOf } from '../../rules/places.ts'
import { decisionOn, findQuestion } from '../../rules/questions.ts'
import { flagField } from '../../rules/role-fields.ts'
import { isRunning } from '../../rules/runs.ts'
import { seatOf } from '../../rules/seats.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Chance } from './chance.ts'
import { rightChallengeMove } from './right-challenge-move.ts'
import { rightCheck } from './right-check.ts'
import { rightDebriefingMove } from './right-debriefing-move.ts'
import { rightOrderMove, rightPointMove } from './right-point-move.ts'
import { checkAskedFor, rightTaskMove } from './right-task-move.ts'

/** What a person who knows the case would do next: ask for something, have the system say it, or wait. */
export type RightMove = { ask: Request } | { system: Request } | { waitMs: number } | null

export interface Moment {
  readonly state: CaseState
  readonly content: CaseContent
  readonly roleId: RoleId
  readonly now: number
  readonly chance: Chance
}

export function rightMove(moment: Omit<Moment, 'roleId'>, uid: string, homeRole: RoleId | null): RightMove {
  const { state } = moment
  const seat = seatOf(state, uid)
  if (!seat) return homeRole === null ? null : { ask: { kind: 'take-role', roleId: homeRole } }
  if (!isRunning(state)) return null
  return seatedMove({ ...moment, roleId: seat.roleId }, uid)
}

function seatedMove(moment: Moment, uid: string): RightMove {
  const { state, content, roleId, chance } = moment
  const check = roleId === PROVIDER && checkAskedFor(state)
  if (check) return { ask: rightCheck(state, content, check) }
  if (chance.is(0.04)) return { ask: { kind: 'send-message', message: chance.of(['ready?', 'MAP 18', '👶']) } }
  if (chance.is(0.02)) return { ask: { kind: 'save-note', text: 'OI 35' } }

  const goOn: RightMove = { ask: { kind: 'continue', step: placeOf(state, roleId) } }
  const step = stepOf(state, content, roleId)
  switch (step.screen) {
    case 'call':
      return state.records.Call[CASE_ID]?.answeredAt ? goOn : { ask: { kind: 'answer-call' } }
    case 'record':
      return state.records.Cases[CASE_ID]?.isShared ? goOn : recording(moment, uid, 'summary')
    case 'listen':
      return rightListener(moment, goOn)
    case 'question': {
      const question = findQuestion(content, step.question)
      if (!question || decisionOn(state, question) !== null) return goOn
      return { ask: { kind: 'answer-question', question: question.slug, option: chance.of(question.options).name } }
    }
    case 'ready-to-leave': {
      const ready = state.records.LeaveStatus[CASE_ID]
      if (ready?.Provider) return goOn
      return ready?.Nurse && ready.Therapist ? { ask: { kind: 'ready-to-leave' } } : null
    }
    case 'tasks':
      return state.records.LeaveStatus[CASE_ID]?.[flagField[roleId]] ? goOn : rightTaskMove(moment)
    case 'challenge':
      return state.records.ChallengeStatus[CASE_ID]?.[flagField[roleId]] ? goOn : rightChallengeMove(moment)
    case 'obtain-report': {
      const question = chance.of(content.bedsideReport.questions).slug
      const isAsked = state.records.AskedQuestions[CASE_ID]?.asked.some(({ slug }) => slug === question)
      return isAsked ? goOn : { ask: { kind: 'ask-question', question } }
    }
    case 'decision-point':
      if (hasOrders(state) && chance.is(0.85)) {
        const move = rightOrderMove(moment, step.point ?? '')
        if (move) return move
      }
      return rightPointMove(moment, step.point ?? '', goOn)
    case 'save-handover':
      if (state.records.Recording.handover) return goOn
      return roleId === PROVIDER ? recording(moment, uid, 'handover') : null
    case 'final-report':
      return rightDebriefingMove(moment)
    default:
      return goOn
  }
}

function rightListener({ state, roleId, chance }: Moment, goOn: RightMove): RightMove {
  const heard = state.records.CaseAudioStatus[CASE_ID]
  if (roleId === RT ? heard?.Therapist : heard?.Nurse) return goOn
  // Now and then somebody has heard enough before there is anything to hear.
  return state.records.Cases[CASE_ID]?.isShared || chance.is(0.1) ? { ask: { kind: 'mark-listened' } } : null
}

function recording({ now }: Moment, uid: string, which: 'summary' | 'handover'): RightMove {
  const path = `/Audio/${which === 'summary' ? 'Provider' : 'NICU'}${now}`
  return { system: { kind: 'keep-recording', uid, recording: which, path, mimeType: 'audio/webm', durationMs: 60_000 } }
}
