import { ratingsInWords } from '#case/rules/rating-words.ts'
import type { RatingView } from '#case/views/debriefing.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { roles } from '../../../base/roles/roles.ts'
import { Disclosure } from '../../../base/ui/disclosure.tsx'
import { RatingForm } from '../../../look-back/debriefing/phases/rating-form.tsx'
import { RatingsTable } from '../../../look-back/debriefing/phases/ratings-table.tsx'

/** Everyone rates the team for themselves first, and then reads what the others said. */
export function TeamRating({ rating }: { rating: RatingView }) {
  const { own, scale, waitsFor } = rating
  const rate = useCommand('rate-team')
  const form = (
    <RatingForm
      scale={scale}
      given={own}
      name="rating"
      isSending={rate.isSending}
      refusal={rate.refusal}
      onRate={rate.send}
    />
  )
  return (
    <section aria-labelledby="rating-heading" className="space-y-4 print:hidden">
      <div className="space-y-1">
        <h2 id="rating-heading" className="font-semibold text-lg">
          How did you see the team?
        </h2>
        <p className="text-ink-soft leading-relaxed">
          First each for themselves. What the others said you read when you have given yours. It brings no points.
        </p>
      </div>
      {own ? (
        <>
          <GivenRatings rating={rating} />
          <Disclosure title="Change my rating">{form}</Disclosure>
        </>
      ) : (
        form
      )}
      <p role="status" className="text-ink-soft text-sm">
        {waitsFor.length > 0 && `Still to rate: ${waitsFor.map((role) => roles[role].label).join(', ')}.`}
      </p>
    </section>
  )
}

/** One's own and the others', once one has given one's own. */
export function GivenRatings({ rating: { own, others, scale, watched } }: { rating: RatingView }) {
  const given = ratingsInWords(scale, own ? [own, ...others] : [])
  return <RatingsTable ratings={given} watched={watched} />
}
