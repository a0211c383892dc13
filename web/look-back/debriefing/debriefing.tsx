import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { FetchTrouble, useFetched } from '../../base/parts/use-fetched.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { AsItWas } from './as-it-was/as-it-was.tsx'
import { keepEqual } from './as-it-was/past-screens.ts'
import { MomentList } from './moments/moment-list.tsx'
import { StepSound } from './player/step-sound.tsx'
import { PlayerControls, usePlayPause } from './playhead/player-controls.tsx'
import {
  type Course,
  courseOf,
  createPlayhead,
  type Playhead,
  type PlayheadStore,
  stopsOf,
} from './playhead/playhead.ts'
import { RunOnTimeLine } from './time-line/run-on-time-line.tsx'
import './debriefing.css'

interface DebriefingProps {
  /** Where the run is told: its address, to which `/time-line` and `/as-it-was` belong. */
  readonly source: string
  /** Every move that is made on this page, for whoever leads. */
  readonly onMove?: (playhead: Playhead) => void
  /** The playhead of whoever leads, for those who follow. Null: nobody has moved one yet. */
  readonly led?: FollowedPlayhead
  /** Whoever leads lets it sound for all. */
  readonly isHeardElsewhere?: boolean
  /** On a wall: without what is only for hands. */
  readonly isToLookAt?: boolean
  /** Moments tell what went well and what did not: they are for the analysis. Left out: they are told where they are open. */
  readonly hasMoments?: boolean
  /** Somebody may flag a moment while it is looked at. */
  readonly mayGrow?: boolean
}

/** Where whoever leads stands, as it changes. */
interface FollowedPlayhead {
  readonly get: () => Playhead | null
  readonly subscribe: (listener: () => void) => () => void
}

/** A run looked back on: on one line, as it was at the playhead, and the moments worth talking about. */
export function Debriefing({ source, hasMoments = true, ...moved }: DebriefingProps) {
  const fetching = useFetched<TimeLine>(`${source}/time-line`)
  const { data, problem, again } = fetching
  const line = useMemo(() => data && (hasMoments ? data : { ...data, moments: null }), [data, hasMoments])
  // With the phase moments may have opened, and somebody may have flagged others.
  const isToldNow = hasMoments && data?.moments === null
  const askedFor = useRef(hasMoments)
  const askAgain = useEffectEvent(again)
  useEffect(() => {
    if (isToldNow || askedFor.current !== hasMoments) askAgain()
    askedFor.current = hasMoments
  }, [isToldNow, hasMoments])
  if (!line) return <FetchTrouble of={fetching} text="Putting the run on a time line" />
  return (
    <>
      {problem !== null && <FetchTrouble of={fetching} text="" />}
      <Looked line={line} source={source} onRefresh={again} {...moved} />
    </>
  )
}

interface LookedProps extends DebriefingProps {
  readonly line: TimeLine
  readonly onRefresh: () => void
}

function Looked({ line, source, onRefresh, onMove, led, ...how }: LookedProps) {
  const { isHeardElsewhere = false, isToLookAt = false, mayGrow = false } = how
  const playhead = usePlayheadOf(line, onMove, led)
  const play = usePlayPause(playhead)
  const stops = useMemo(() => stopsOf(line), [line])
  return (
    <div className="space-y-5 print:space-y-3">
      {line.missing.length > 0 && (
        <Callout look="wait">
          <ul className="space-y-1">
            {line.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {!line.isWhole && <LookAgain onPress={onRefresh} />}
        </Callout>
      )}
      {!isToLookAt && <PlayerControls playhead={playhead} play={play} {...stops} />}
      <RunOnTimeLine
        line={line}
        playhead={playhead}
        isToLookAt={isToLookAt}
        onPlayKey={play.toggle}
        sound={<StepSound entries={line.entries} playhead={playhead} isHeardElsewhere={isHeardElsewhere} />}
      />
      <Part title="As it was" className="print:hidden">
        <AsItWas source={source} playhead={playhead} stops={stops.stops} />
      </Part>
      <Part title="Moments">
        <MomentList moments={line.moments} playhead={playhead} />
        {mayGrow && line.isWhole && line.moments && !isToLookAt && <LookAgain onPress={onRefresh} />}
      </Part>
    </div>
  )
}

const LookAgain = ({ onPress }: { onPress: () => void }) => (
  <Button look="quiet" className="print:hidden" onClick={onPress}>
    Look again
  </Button>
)

function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={`space-y-3 ${className}`}>
      <h3 className="font-semibold text-lg">{title}</h3>
      {children}
    </section>
  )
}

/** One for a run's course, whatever else of the run is told anew. Where the course has grown, the next goes on where it stood. */
function usePlayheadOf(
  line: TimeLine,
  onMove: DebriefingProps['onMove'],
  led: FollowedPlayhead | undefined,
): PlayheadStore {
  const moved = useRef(onMove)
  useEffect(() => {
    moved.current = onMove
  }, [onMove])

  const told = useMemo(() => courseOf(line), [line])
  const make = (course: Course, before?: Playhead) => createPlayhead(course, (next) => moved.current?.(next), before)
  const [playhead, setPlayhead] = useState(() => make(told))
  const course = keepEqual(playhead.course, told)
  // Now, so that nothing is drawn with another first.
  if (course !== playhead.course) setPlayhead(make(course, playhead.get()))

  useEffect(() => {
    if (!led) return
    const follow = () => {
      const told = led.get()
      if (told) playhead.set(told)
    }
    follow()
    return led.subscribe(follow)
  }, [led, playhead])
  return playhead
}
