import { type ComponentType, use, useReducer } from 'react'
import { insist } from './insist.ts'
import { PartFailed } from './part-failed.tsx'

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
    loading ??= loaded ? null : insist(load).then(keep, () => null)
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
