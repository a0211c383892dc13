import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { Disclosure } from '../../../base/ui/disclosure.tsx'
import { useWidth } from '../../../base/ui/use-width.ts'
import { keyTarget } from '../playhead/player-controls.tsx'
import type { PlayheadStore, Stretch } from '../playhead/playhead.ts'
import { usePlayheadFrames } from '../playhead/use-playhead.ts'
import { Chart } from './chart.tsx'
import { layOutChart, timeScale } from './chart-layout.ts'
import { StuckRuler } from './chart-names.tsx'
import { pressedItems } from './in-view.ts'
import { type Item, itemsOf } from './items.ts'
import { ItemsInWords, ItemsTable } from './items-in-words.tsx'

import { type LaneOfRun, lanesOf } from './lane-rows.ts'
import { Legend } from './mark.tsx'
import { PlayheadLine } from './playhead-line.tsx'
import { type Track, tracksOf } from './tracks.ts'
import { useChartGestures } from './use-chart-gestures.ts'
import { KeysNote, revealing, ViewControls, zoomed } from './view-controls.tsx'

import { VitalsNow } from './vitals-lines.tsx'

interface RunOnTimeLineProps {
  readonly line: TimeLine
  readonly playhead: PlayheadStore
  /** What is heard at the playhead. */
  readonly sound: ReactNode
  readonly onPlayKey: () => void
  /** Without what is only for hands. */
  readonly isToLookAt: boolean
}

const none: readonly Item[] = []
/** About as wide as paper: type stays as large as it must be there. */
const PAPER_PX = 720

/** A whole run on one line: lanes to look at, a playhead to move, words for what is pressed, and all of it as a table. */
export function RunOnTimeLine({ line, playhead, sound, onPlayKey, isToLookAt }: RunOnTimeLineProps) {
  const keys = useId()
  const run = playhead.course
  const { items, happened, lanes } = useItems(line)
  const tracks = tracksOf(line.instruments)
  const [view, setView] = useState<Stretch>(run)
  usePlayheadFrames(playhead, (at) => setView((before) => revealing(before, run, at)))
  const zoom = useCallback(
    (factor: number) => setView((before) => zoomed(before, run, factor, middleOf(before, playhead.now()))),
    [run, playhead],
  )
  const { chosen, go } = useChosen(playhead)
  const drawn = { run, line, pauses: run.pauses }
  return (
    <div className="space-y-3">
      {!isToLookAt && <ViewControls run={run} view={view} onZoom={zoom} onWhole={() => setView(run)} />}
      <ChartByHand
        {...{ playhead, items, happened, lanes, tracks, drawn, view, chosen, go, zoom, onPlayKey }}
        onView={setView}
        describedBy={isToLookAt ? undefined : keys}
      />
      <ChartOnPaper drawn={drawn} lanes={lanes} tracks={tracks} />
      <ItemsInWords playhead={playhead} chosen={chosen} items={happened} />
      {sound}
      <Legend items={items} isSet={line.course?.some(({ set }) => set.length > 0)} />
      {!isToLookAt && (
        <>
          <KeysNote id={keys} hasPauses={run.pauses.length > 0} />
          <div className="print:hidden">
            <Disclosure title="As a table" note={noteOf(items)}>
              <ItemsTable items={items} playhead={playhead} />
            </Disclosure>
          </div>
        </>
      )}
    </div>
  )
}

/** Everything of a run, what of it happened at a moment, and the lanes it stands in. */
function useItems(line: TimeLine) {
  const items = useMemo(() => itemsOf(line), [line])
  const happened = useMemo(() => items.filter(({ lane }) => lane !== 'vitals'), [items])
  const lanes = useMemo(() => lanesOf(items), [items])
  return { items, happened, lanes }
}

/** What somebody pressed, and how the playhead goes there. */
function useChosen(playhead: PlayheadStore) {
  const [chosen, setChosen] = useState(none)
  function go(at: number, pressed: readonly Item[] = none) {
    // The same nothing as before draws nothing anew.
    setChosen(pressed.length === 0 ? none : pressed)
    playhead.moveTo(at)
  }
  return { chosen, go }
}

