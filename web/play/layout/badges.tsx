import type { ReactNode } from 'react'
import { messages } from '#content/texts/messages.ts'
import { useCaseNow } from '../../base/live/case-now.ts'
import { useView } from '../../base/live/surroundings.ts'
import { elapsedMs, timerText } from '../../base/live/transport-clock.ts'
import { scoreText } from '../../base/ui/number-text.ts'

export function ScoreBadge() {
  const score = useView((view) => view.score) ?? null
  const isRunning = useView((view) => view.isRunning)
  const isHidden = useView((view) => view.isScoreHidden)
  if (isHidden) return null

  return (
    <Reading label="Score">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this is a number */}
      <span role="group" aria-label="Score">
        {score === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">{isRunning ? messages.scoreUnreadable : 'No case yet'}</span>
          </>
        ) : (
          scoreText(score)
        )}
      </span>
    </Reading>
  )
}

export function TimerBadge() {
  const clock = useView((view) => view.clock)
  const now = useCaseNow(clock?.startedAt ?? 0)
  const text = clock ? timerText(elapsedMs(clock, now)) : '0'

  return (
    <Reading label="Transport timer">
      <span role="timer" aria-label="Transport timer">
        {text}
      </span>
    </Reading>
  )
}

/** A number of the header beside its name. The number carries the name itself, so that it can be found by it. */
function Reading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 rounded-xl bg-wash px-3 ring-1 ring-line ring-inset">
      <span aria-hidden className="whitespace-nowrap text-ink-soft text-sm max-[430px]:text-xs">
        {label}
      </span>
      <span className="font-semibold text-lg tabular-nums">{children}</span>
    </div>
  )
}
