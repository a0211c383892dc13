import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../../base/ui/button.tsx'
import { caseTimeText, elapsedWords } from '../playhead/elapsed-text.ts'
import { STEP_MS, STRIDE_MS } from '../playhead/key-moves.ts'
import type { Course, Stretch } from '../playhead/playhead.ts'

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
