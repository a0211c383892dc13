import { useHasPauseKey, withoutPauseKey } from './use-pause-key.ts'

/** A single key is not for everybody. */
export function PauseKeySwitch() {
  const hasKey = useHasPauseKey()
  return (
    <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5 text-ink-soft text-sm">
      <input
        type="checkbox"
        checked={hasKey}
        onChange={({ target }) => withoutPauseKey.set(!target.checked)}
        className="size-5 accent-action"
      />
      The key P pauses and resumes
    </label>
  )
}
