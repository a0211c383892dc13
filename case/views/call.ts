import { CASE_ID } from '../records/collections.ts'
import { PROVIDER } from '../records/roles.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import type { CallTiming } from '../story/call.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { LabelledFact } from '../story/patient.ts'

/** The referring hospital's call. It rings until it is answered. */
export interface CallView {
  readonly caller: string
  readonly title: string
  readonly answeredAt: number | null
  /** What the phone tells, once it is answered. */
  readonly told: CallTold | null
  /** What is asked of the caller in return, once the team has been briefed. */
  readonly asked: string | null
}

export interface CallTold {
  /** Joined by blanks they are the transcript. */
  readonly captions: readonly string[]
  readonly timing: CallTiming
  readonly weightKg: number
  readonly newborn: readonly LabelledFact[]
  readonly places: readonly LabelledFact[]
}

/** Only the Provider is on the phone: RT and RN hear of it from the Provider. */
export function viewCall(looking: SeatInCase): CallView | null {
  const { state, content, roleId } = looking
  const call = state.records.Call[CASE_ID]
  if (roleId !== PROVIDER || !call) return null
  const { caller, title, asksBack = null } = content.call
  const told = call.answeredAt === null ? null : toldIn(content)
  return {
    caller,
    title,
    answeredAt: call.answeredAt,
    told,
    asked: hasComeTo(looking, 'await-listeners') ? asksBack : null,
  }
}

const toldIn = compiled(({ call, callTiming, patient }: CaseContent): CallTold => {
  const { weightKg, newborn, places } = patient
  return { captions: call.captions, timing: callTiming, weightKg, newborn, places }
})
