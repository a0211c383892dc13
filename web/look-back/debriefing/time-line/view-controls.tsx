import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../../base/ui/button.tsx'
import { caseTimeText, elapsedWords } from '../playhead/elapsed-text.ts'
import { STEP_MS, STRIDE_MS } from '../playhead/player-controls.tsx'
import type { Course, Stretch } from '../playhead/playhead.ts'

/** Nobody needs to look closer than this. */
const SHORTEST_MS = 20_000

const lengthOf = ({ from, to }: Stretch): number => to - from

/** Closer (factor below 1) or further away; what is at `around` stays where it is. Never more than the whole run. */
export function zoomed(view: Stretch, run: Stretch, factor: number, around: number): Stretch {
  const length = Math.min(Math.max(lengthOf(view) * factor, SHORTEST_MS), lengthOf(run))
  const share = lengthOf(view) > 0 ? (around - view.from) / lengthOf(view) : 0
  return within({ from: around - share * length, to: around + (1 - share) * length }, run)
}

export const panned = (view: Stretch, run: Stretch, ms: number): Stretch =>
  within({ from: view.from + ms, to: view.to + ms }, run)

/** Where in view a playhead stands that has left it on its way. */
const ENTRY_SHARE = 0.15

/** The same view where the playhead is in it, else one that has it near its beginning. */
export function revealing(view: Stretch, run: Stretch, at: number): Stretch {
  if (at >= view.from && at <= view.to) return view
  return panned(view, run, at - view.from - lengthOf(view) * ENTRY_SHARE)
}

function within({ from, to }: Stretch, run: Stretch): Stretch {
  const shift = from < run.from ? run.from - from : to > run.to ? run.to - to : 0
  return { from: Math.max(run.from, from + shift), to: Math.min(run.to, to + shift) }
}

interface ViewControlsProps {
  readonly run: Course
  readonly view: Stretch
  /** Below 1: closer. */
  readonly onZoom: (factor: number) => void
  readonly onWhole: () => void
}

/** From when to when is looked at, and buttons to look closer and further. */
export function ViewControls({ run, view, onZoom, onWhole }: ViewControlsProps) {
  const isWhole = view.from <= run.from && view.to >= run.to
  return (
    <div className="flex items-center justify-between gap-2 print:hidden">
      <p className="text-ink-soft text-sm tabular-nums">
        {caseTimeText(run, view.from)} to {caseTimeText(run, view.to)}, in minutes of the case
      </p>
      <div className="-mr-2 flex items-center">
        <IconButton label="Zoom in" onClick={() => onZoom(0.5)}>
          <ZoomIn aria-hidden size={20} />
        </IconButton>
        <IconButton label="Zoom out" disabled={isWhole} className="disabled:text-line-strong" onClick={() => onZoom(2)}>
          <ZoomOut aria-hidden size={20} />
        </IconButton>
        <IconButton label="The whole run" disabled={isWhole} className="disabled:text-line-strong" onClick={onWhole}>
          <Maximize2 aria-hidden size={18} />
        </IconButton>
      </div>
    </div>
  )
}

/** How the playhead is moved without a mouse, and what playing leaves out. */
export function KeysNote({ id, hasPauses }: { id: string; hasPauses: boolean }) {
  return (
    <p id={id} className="text-ink-soft text-sm leading-relaxed print:hidden">
      Drag the ruler to move the playhead, the lanes to move along. Keys: arrows move it by {elapsedWords(STEP_MS)},
      with Shift by {elapsedWords(STRIDE_MS)}; Page Up and Page Down from entry to entry; Home and End; plus and minus
      zoom; space plays.
      {hasPauses && ' Playing passes over pauses.'}
    </p>
  )
}
