import { RN, RT } from '../records/roles.ts'
import { bedsideNow } from '../rules/bedside.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import { type BriefingList, listOf, ticksOf } from './checklists.ts'

/** The arrival and the handover. All see what RT and RN tick while they listen. */
export interface HandoverView extends BriefingList {
  /** At the NICU bed, by the script's clock. */
  readonly time: string
  readonly age: string | null
  readonly receivedBy: string
  readonly ticked: { readonly rt: readonly number[]; readonly rn: readonly number[] }
}

export function viewHandover(looking: SeatInCase): HandoverView | null {
  const { state, content } = looking
  const arrival = content.patient.clock.at(-1)
  if (!arrival || !hasComeTo(looking, 'arrival')) return null
  const isLate = bedsideNow(state, content).leftLate
  return {
    time: (isLate && arrival.lateTime) || arrival.time,
    age: (isLate && arrival.lateAge) || arrival.age || null,
    receivedBy: content.patient.receivingHospital.value,
    ...listOf(content.handover),
    ticked: { rt: ticksOf(state, 'handover', RT), rn: ticksOf(state, 'handover', RN) },
  }
}
