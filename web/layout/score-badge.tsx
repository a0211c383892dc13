import { messages } from '#content/texts/messages.ts'
import { useView } from '../live/live-store.ts'
import { Reading } from './reading.tsx'

const LABEL = 'Score'

export function ScoreBadge() {
  const score = useView((view) => view.score)
  const isRunning = useView((view) => view.isRunning)

  return (
    <Reading label={LABEL}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this is a number */}
      <span role="group" aria-label={LABEL}>
        {score ?? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">{isRunning ? messages.scoreUnreadable : 'No case yet'}</span>
          </>
        )}
      </span>
    </Reading>
  )
}
