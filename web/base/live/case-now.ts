import { useServerNow, useView } from './surroundings.ts'

/** The server's time for what belongs to the case: while it stands still, so do its times. */
export function useCaseNow(since?: number): number {
  const now = useServerNow(since)
  return useView((view) => view.pause?.since) ?? now
}
