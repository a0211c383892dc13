import { NotebookPen } from 'lucide-react'
import { LONGEST_NOTE } from '#case/rules/readable-text.ts'
import { KeptTextField, useKeptText } from '../../../base/live/kept-text-field.tsx'
import { useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'

/** One's own notes. They stay with the person from page to page; nobody else sees them. */
export function Notepad({ hint }: { hint?: string }) {
  const { mirrors } = useSurroundings()
  const note = useView((view) => view.note) ?? null
  return mirrors !== null && note === null ? <ClosedNotepad /> : <OpenNotepad hint={hint} stored={note ?? ''} />
}

const icon = <NotebookPen aria-hidden size={20} className="text-(--role)" />

/** What others see of it. */
function ClosedNotepad() {
  return (
    <section className="flex items-center gap-2.5 rounded-card border border-line bg-paper p-5">
      {icon}
      <p>
        <span className="font-semibold">Notes.</span>{' '}
        <span className="text-ink-soft">Only who writes them sees them.</span>
      </p>
    </section>
  )
}

function OpenNotepad({ hint, stored }: { hint: string | undefined; stored: string }) {
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
      icon={icon}
      hint={<>{hint} Only you see them. They stay with you on the next pages.</>}
      longest={LONGEST_NOTE}
      rows={5}
      className="max-h-96 min-h-32 py-3"
      text={text}
      refusal={save.refusal}
    />
  )
}
