import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FRESH_MS } from '../../attention/sudden-event.ts'
import { serverNow } from '../../live/server-clock.ts'

interface EventBandProps {
  readonly title: string
  readonly sentences: readonly string[]
  readonly openedAt: number
}

/** What has just happened. It glows as it comes and then stands there, in the same place. */
export function EventBand({ title, sentences, openedAt }: EventBandProps) {
  const [isFresh] = useState(() => serverNow() - openedAt < FRESH_MS)
  return (
    <section
      aria-labelledby="event-heading"
      className={`-mx-5 flex gap-3.5 border-alarm border-l-4 bg-alarm-soft px-5 py-4 text-alarm ${isFresh ? 'animate-event' : ''}`}
    >
      <TriangleAlert aria-hidden size={24} className="mt-0.5 shrink-0" />
      <div className="space-y-1.5">
        <h2 id="event-heading" className="font-bold text-lg leading-snug">
          {title}
        </h2>
        <p className="text-ink leading-relaxed">{sentences.join(' ')}</p>
      </div>
    </section>
  )
}
