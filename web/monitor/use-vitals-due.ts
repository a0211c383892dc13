import { flows } from '#content/flows/flows.ts'
import { useView } from '../live/live-store.ts'
import { useSeat } from '../live/use-seat.ts'

/** Whether one's own place is at the bedside or after it: from there on the server tells the vital signs. */
export function useVitalsDue(): boolean {
  const role = useSeat()?.roleId
  const place = useView(({ places }) => (role === undefined ? -1 : places[role])) ?? -1
  return role !== undefined && place >= flows[role].findIndex((step) => step.screen === 'bedside-report')
}
