import { useSyncExternalStore } from 'react'
import { Loading } from '../ui/loading.tsx'
import { waitingFor } from './insist.ts'

const isAway = () => waitingFor.get().isAway

/** Stands where a part of the app will be. */
export function PartLoading() {
  const text = useSyncExternalStore(waitingFor.subscribe, isAway)
    ? 'No connection. This opens as soon as it is back.'
    : 'One moment'
  return (
    <div role="status">
      <Loading text={text} />
    </div>
  )
}
