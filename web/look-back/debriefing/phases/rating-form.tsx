import { useId, useState } from 'react'
import { LONGEST_DEBRIEF_NOTE } from '#case/rules/readable-text.ts'
import type { RatingView } from '#case/views/debriefing.ts'
import { useDraft } from '../../../base/live/use-draft.ts'
import { Button } from '../../../base/ui/button.tsx'

type Marks = { readonly [slug: string]: number }

interface RatingFormProps {
  readonly scale: Pick<RatingView['scale'], 'levels' | 'items'>
  /** What was given before. */
  readonly given: { readonly marks: Marks; readonly words: string } | null
  /** The form's name among drafts. */
  readonly name: string
  readonly isSending: boolean
  readonly refusal: string | null
  readonly onRate: (rating: { marks: Marks; words: string }) => void
}

/** How somebody saw the team, line by line, in words. */
export function RatingForm({ scale, given, name, isSending, refusal, onRate }: RatingFormProps) {
  const id = useId()
  const [draft, enter] = useDraft(name)
  const [isMissing, setIsMissing] = useState(false)
  const markOf = (slug: string): number | undefined => {
    const entered = draft[slug]
    return entered ? Number(entered) : given?.marks[slug]
  }
  const words = draft.words ?? given?.words ?? ''
  const isWhole = scale.items.every(({ slug }) => markOf(slug) !== undefined)

  function rate() {
    setIsMissing(!isWhole)
    if (isWhole) onRate({ marks: Object.fromEntries(scale.items.map(({ slug }) => [slug, markOf(slug) ?? 0])), words })
  }

  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        rate()
      }}
    >
      {scale.items.map(({ slug, name: title, text }) => (
        <RatedLine
          key={slug}
          title={title}
          text={text}
          levels={scale.levels}
          mark={markOf(slug)}
          name={`${id} ${slug}`}
          onMark={(mark) => enter({ ...draft, [slug]: String(mark) })}
        />
      ))}
      <div>
        <label htmlFor={id} className="block font-semibold">
          In your own words
        </label>
        <textarea
          id={id}
          value={words}
          rows={2}
          maxLength={LONGEST_DEBRIEF_NOTE}
          onChange={({ target }) => enter({ ...draft, words: target.value })}
          className="field-sizing-content mt-2 block max-h-96 min-h-17 w-full resize-y rounded-xl border border-line-strong bg-paper px-3.5 py-2.5 text-base leading-relaxed"
        />
      </div>
      <div role="alert">
        {isMissing && !isWhole && <p className="text-alarm">Choose a word for each line first.</p>}
        {refusal && <p className="text-alarm">{refusal}</p>}
      </div>
      <Button type="submit" className="w-full" disabled={isSending}>
        {isSending ? 'Sending' : given ? 'Change my rating' : 'Give my rating'}
      </Button>
    </form>
  )
}

interface RatedLineProps {
  readonly title: string
  readonly text: string
  readonly levels: RatingView['scale']['levels']
  readonly mark: number | undefined
  /** Of its radio buttons. */
  readonly name: string
  readonly onMark: (mark: number) => void
}

/** A line of the rating, with a word for each mark. */
function RatedLine({ title, text, levels, mark, name, onMark }: RatedLineProps) {
  return (
    <fieldset>
      <legend className="mb-2 leading-snug">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft">{text}</span>
      </legend>
      <div className="grid grid-cols-4 gap-1.5">
        {levels.map((level, place) => (
          <label
            key={level}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-xl border border-line-strong bg-paper px-1 py-1.5 text-center font-medium text-sm leading-tight hover:bg-wash has-checked:border-(--role) has-checked:bg-(--role-soft) has-checked:ring-(--role) has-checked:ring-1 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={mark === place}
              onChange={() => onMark(place)}
              className="sr-only"
            />
            {level}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
