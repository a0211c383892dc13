import { useView } from '../../live/live-store.ts'
import { useCommand } from '../../live/use-command.ts'
import { Callout } from '../../ui/callout.tsx'

/** Whoever spoke is asked whether their voice may be kept with the run. Nothing said is a no. */
export function SoundConsent() {
  const isGiven = useView((view) => view.soundConsent)
  const allow = useCommand('allow-sound')
  if (isGiven === null || isGiven === undefined) return null
  const shown = allow.sending?.isGiven ?? isGiven

  return (
    <Callout>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={shown}
          disabled={allow.isSending}
          onChange={(event) => allow.send({ isGiven: event.target.checked })}
          className="mt-0.5 size-5 shrink-0 accent-(--role)"
        />
        <span>
          <span className="block font-semibold">Keep my recordings with this run</span>
          <span className="block text-sm">
            You spoke in it. Your voice is kept only if you say yes, and you can take it back until the run ends.
          </span>
        </span>
      </label>
      {allow.refusal && (
        <p role="alert" className="text-alarm">
          {allow.refusal}
        </p>
      )}
    </Callout>
  )
}
