import { useEffect, useState } from 'react'

/** Whether something has been on the page for this long: what comes up under a finger is not pressed by accident. */
export function useHasStood(ms: number): boolean {
  const [hasStood, setHasStood] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setHasStood(true), ms)
    return () => clearTimeout(timer)
  }, [ms])

  return hasStood
}
