import type { CaseContent } from '../content.ts'
import type { CheckedPart, SecondCheck } from '../records/second-check.ts'
import type { WorkId } from '../records/work.ts'
import type { RoleId } from '../roles.ts'
import { type CaseState, type Change, put } from '../state.ts'
import type { CheckStep } from '../story/task.ts'
import { unitOf, workUnits } from './work-units.ts'

type Misfit = CheckStep['misfits'][number]

export function checkOf(content: CaseContent, work: WorkId): CheckStep | undefined {
  return unitOf(content, work).steps.find((step) => step.kind === 'check')
}

/** In one of the checks of a run one part does not fit. Which, the number of the run tells, the same for all who ask. */
export function misfitOf({ run }: CaseState, content: CaseContent, work: WorkId): Misfit | null {
  const all = workUnits(content).flatMap(({ id }) =>
    (checkOf(content, id)?.misfits ?? []).map((misfit) => ({ id, misfit })),
  )
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
