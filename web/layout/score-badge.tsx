import { messages } from '#content/texts/messages.ts'
import { useView } from '../live/live-store.ts'
import { scoreText } from '../ui/number-text.ts'
import { Reading } from './reading.tsx'

const LABEL = 'Score'

export function ScoreBadge() {
  const score = useView((view) => view.score) ?? null
  const isRunning = useView((view) => view.isRunning)

  return (
    <Reading label={LABEL}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this is a number */}
      <span role="group" aria-label={LABEL}>
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
