import { LogOut, Maximize2, Minimize2, Move } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import type { Ar } from './use-ar.ts'

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
