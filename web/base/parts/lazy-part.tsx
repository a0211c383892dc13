import { type ComponentType, use, useReducer, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { loadPart, waitingFor } from './load-part.ts'

/** A component in a file of its own, loaded when it is shown, or before. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P> | null> | null = null

  const keep = (part: ComponentType<P>) => {
    loaded = part
    return part
  }

  function Part(props: P) {
    const [, tryAgain] = useReducer((tries: number) => tries + 1, 0)
    loading ??= loaded ? null : loadPart(load).then(keep, () => null)
    const Shown = loaded ?? (loading && use(loading))
    if (Shown) return <Shown {...props} />

    function retry() {
      loading = null
      tryAgain()
    }
    return <PartFailed onRetry={retry} />
  }

  /** While there is time for it. Should it fail, it is asked for again when it is shown. */
  Part.fetch = () => load().then(keep)
  return Part
}

/** The server is there, and a part of the app does not come from it. */
function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto my-auto w-full max-w-md p-5">
      <div role="alert" className="space-y-4 rounded-card border border-line bg-paper p-5 text-center text-ink">
        <p className="leading-relaxed">
          This part of the trainer could not be loaded. Nothing your team has stored is lost.
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  )
}

const isAway = () => waitingFor.get().isAway

/** Stands where a part of the app will be. */
export function PartLoading() {
  const text = useSyncExternalStore(waitingFor.subscribe, isAway, isAway)
    ? 'No connection. This opens as soon as it is back.'
    : 'One moment'
  return (
    <div role="status">
      <Loading text={text} />
    </div>
  )
}
