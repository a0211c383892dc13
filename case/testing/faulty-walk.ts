import type { Request } from '../commands.ts'
import type { WorkId } from '../records/preparation.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { isRate, typing } from './answering.ts'
import { educator } from './given.ts'
import { Walk } from './walk.ts'
import type { PointChoices } from './walk-choices.ts'

/** What a team may leave undone beside its decisions. */
export const faults = [
  'promise broken',
  'wrong label passed',
  'event left',
  'handover empty',
  'wrong dose kept',
] as const
export type Fault = (typeof faults)[number]

const LATE_MS = 190 * 60_000
const EVENT_AT = 3

/** Walks as others do, but for these faults. */
export class FaultyWalk extends Walk {
  readonly #faults: ReadonlySet<Fault>

  constructor(made: readonly Fault[]) {
    super()
    this.#faults = new Set(made)
  }

  override do(roleId: RoleId, request: Request): void {
    const isKept = isRate(request) && this.#faults.has('wrong dose kept')
    super.do(roleId, isKept ? typing('drip-rate', { rate: 12 }) : request)
  }

  override check(work: WorkId): void {
    if (this.#faults.has('wrong label passed')) this.do(PROVIDER, { kind: 'confirm-check', work })
    else super.check(work)
  }

  override leave(): void {
    if (this.#faults.has('promise broken')) this.wait(LATE_MS)
    super.leave()
  }

  override point(point: number, choices: PointChoices): void {
    if (point === EVENT_AT && this.#faults.has('event left')) {
      const { refusal } = this.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
      if (refusal) throw new Error(refusal.code)
    }
    super.point(point, choices)
  }

  override handOver(): void {
    if (!this.#faults.has('handover empty')) {
      super.handOver()
      return
    }
    this.go(PROVIDER)
    this.go(PROVIDER)
    this.record('handover', 3000)
    for (const role of [PROVIDER, RT, RN] as const) this.go(role)
  }
}
