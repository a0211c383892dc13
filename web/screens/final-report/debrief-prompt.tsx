import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { LONGEST_DEBRIEF_NOTE } from '#case/rules/readable-text.ts'
import type { WrittenPhase } from '#case/rules/written-phases.ts'
import { SavedState } from '../../live/saved-state.tsx'
import { useLive } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { useKeptText } from '../../live/use-kept-text.ts'
import { RoleName, RoleTag } from '../../roles/role-tag.tsx'

type Prompt = WrittenPhase['prompts'][number]

/** A question of the debrief: one's own words to write, the others' to read. */
export function DebriefPrompt({ prompt: { slug, text, notes }, role }: { prompt: Prompt; role: RoleId }) {
  const id = useId()
  const own = notes.find(({ roleId }) => roleId === role)?.text ?? ''
  const { shown, isUnsaved, isSending, refusal, ...field } = useDebriefNote(slug, own)

  return (
    <div className="break-inside-avoid">
      <label htmlFor={id} className="block font-medium leading-snug">
        {text}
      </label>
      <textarea
        {...field}
        id={id}
        value={shown}
        maxLength={LONGEST_DEBRIEF_NOTE}
        rows={2}
        className="field-sizing-content mt-2 block max-h-96 min-h-17 w-full resize-y rounded-xl border border-line-strong bg-paper px-3.5 py-2.5 text-base leading-relaxed print:hidden"
      />
      <SavedState
        isUnsaved={isUnsaved}
        isSending={isSending}
        isEmpty={shown === ''}
        className="h-6 text-right print:hidden"
      />
      <div role="alert">{refusal && <p className="text-alarm text-sm">{refusal}</p>}</div>
      <ul className="space-y-2 empty:hidden print:space-y-0.5">
        {notes.map((note) => (
          <Note key={note.roleId} role={note.roleId} text={note.text} isOnPaperOnly={note.roleId === role} />
        ))}
      </ul>
      {notes.length === 0 && (
        <div aria-hidden className="hidden h-4 border-line-strong border-b border-dotted print:block" />
      )}
    </div>
  )
}

/** One's own is in the field already; on paper there is no field. */
function Note({ role, text, isOnPaperOnly }: { role: RoleId; text: string; isOnPaperOnly: boolean }) {
  return (
    <li
      className={`items-start gap-2.5 leading-relaxed print:gap-1.5 print:leading-snug ${isOnPaperOnly ? 'hidden print:flex' : 'flex'}`}
    >
      <span className="print:hidden">
        <RoleTag role={role} />
      </span>
      <span className="hidden print:inline">
        <RoleName role={role} />
      </span>
      <span className="min-w-0 flex-1 whitespace-pre-wrap break-words pt-px print:pt-0">{text}</span>
    </li>
  )
}

/** One's own words to a prompt. `stored` is what the team has of them. */
function useDebriefNote(prompt: string, stored: string) {
  const save = useCommand('write-debrief')
  const waiting = useLive(({ outbox }) =>
    outbox.findLast(({ request }) => request.kind === 'write-debrief' && request.prompt === prompt),
  )?.request
  const note = useKeptText({
    stored,
    onItsWay: waiting?.kind === 'write-debrief' ? waiting.text : null,
    refusal: save.refusal,
    send: (text) => save.send({ prompt, text }),
  })
  return { ...note, refusal: save.refusal }
}
