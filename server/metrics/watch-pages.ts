import type { LiveServer } from '../live/live-server.ts'
import type { PaceLimit } from '../live/pace-limit.ts'
import type { Meter } from './meter.ts'

export function watchPages(live: LiveServer, meter: Meter): LiveServer {
  const pagesOfEach = () => [...live.openPages().values()]
  meter.gauge('pages_open', 'Pages that are connected to this node.', () =>
    pagesOfEach().reduce((sum, pages) => sum + pages, 0),
  )
  meter.gauge('people_connected', 'People who have a page connected to this node.', () => pagesOfEach().length)
  return live
}

/** The same limit. Counts what it stops. */
export function watchPace(isWithinPace: PaceLimit, meter: Meter): PaceLimit {
  const tooFast = meter.counter('too_fast_total', 'What pages asked faster than one person may: not looked at.')
  return (uid) => {
    const isWithin = isWithinPace(uid)
    if (!isWithin) tooFast.inc()
    return isWithin
  }
}
