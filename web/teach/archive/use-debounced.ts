import { useEffect, useState } from 'react'

/** Who types is not answered letter by letter. */
const SETTLES_MS = 250

/** The newest, once it has not changed for a moment. */
export function useDebounced<T>(wanted: T): T {
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return settled
}

/** What was there stays until the next has come. */
export function useLast<T>(now: T | null): T | null {
  const [last, setLast] = useState(now)
  if (now !== null && now !== last) setLast(now)
  return now ?? last
}
