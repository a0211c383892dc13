import { type KeyboardEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { TimeLine } from '#case/debriefing/messages.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { caseTimeText } from '../playhead/elapsed-text.ts'
import { keyTarget } from '../playhead/key-moves.ts'
import type { PlayheadStore, Stretch } from '../playhead/playhead.ts'
import { usePlayheadFrames } from '../playhead/use-playhead.ts'
import { Chart } from './chart.tsx'
import { layOutChart, timeScale } from './chart-layout.ts'
import { StuckRuler } from './chart-names.tsx'
import { type Item, itemsOf } from './items.ts'
import { ItemsTable } from './items-table.tsx'
import { KeysNote } from './keys-note.tsx'
import { lanesOf } from './lanes.ts'
import { Legend } from './legend.tsx'
import { PlayheadLine } from './playhead-line.tsx'
import { pressedItems } from './press.ts'
import { ToldItems } from './told-items.tsx'
import { useChartGestures } from './use-chart-gestures.ts'
import { useIsPrinting } from './use-print.ts'
import { revealing, zoomed } from './view-span.ts'
import { VitalsNow } from './vitals-now.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

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
  const run = playhead.course
  const keys = useId()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const [view, setView] = useState<Stretch>(run)
  const [chosen, setChosen] = useState(none)
  const isPrinting = useIsPrinting()

  const items = useMemo(() => itemsOf(line), [line])
  const happened = useMemo(() => items.filter(({ lane }) => lane !== 'vitals'), [items])
  const stops = useMemo(() => happened.map(({ at }) => at), [happened])
  const lanes = useMemo(() => lanesOf(items), [items])
  const layout = useMemo(() => layOutChart(lanes, width), [lanes, width])
  const x = useMemo(() => timeScale(view, layout), [view, layout])
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])

  usePlayheadFrames(playhead, (at) => setView((before) => revealing(before, run, at)))

  const zoom = useCallback(
    (factor: number) => setView((before) => zoomed(before, run, factor, middleOf(before, playhead.now()))),
    [run, playhead],
  )

  function go(at: number, pressed: readonly Item[] = none) {
    // The same nothing as before draws nothing anew.
    setChosen(pressed.length === 0 ? none : pressed)
    playhead.moveTo(at)
  }

  function pressAt(spot: { readonly x: number; readonly y: number }) {
    const pressed = pressedItems(layout, items, x, spot)
    return { at: pressed[0]?.at ?? x.invert(spot.x), pressed }
  }

  const gestures = useChartGestures(plot, {
    run,
    view,
    x,
    onView: setView,
    onScrub: go,
    onTouch(spot) {
      if (spot.x >= layout.gutter) playhead.aim(pressAt(spot).at)
    },
    onPress(spot) {
      if (spot.x < layout.gutter) return
      const { at, pressed } = pressAt(spot)
      go(at, pressed)
    },
  })

  function byKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = keyTarget(event, playhead.now(), run, stops)
    if (to !== null) go(to, event.key.startsWith('Page') ? happened.filter(({ at }) => at === to) : none)
    else if (event.key === '+' || event.key === '=') zoom(0.5)
    else if (event.key === '-') zoom(2)
    else if (event.key === ' ') onPlayKey()
    else return
    event.preventDefault()
  }

  const drawn = { run, vitals: line.vitals, pauses: run.pauses }
  return (
    <div className="space-y-3">
      {!isToLookAt && (
        <div className="flex items-center justify-between gap-2 print:hidden">
          <p className="text-ink-soft text-sm tabular-nums">
            {caseTimeText(run, view.from)} to {caseTimeText(run, view.to)}, in minutes of the case
          </p>
          <ZoomButtons
            isWhole={view.from <= run.from && view.to >= run.to}
            onZoom={zoom}
            onWhole={() => setView(run)}
          />
        </div>
      )}
      <div
        ref={plot}
        {...gestures}
        className="relative touch-pan-y select-none overflow-clip rounded-lg border-line border-y bg-paper print:hidden"
      >
        {width > 0 && (
          <>
            <Chart {...drawn} layout={layout} view={view} chosen={chosenIds} />
            <StuckRuler run={run} layout={layout} view={view} x={x} />
            <VitalsNow playhead={playhead} vitals={line.vitals} layout={layout} />
            <PlayheadLine
              playhead={playhead}
              layout={layout}
              x={x}
              onKeyDown={byKey}
              describedBy={isToLookAt ? undefined : keys}
            />
          </>
        )}
      </div>
      {isPrinting && (
        <div className="hidden print:block">
          <Chart {...drawn} layout={layOutChart(lanes, PAPER_PX, true)} view={run} isScaled />
        </div>
      )}
      <ToldItems playhead={playhead} chosen={chosen} items={happened} />
      {sound}
      <Legend items={items} />
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

/** What is looked at stays in the middle: the playhead, if it is in view. */
const middleOf = ({ from, to }: Stretch, at: number): number => (at >= from && at <= to ? at : (from + to) / 2)

const noteOf = ({ length }: readonly Item[]): string =>
  `${length} ${length === 1 ? 'entry' : 'entries'}, by lane and person`
