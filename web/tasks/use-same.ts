import { useMemo } from 'react'

/** The same object as long as nothing in it has changed, so that a tick of the clock draws nothing anew. */
export function useSame<T>(value: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds counts, not which one it is
  return useMemo(() => value, [JSON.stringify(value)])
}
