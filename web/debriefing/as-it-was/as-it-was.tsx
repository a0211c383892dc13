import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { AsItWas as Picture } from '#case/debriefing/messages.ts'
import { messages } from '#content/texts/messages.ts'
import { Readings } from '../../bedside/readings.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Loading } from '../../ui/loading.tsx'
import { likelyMoves } from '../playhead/key-moves.ts'
import { followPlayhead, type PlayheadStore } from '../playhead/playhead.ts'
import { createNewest } from './newest.ts'
import { PastScreens } from './past-screen-list.tsx'
import { createPastScreens } from './past-screens.ts'

interface AsItWasProps {
  readonly source: string
  readonly playhead: PlayheadStore
  /** Where the buttons jump, in order. */
  readonly stops: readonly number[]
}

/** The three screens and the newborn as they stood at the playhead: what each knew, and did not know yet. */
export function AsItWas({ source, playhead, stops }: AsItWasProps) {
  const { shown, problem, retry } = usePicture(source, playhead, stops)
  const screens = useMemo(() => createPastScreens(playhead), [playhead])
  useEffect(() => {
    if (shown) screens.show(shown)
  }, [screens, shown])

  return (
    <div className="@container space-y-4">
      {problem !== null && (
        <div role="alert">
          <Callout look="alarm">
            <p>{problem}</p>
            <Button look="quiet" onClick={retry}>
              Retry
            </Button>
          </Callout>
        </div>
      )}
      {!shown && problem === null && <Loading text="Going back to that moment" />}
      {shown && (
        <>
          <PastScreens views={shown.views} surroundings={screens.surroundings} />
          <div className="grid gap-4 rounded-card border border-line bg-paper p-4 @2xl:grid-cols-[2fr_3fr]">
            <Readings
              title="The newborn: monitor"
              values={shown.newborn.monitor}
              aside={<AsKnown {...shown.newborn} />}
            />
            <Readings
              title="The newborn: blood gas"
              values={shown.newborn.gas}
              aside={<AsKnown {...shown.newborn} />}
            />
          </div>
        </>
      )}
    </div>
  )
}

/** Before the team was at the bedside nobody knew more of her. */
const AsKnown = ({ known }: Pick<Picture['newborn'], 'known'>) =>
  known === 'told' && <p className="text-ink-soft text-sm">As told on the phone</p>

function usePicture(source: string, playhead: PlayheadStore, stops: readonly number[]) {
  const likelyAfter = useRef<(at: number) => readonly number[]>(() => [])
  const pictures = useMemo(() => {
    const fetchAt = (at: number, signal: AbortSignal) => fetchPicture(source, at, signal)
    return createNewest(fetchAt, (at) => likelyAfter.current(at))
  }, [source])
  useEffect(() => {
    likelyAfter.current = (at) => likelyMoves(at, playhead.course, stops)
  }, [playhead, stops])
  useEffect(() => {
    const want = () => pictures.want(Math.floor(playhead.now()), playhead.get().speed > 0)
    const aim = () => pictures.aim(Math.floor(playhead.aimed.get() ?? playhead.now()))
    // A move is not kept for the next frame: the answer is under way while the line is drawn.
    const ends = [playhead.subscribe(want), followPlayhead(playhead, want), playhead.aimed.subscribe(aim)]
    return () => {
      for (const end of ends) end()
      pictures.close()
    }
  }, [playhead, pictures])
  return { ...useSyncExternalStore(pictures.subscribe, pictures.get), retry: pictures.retry }
}

async function fetchPicture(source: string, at: number, signal: AbortSignal): Promise<Picture> {
  const response = await fetch(`${source}/as-it-was?at=${at}`, { signal }).catch(() => null)
  const body = await response?.json().catch(() => null)
  if (response?.ok && body) return body
  throw new Error(body?.message ?? messages.serviceUnreachable)
}
