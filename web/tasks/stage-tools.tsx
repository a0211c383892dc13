import { ArrowLeft, RotateCcw, Scan } from 'lucide-react'
import { Link } from 'react-router'
import { ViewSwitch } from './view-switch.tsx'

const look =
  'inline-flex size-11 items-center justify-center rounded-full border border-line bg-paper/90 text-ink shadow-sm transition-colors hover:bg-paper'

interface StageToolsProps {
  readonly tasksPath: string
  readonly onReset: () => void
  /** Null where it is not possible, or offered elsewhere. */
  readonly onRoom: (() => void) | null
}

/** What stands in the corners of the picture. */
export function StageTools({ tasksPath, onReset, onRoom }: StageToolsProps) {
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex items-start justify-between gap-2 *:pointer-events-auto">
      <Link to={tasksPath} aria-label="Back to the tasks" title="Back to the tasks" className={look}>
        <ArrowLeft aria-hidden size={21} />
      </Link>
      <ViewSwitch shown="3d" />
      <div className="flex gap-2">
        {onRoom && (
          <button
            type="button"
            aria-label="View in your room"
            title="View in your room"
            className={look}
            onClick={onRoom}
          >
            <Scan aria-hidden size={20} />
          </button>
        )}
        <button type="button" aria-label="Reset the view" title="Reset the view" className={look} onClick={onReset}>
          <RotateCcw aria-hidden size={19} />
        </button>
      </div>
    </div>
  )
}
