import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { AsItWas as Picture } from '#case/debriefing/debriefing-messages.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { View } from '#case/views/view.ts'
import { messages } from '#content/texts/messages.ts'
import type { Surroundings } from '../../../base/live/surroundings.ts'
import { roleIds, roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { Loading } from '../../../base/ui/loading.tsx'
import { ScrollArea } from '../../../base/ui/scroll-area.tsx'
import { panelOf, TabList } from '../../../base/ui/tab-list.tsx'
import { useWidth } from '../../../base/ui/use-width.ts'
import { stepAt } from '../../../hands/steps/pages.ts'
import { Readings } from '../../../monitor/bedside/readings.tsx'
import { Mirror } from '../../mirrors/mirror.tsx'
import { likelyMoves } from '../playhead/player-controls.tsx'
import { followPlayhead, type PlayheadStore } from '../playhead/playhead.ts'
import { createMomentFetcher } from './moment-fetcher.ts'
import { createPastScreens } from './past-screens.ts'

const SIDE_BY_SIDE_PX = 900

interface PastScreensProps {
  readonly views: readonly [View, View, View]
  /** By role id. */
  readonly surroundings: readonly Surroundings[]
}

/** Side by side where there is room, else one at a time. */
function PastScreens({ views, surroundings }: PastScreensProps) {
  const room = useRef<HTMLDivElement>(null)
  const isWide = useWidth(room) >= SIDE_BY_SIDE_PX
  const [chosen, setChosen] = useState<RoleId>(0)
  const id = useId()
  const shown = isWide ? roleIds : [chosen]
  return (
    <div ref={room} className="space-y-3">
      {!isWide && <TabList id={id} label="Whose screen" tabs={tabs} chosen={chosen} onChoose={setChosen} />}
      <div className={`grid gap-4 ${isWide ? 'grid-cols-3' : ''}`}>
        {shown.map((role) => {
          const panel = isWide ? {} : panelOf(id, role)
          const around = surroundings[role]
          return (
            <div
              key={role}
              data-role={role}
              {...panel}
              className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper"
            >
              <p className="flex items-baseline justify-between gap-3 border-line border-b-(--role) border-b-2 bg-wash px-4 py-2">
                <span className="font-bold text-(--role)">{roles[role].label}</span>
                <span className="truncate text-ink-soft text-sm">{titleOf(views[role], role)}</span>
              </p>
              <ScrollArea
                label={`What ${roles[role].label} saw`}
                className="contain-strict h-[clamp(22rem,60vh,40rem)]"
              >
                {around && <Mirror role={role} surroundings={around} />}
              </ScrollArea>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const tabs = roles.map(({ id, label }) => ({ value: id, name: label, role: id }))

const titleOf = ({ flows, places, isRunning }: View, role: RoleId): string =>
  isRunning ? stepAt(flows, role, places[role]).title : ''

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

/** Before the team was at the bedside nobody knew more of her; from then on the story has a row, wherever the monitor stood. */
const AsKnown = ({ known }: Pick<Picture['newborn'], 'known'>) => (
  <p className="text-ink-soft text-sm">{known === 'told' ? 'As told on the phone' : 'The story’s row'}</p>
)

function usePicture(source: string, playhead: PlayheadStore, stops: readonly number[]) {
  const likelyAfter = useRef<(at: number) => readonly number[]>(() => [])
  const pictures = useMemo(() => {
    const fetchAt = (at: number, signal: AbortSignal) => fetchPicture(source, at, signal)
    return createMomentFetcher(fetchAt, (at) => likelyAfter.current(at))
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
