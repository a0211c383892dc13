import { CirclePause } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ClockNews } from '#case/views/clock-news.ts'
import { useSurroundings, useView } from '../../base/live/surroundings.ts'

/** That the case stands still, and to who plays, what goes on all the same. */
export function PauseBanner({ isWatching = false }) {
  const isPaused = useView((view) => view.pause !== null) ?? false
  useClockNews()
  return (
    <div role="status">
      {isPaused && (
        <p className="flex items-center justify-center gap-2.5 bg-away-soft px-5 py-2 font-medium text-[#5f3f00] leading-snug">
          <CirclePause aria-hidden size={20} className="shrink-0" />
          Paused by the educator.{!isWatching && ' You can chat, write notes and listen.'}
        </p>
      )}
    </div>
  )
}

/** Says what was done to the clock while somebody looks on. What was done before is no news. */
function useClockNews(): void {
  const news = useView((view) => view.clockNews)
  const { notify } = useSurroundings()
  const known = useRef<number | null>(null)
  const tell = useEffectEvent((newest: ClockNews) => notify(textOf(newest)))

  useEffect(() => {
    if (news === undefined) return
    const at = news?.at ?? 0
    const isFirst = known.current === null
    if (news && !isFirst && at > (known.current ?? 0)) tell(news)
    known.current = at
  }, [news])
}

function textOf({ kind, what }: ClockNews): string {
  if (kind === 'resumed') return 'The case goes on.'
  if (kind === 'forgotten') return 'The case goes on: no educator was there to end the pause.'
  return `The educator moved the clock ahead: ${what}`
}
