import type { CaseStore } from '../store/case-store.ts'
import { type Meter, secondsSince } from './meter.ts'

/** The same store. Counts how this node keeps up with what others have stored. */
export function watchStore(store: CaseStore, meter: Meter): CaseStore {
  const catchUps = meter.counter('catch_ups_total', 'Times the log was read for what other nodes have stored.')
  const entries = meter.counter('entries_read_total', 'Log entries of other nodes that were found that way.')
  const reloads = meter.counter(
    'reloads_total',
    'Times the whole case was loaded: once at the start, later only where the log did not lead to what is stored.',
  )
  const overtaken = meter.counter('overtaken_total', 'Times another node stored first, and commands were decided anew.')
  let readAt = performance.now()
  meter.gauge('log_read_age_seconds', 'How long ago the log was last read. It is read every second.', () =>
    secondsSince(readAt),
  )

  return {
    ...store,
    async load() {
      const state = await store.load()
      reloads.inc()
      return state
    },
    async readNews(after) {
      const news = await store.readNews(after)
      readAt = performance.now()
      catchUps.inc()
      entries.inc(news.entries.length)
      return news
    },
    async store(state, deeds) {
      const outcome = await store.store(state, deeds)
      if (outcome.is === 'behind') overtaken.inc()
      return outcome
    },
  }
}
