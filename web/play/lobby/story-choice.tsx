import type { StoryCard } from '#case/rooms.ts'
import { useStories } from '../../base/live/stories.ts'

interface StoryChoiceProps {
  /** By its id; null: the first. */
  readonly chosen: string | null
  readonly onChoose: (story: string) => void
}

/** Which story is played. Where there is one alone, or they cannot be told, nothing is asked: it is the first of the house. */
export function StoryChoice(props: StoryChoiceProps) {
  return <StoryCards {...props} stories={useStories()} />
}

export function StoryCards({ stories, chosen, onChoose }: StoryChoiceProps & { stories: readonly StoryCard[] }) {
  if (stories.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg leading-snug">Which story?</legend>
      <div className="grid gap-2.5">
        {stories.map((story, index) => (
          <div
            key={story.id}
            className="rounded-xl border border-line-strong bg-paper transition-colors hover:bg-wash has-checked:border-action has-checked:bg-wash has-checked:ring-1 has-checked:ring-action"
          >
            <label className="flex cursor-pointer items-start gap-3 px-4 py-3">
              <input
                type="radio"
                name="story"
                aria-label={story.title}
                checked={chosen === null ? index === 0 : story.id === chosen}
                onChange={() => onChoose(story.id)}
                className="mt-0.5 size-5 shrink-0 accent-action"
              />
              <StoryText {...story} />
            </label>
            {story.objectives.length > 0 && <ToBeLearned {...story} />}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** For who teaches: shut, so that two stories are seen at once. */
function ToBeLearned({ title, objectives }: StoryCard) {
  return (
    <details className="-mt-2 pr-4 pb-2 pl-12 text-ink-soft text-sm leading-snug">
      <summary
        className="min-h-11 w-fit cursor-pointer content-center font-medium"
        aria-label={`To be learned: ${title}`}
      >
        To be learned ({objectives.length})
      </summary>
      <ul className="list-disc space-y-0.5 pb-2 pl-5">
        {objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ul>
    </details>
  )
}

function StoryText({ title, about, minutes, writtenBy, hasOrders, reviewedBy }: StoryCard) {
  const review = reviewedBy ? `Reviewed by ${reviewedBy.name}, ${reviewedBy.role}, ${reviewedBy.on}` : NOT_REVIEWED
  return (
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">{title}</span>
      <span className="block">{about}</span>
      <span className="mt-1 block text-ink-soft text-sm">
        {minutes.from} to {minutes.to} minutes. Written by: {writtenBy}. {review}.
        {!hasOrders && ' Without orders at the bedside.'}
      </span>
    </span>
  )
}

const NOT_REVIEWED = 'Not reviewed by a clinician'
