import { RN, RT } from '../records/roles.ts'
import { bedsideNow } from '../rules/bedside.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import { isLate } from '../rules/work-clock.ts'
import { type BriefingList, listOf, ticksOf } from './checklists.ts'

/** The arrival and the handover. All see what RT and RN tick while they listen. */
export interface HandoverView extends BriefingList {
  /** At the bed, by the script's clock. */
  readonly time: string
  readonly age: string | null
  readonly receivedBy: string
  /** Of the receiving hospital. */
  readonly unit: string
  readonly ticked: { readonly rt: readonly number[]; readonly rn: readonly number[] }
}

export function viewHandover(looking: SeatInCase): HandoverView | null {
  const { state, content } = looking
  const arrival = content.patient.clock.at(-1)
  if (!arrival || !hasComeTo(looking, 'arrival')) return null
  const late = isLate(bedsideNow(state, content), content)
  return {
    time: (late && arrival.lateTime) || arrival.time,
    age: (late && arrival.lateAge) || arrival.age || null,
    receivedBy: content.patient.receivingHospital.value,
    unit: content.patient.unit,
    ...listOf(content.handover),
    ticked: { rt: ticksOf(state, 'handover', RT), rn: ticksOf(state, 'handover', RN) },
  }
}
