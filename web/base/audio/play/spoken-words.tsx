import type { RecordingId } from '#case/records/spoken.ts'
import { useView } from '../../live/surroundings.ts'

/** What stands beside a recording in writing: the speaker's key words, and what they say it covers. */
export function SpokenWords({ recording }: { recording: RecordingId }) {
  const words = useView((view) => view.recordings?.words[recording]) ?? null
  if (!words || (words.text === '' && words.covered.length === 0)) return null
  return (
    <dl className="space-y-1.5 rounded-xl bg-wash px-4 py-3 leading-snug">
      {words.text !== '' && (
        <div>
          <dt className="text-ink-soft text-sm">Key words</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{words.text}</dd>
        </div>
      )}
      {words.covered.length > 0 && (
        <div>
          <dt className="text-ink-soft text-sm">The Provider says it covers</dt>
          <dd>{words.covered.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
