import type { LiveMessage } from '#case/live-messages.ts'
import { isSame } from '#case/views/is-same.ts'
import type { Audience } from '#case/views/view.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import type { Happening } from '../rooms/case-loop.ts'
import { wholeMessage } from './catch-up.ts'

/** A message, and all who are to hear it. */
export interface Telling {
  readonly to: Audience[]
  readonly message: LiveMessage
}

/** What each audience hears of a happening. Those who hear the same are told together, so that it is written down once. */
export function tellingsOf(
  { before, after, isFresh }: Happening,
  listening: readonly Audience[],
  views: ViewCutter,
  now: number,
): Telling[] {
  const { run, version } = after
  const tellings: Telling[] = []
  for (const audience of listening) {
    const message: LiveMessage = isFresh
      ? wholeMessage(after, audience, views, now)
      : {
          type: 'change',
          run,
          from: before.version,
          version,
          now,
          ...views.cutChange(before, after, audience),
        }
    const same = tellings.find((telling) => isSame(telling.message, message))
    if (same) same.to.push(audience)
    else tellings.push({ to: [audience], message })
  }
  return tellings
}