interface ChartByHandProps {
  readonly playhead: PlayheadStore
  readonly items: readonly Item[]
  readonly happened: readonly Item[]
  readonly lanes: readonly LaneOfRun[]
  readonly tracks: readonly Track[]
  readonly drawn: Drawn
  readonly view: Stretch
  readonly onView: (view: Stretch) => void
  readonly chosen: readonly Item[]
  readonly go: (at: number, pressed?: readonly Item[]) => void
  readonly zoom: (factor: number) => void
  readonly onPlayKey: () => void
  readonly describedBy: string | undefined
}

interface Drawn extends Pick<ComponentProps<typeof Chart>, 'run' | 'pauses'> {
  readonly line: TimeLine
}

/** The lanes and the playhead over them, moved by press, drag, wheel and keys. */
function ChartByHand({
  playhead,
  items,
  happened,
  lanes,
  tracks,
  drawn,
  view,
  chosen,
  describedBy,
  ...by
}: ChartByHandProps) {
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const layout = useMemo(() => layOutChart(lanes, tracks, width), [lanes, tracks, width])
  const x = useMemo(() => timeScale(view, layout), [view, layout])
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const { run } = drawn

  function pressAt(spot: { readonly x: number; readonly y: number }) {
    const pressed = pressedItems(layout, items, x, spot)
    return { at: pressed[0]?.at ?? x.invert(spot.x), pressed }
  }
  const gestures = useChartGestures(plot, {
    run,
    view,
    x,
    onView: by.onView,
    onScrub: by.go,
    onTouch(spot) {
      if (spot.x >= layout.gutter) playhead.aim(pressAt(spot).at)
    },
    onPress(spot) {
      if (spot.x < layout.gutter) return
      const { at, pressed } = pressAt(spot)
      by.go(at, pressed)
    },
  })
  const byKey = useKeys(playhead, happened, by)

  return (
    <div
      ref={plot}
      {...gestures}
      className="relative touch-pan-y select-none overflow-clip rounded-lg border-line border-y bg-paper print:hidden"
    >
      {width > 0 && (
        <>
          <Chart {...drawn} layout={layout} view={view} chosen={chosenIds} />
          <StuckRuler run={run} layout={layout} view={view} x={x} />
          <VitalsNow playhead={playhead} line={drawn.line} layout={layout} />
          <PlayheadLine playhead={playhead} layout={layout} x={x} onKeyDown={byKey} describedBy={describedBy} />
        </>
      )}
    </div>
  )
}

function useKeys(
  playhead: PlayheadStore,
  happened: readonly Item[],
  { go, zoom, onPlayKey }: Pick<ChartByHandProps, 'go' | 'zoom' | 'onPlayKey'>,
) {
  const stops = useMemo(() => happened.map(({ at }) => at), [happened])
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = keyTarget(event, playhead.now(), playhead.course, stops)
    if (to !== null) go(to, event.key.startsWith('Page') ? happened.filter(({ at }) => at === to) : none)
    else if (event.key === '+' || event.key === '=') zoom(0.5)
    else if (event.key === '-') zoom(2)
    else if (event.key === ' ') onPlayKey()
    else return
    event.preventDefault()
  }
}

/** The whole run, as wide as the paper. */
function ChartOnPaper({ drawn, lanes, tracks }: Pick<ChartByHandProps, 'drawn' | 'lanes' | 'tracks'>) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  return (
    <div className="hidden print:block">
      <Chart {...drawn} layout={layOutChart(lanes, tracks, PAPER_PX, true)} view={drawn.run} isScaled />
    </div>
  )
}

/** What is looked at stays in the middle: the playhead, if it is in view. */
const middleOf = ({ from, to }: Stretch, at: number): number => (at >= from && at <= to ? at : (from + to) / 2)

const noteOf = ({ length }: readonly Item[]): string =>
  `${length} ${length === 1 ? 'entry' : 'entries'}, by lane and person`

/** Whether the page is being printed. It is drawn for the paper before the browser takes its picture. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    const paper = matchMedia('print')
    const set = (next: boolean) => flushSync(() => setIsPrinting(next))
    const [begin, end, change] = [() => set(true), () => set(false), () => set(paper.matches)]
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])

  return isPrinting
}
