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
          <label
            key={story.id}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-line-strong bg-paper px-4 py-3 transition-colors hover:bg-wash has-checked:border-action has-checked:bg-wash has-checked:ring-1 has-checked:ring-action"
          >
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
        ))}
      </div>
    </fieldset>
  )
}

function StoryText({ title, about, minutes, objectives, hasOrders, reviewedBy }: StoryCard) {
  const review = reviewedBy ? `Reviewed by ${reviewedBy.name}, ${reviewedBy.role}, ${reviewedBy.on}` : NOT_REVIEWED
  return (
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">{title}</span>
      <span className="block">{about}</span>
      <span className="mt-1 block text-ink-soft text-sm">
        {minutes.from} to {minutes.to} minutes. {review}.{!hasOrders && ' Without orders at the bedside.'}
      </span>
      {objectives.length > 0 && (
        <span className="mt-1 block text-ink-soft text-sm">To be learned: {objectives.join('; ')}.</span>
      )}
    </span>
  )
}

const NOT_REVIEWED = 'Not reviewed by a clinician'
