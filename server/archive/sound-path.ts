import type { Recording } from '#case/records/spoken.ts'
import type { View } from '#case/views/view.ts'

/** A view whose recordings are heard under another address than the team's own; null: they are not there to hear. */
export function withSoundAt(path: string | null, view: View): View {
  const { recordings } = view
  if (!recordings) return view
  const at = (recording: Recording | null) =>
    recording && path !== null ? { ...recording, path: `${path}${recording.path}` } : null
  return { ...view, recordings: { ...recordings, summary: at(recordings.summary), handover: at(recordings.handover) } }
}
