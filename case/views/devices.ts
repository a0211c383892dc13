import type { CaseState } from '../records/state.ts'
import { movesInTime } from '../rules/events-in-time.ts'
import { happenedIn, leftBehind, looksAt, phaseOf } from '../rules/injections.ts'
import { hasComeTo, type SeatInCase } from '../rules/places.ts'
import type { CaseContent } from '../story/content.ts'
import type { DeviceLookedAt } from '../story/device.ts'

/** Something at the bedside that one can look at. */
export interface DeviceView {
  readonly slug: string
  readonly name: string
  /** What it shows. */
  readonly reading: string
  /** What may be the matter with it: the same whether or not anything is. */
  readonly findings: readonly { readonly slug: string; readonly name: string }[]
}

/** From the bedside on until the report, where nobody is told what is wrong; null: events are told. */
export function viewDevices({ state, content, roleId }: SeatInCase): readonly DeviceView[] | null {
  if (!movesInTime(state) || !content.devices || !hasComeTo({ state, content, roleId }, 'obtain-report')) return null
  if (hasComeTo({ state, content, roleId }, 'final-report')) return null
  return content.devices.map((device) => ({
    slug: device.slug,
    name: device.name,
    reading: readingOf(state, content, device),
    findings: device.findings,
  }))
}

/** What a device shows: what is the matter with it, or what was done instead, until that is seen to; or as ever. */
function readingOf(state: CaseState, content: CaseContent, device: DeviceLookedAt): string {
  const readings = happenedIn(state, content).flatMap((happened) => {
    if (phaseOf(happened) === 'over') return []
    const { event } = happened
    const seen = looksAt(event).filter((look) => look.device === device.slug)
    return seen.map((look) => (look === event.look && leftBehind(happened)?.reading) || look.reading)
  })
  return readings.length > 0 ? readings.join('; ') : device.usual
}
