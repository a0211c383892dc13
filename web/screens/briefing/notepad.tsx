import { NotebookPen } from 'lucide-react'
import { LONGEST_NOTE } from '#case/rules/readable-text.ts'
import { KeptTextField } from '../../live/kept-text-field.tsx'
import { useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { useKeptText } from '../../live/use-kept-text.ts'

/** One's own notes. They stay with the person from page to page; nobody else sees them. */
export function Notepad({ hint }: { hint?: string }) {
  const stored = useView((view) => view.note) ?? ''
  const save = useCommand('save-note')
  const text = useKeptText({
    stored,
    onItsWay: save.sending?.text ?? null,
    refusal: save.refusal,
    send: (written) => save.send({ text: written }),
  })

  return (
    <KeptTextField
      label="Your notes"
      icon={<NotebookPen aria-hidden size={20} className="text-(--role)" />}
      hint={<>{hint} Only you see them. They stay with you on the next pages.</>}
      longest={LONGEST_NOTE}
      rows={5}
      className="max-h-96 min-h-32 py-3"
      text={text}
      refusal={save.refusal}
    />
  )
}
