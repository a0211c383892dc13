import { ArrowLeft, LogOut, Maximize2, Minimize2, Move, RotateCcw, Scan } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '../../base/ui/button.tsx'
import type { Ar } from './ar/use-ar.ts'
import type { Scene } from './scene/scene.ts'
import { scenes } from './scenes.ts'
import type { StageProps } from './stage/stage.tsx'
import { ViewSwitch } from './view-switch.tsx'

export type SceneLoad =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'loaded'; readonly scene: Scene; readonly Stage: ComponentType<StageProps> }
  | { readonly kind: 'failed' }

/** Loads the stage and a scene for it. `tries` counts the wishes to try again. */
export function useScene(name: keyof typeof scenes, tries: number): SceneLoad {
  const [load, setLoad] = useState<SceneLoad>({ kind: 'loading', share: 0.1 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
  useEffect(() => {
    let isHere = true
    const tell = (next: SceneLoad) => isHere && setLoad(next)
    tell({ kind: 'loading', share: 0.1 })
    Promise.all([
      import('./stage/stage.tsx').then(({ Stage }) => {
        tell({ kind: 'loading', share: 0.6 })
        return Stage
      }),
      scenes[name](),
    ])
      .then(([Stage, scene]) => tell({ kind: 'loaded', scene, Stage }))
      .catch(() => tell({ kind: 'failed' }))
    return () => {
      isHere = false
    }
  }, [name, tries])

  return load
}

/** How much of the picture is there. */
export function LoadBar({ share }: { readonly share: number }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-10">
      <p id="picture-loading" className="text-ink-soft">
        Setting up the picture
      </p>
      <div
        role="progressbar"
        aria-labelledby="picture-loading"
        aria-valuenow={Math.round(share * 100)}
        className="h-2 w-full max-w-60 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-(--role) transition-[width] duration-300"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

export function LoadFailed({ onRetry, onList }: { readonly onRetry: () => void; readonly onList: () => void }) {
  return (
    <div role="alert" className="space-y-4 px-5 py-6">
      <p className="leading-relaxed">The picture could not be loaded. The list has the same steps.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onRetry}>Try again</Button>
        <Button look="quiet" onClick={onList}>
          Open the list
        </Button>
      </div>
    </div>
  )
}

const roundKey =
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
      <Link to={tasksPath} aria-label="Back to the tasks" title="Back to the tasks" className={roundKey}>
        <ArrowLeft aria-hidden size={21} />
      </Link>
      <ViewSwitch shown="3d" />
      <div className="flex gap-2">
        {onRoom && (
          <button
            type="button"
            aria-label="View in your room"
            title="View in your room"
            className={roundKey}
            onClick={onRoom}
          >
            <Scan aria-hidden size={20} />
          </button>
        )}
        <button type="button" aria-label="Reset the view" title="Reset the view" className={roundKey} onClick={onReset}>
          <RotateCcw aria-hidden size={19} />
        </button>
      </div>
    </div>
  )
}

/** Over the room: the clock, where to put it, and the way back to the page. */
export function ArOverlay({ ar, clock }: { readonly ar: Ar; readonly clock: string }) {
  if (!ar.place) return null
  const { isPlaced } = ar.place
  const look = 'bg-paper/90 text-ink shadow-sm'
  return (
    <div className="absolute inset-x-3 z-10 top-[max(0.75rem,env(safe-area-inset-top))] space-y-3">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto whitespace-nowrap rounded-full bg-paper/90 px-3.5 py-2 font-semibold text-sm tabular-nums shadow-sm">
          {clock}
        </p>
        {isPlaced && (
          <>
            <IconButton label="Move" className={look} onClick={ar.move}>
              <Move aria-hidden size={20} />
            </IconButton>
            <IconButton label="Smaller" className={look} onClick={() => ar.resize(-1)}>
              <Minimize2 aria-hidden size={20} />
            </IconButton>
            <IconButton label="Bigger" className={look} onClick={() => ar.resize(1)}>
              <Maximize2 aria-hidden size={20} />
            </IconButton>
          </>
        )}
        <IconButton label="Leave the room view" className={look} onClick={ar.leave}>
          <LogOut aria-hidden size={20} />
        </IconButton>
      </div>
      {!isPlaced && (
        <p role="status" className="mx-auto w-fit rounded-xl bg-paper/90 px-4 py-2 text-center shadow-sm">
          Point at a table or the floor. Tap when the ring shows.
        </p>
      )}
    </div>
  )
}
