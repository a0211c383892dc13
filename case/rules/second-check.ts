import type { CheckedPart, SecondCheck, WorkId } from '../records/preparation.ts'
import { type RoleId, RT } from '../records/roles.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { CheckStep } from '../story/task.ts'
import type { Refusal } from './refusals.ts'
import { workInTheWay } from './task-time.ts'
import { findUnit, noSuchWork, unitOf, workUnits } from './work-units.ts'

type Misfit = CheckStep['misfits'][number]

export const checkOf = (content: CaseContent, work: WorkId): CheckStep | undefined => unitOf(content, work).check

/** Everything that may not fit in a run, of all its checks. */
const misfitsIn = compiled((content: CaseContent) =>
  workUnits(content).flatMap(({ id, check }) => (check?.misfits ?? []).map((misfit) => ({ id, misfit }))),
)

/** In one of the checks of a run one part does not fit. Which, the number of the run tells, the same for all who ask. */
export function misfitOf({ run }: CaseState, content: CaseContent, work: WorkId): Misfit | null {
  const all = misfitsIn(content)
  const chosen = all[spread(run) % all.length]
  return chosen?.id === work ? chosen.misfit : null
}

/** Runs that follow each other lie far apart: Knuth's multiplicative hash, its upper half. */
const spread = (run: number): number => Math.imul(run, 0x9e3779b1) >>> 16

export const answersOn = (state: CaseState, work: WorkId): SecondCheck['answers'] =>
  state.records.SecondCheck[work]?.answers ?? []

/** What does not fit just now: until somebody has named it and RN has put it right. */
export function openMisfit(state: CaseState, content: CaseContent, work: WorkId): Misfit | null {
  const misfit = misfitOf(state, content, work)
  return misfit && answersOn(state, work).every(({ part }) => part !== misfit.part) ? misfit : null
}

export function keepAnswer(state: CaseState, work: WorkId, answer: SecondCheck['answers'][number]): Change {
  return put('SecondCheck', work, { answers: [...answersOn(state, work), answer] })
}

/** What RN finds who was told that a part does not fit. */
interface Finding {
  readonly roleId: RoleId
  readonly part: CheckedPart
  readonly text: string
}

export function findingOn(state: CaseState, content: CaseContent, work: WorkId): Finding | null {
  const last = answersOn(state, work).at(-1)
  if (!last?.part) return null
  const { roleId, part } = last
  const misfit = misfitOf(state, content, work)
  const fits = checkOf(content, work)?.made.find(({ slug }) => slug === part)?.again ?? ''
  const wasNamedBefore = answersOn(state, work).filter((answer) => answer.part === part).length > 1
  return { roleId, part, text: misfit?.part === part && !wasNamedBefore ? `${misfit.what} ${misfit.mend}` : fits }
}

interface Checking {
  readonly state: CaseState
  readonly content: CaseContent
  readonly roleId: RoleId
  readonly now: number
}

/** What keeps a second person from answering: nobody asks, or RT is at work. */
export function whyNotChecking({ state, content, roleId, now }: Checking, id: WorkId): Refusal | null {
  const unit = findUnit(content, id)
  if (!unit) return noSuchWork
  const work = state.records.Work[id]
  const step = unit.steps[work?.steps.length ?? 0]
  if (!work || work.checkAskedAt === null || step?.kind !== 'check') return { code: 'check-not-asked' }
  return roleId === RT && workInTheWay(state, content, RT, now) ? { code: 'busy-checking' } : null
}
