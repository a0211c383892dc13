import type { CaseStore } from '../store/case-store.ts'
import type { Meter } from './meter.ts'

/** Makes of stores the same stores. Counts how this node keeps up with what others have stored. */
export function createStoreWatch(meter: Meter): (store: CaseStore) => CaseStore {
  const catchUps = meter.counter('catch_ups_total', 'Times the log was read for what other nodes have stored.')
  const entries = meter.counter('entries_read_total', 'Log entries of other nodes that were found that way.')
  const reloads = meter.counter(
    'reloads_total',
    'Times a whole case was loaded: once when its room is opened, later only where the log did not lead to what is stored.',
  )
  const overtaken = meter.counter('overtaken_total', 'Times another node stored first, and commands were decided anew.')

  return (store) => ({
    ...store,
    async load() {
      const state = await store.load()
      reloads.inc()
      return state
    },
    async readNews(after) {
      const news = await store.readNews(after)
      catchUps.inc()
      entries.inc(news.entries.length)
      return news
    },
    async store(state, deeds) {
      const outcome = await store.store(state, deeds)
      if (outcome.is === 'behind') overtaken.inc()
      return outcome
    },
  })
}
