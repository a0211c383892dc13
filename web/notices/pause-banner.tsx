import { CirclePause } from 'lucide-react'
import { useView } from '../live/surroundings.ts'

/** That the case stands still, and what goes on all the same. */
export function PauseBanner() {
  const isPaused = useView((view) => view.pause !== null) ?? false
  return (
    <div role="status">
      {isPaused && (
        <p className="flex items-center justify-center gap-2.5 bg-away-soft px-5 py-2 font-medium text-[#5f3f00] leading-snug">
          <CirclePause aria-hidden size={20} className="shrink-0" />
          Paused by the educator. You can chat, write notes and listen.
        </p>
      )}
    </div>
  )
}
