import type { RecordingId } from '#case/records/spoken.ts'
import { LONGEST_KEY_WORDS } from '#case/rules/readable-text.ts'
import { KeptTextField, useKeptText } from '../../live/kept-text-field.tsx'
import { useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'

/** Where the speaker writes a line or two for who cannot hear the recording. */
export function KeyWordsField({ recording }: { recording: RecordingId }) {
  const stored = useView((view) => view.recordings?.words[recording]?.text) ?? ''
  const save = useCommand('write-key-words')
  const text = useKeptText({
    stored,
    onItsWay: save.sending?.recording === recording ? save.sending.text : null,
    refusal: save.refusal,
    send: (written) => save.send({ recording, text: written }),
  })

  return (
    <KeptTextField
      label="Key words"
      hint="A line or two for anyone who cannot hear it, shown beside the recording."
      longest={LONGEST_KEY_WORDS}
      rows={2}
      className="min-h-17 py-2.5"
      text={text}
      refusal={save.refusal}
    />
  )
}
