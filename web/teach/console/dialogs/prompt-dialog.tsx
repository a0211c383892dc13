import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { LONGEST_SPOKEN } from '#case/rules/readable-text.ts'
import type { GuideView } from '#case/views/console/guides.ts'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { type Address, useEducatorCommand } from '../connection/use-educator-command.ts'
import { FORM, SeatChoice, SendRow, WordsField } from './dialog-parts.tsx'
import { useKeptWords } from './use-kept-words.ts'

interface PromptDialogProps {
  readonly address: Address
  readonly guides: readonly GuideView[]
  /** Whom it is meant for at first. */
  readonly first?: RoleId | null
  readonly onClose: () => void
}

/** Helps the team along: with one of the story's sentences for this step, or one's own. */
export function PromptDialog({ address, guides, first = null, onClose }: PromptDialogProps) {
  const [to, setTo] = useState(first)
  const [text, enter] = useKeptWords('prompt')
  const { send, isBusy, problem } = useEducatorCommand(address)
  const prompts = promptsFor(guides, to)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await send({ kind: 'speak', as: 'educator', to, text: text.trim(), isPrompt: true }))) return
    enter('')
    onClose()
  }

  return (
    <Dialog title="Prompt" onClose={onClose}>
      <form onSubmit={submit} className={FORM}>
        <SeatChoice to={to} onChoose={setTo} />
        {prompts.length > 0 && (
          <div>
            <h3 className="font-medium" id="prompts">
              For this step, from gentle to plain
            </h3>
            <ul aria-labelledby="prompts" className="mt-1.5 space-y-2">
              {prompts.map((prompt) => (
                <li key={prompt}>
                  <button
                    type="button"
                    aria-pressed={prompt === text}
                    onClick={() => enter(prompt)}
                    className="min-h-11 w-full rounded-xl border border-line-strong bg-paper px-3.5 py-2 text-left leading-snug hover:bg-wash aria-pressed:border-action aria-pressed:bg-surface aria-pressed:ring-1 aria-pressed:ring-action"
                  >
                    {prompt}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <WordsField label="What they will read" text={text} longest={LONGEST_SPOKEN} onEnter={enter} />
        <SendRow problem={problem} isOff={isBusy || text.trim() === ''}>
          <SendHorizontal aria-hidden size={18} /> Prompt
        </SendRow>
      </form>
    </Dialog>
  )
}

/** Of one seat, or of all, each once. */
function promptsFor(guides: readonly GuideView[], to: RoleId | null): string[] {
  const meant = guides.filter(({ roleIds }) => to === null || roleIds.includes(to))
  return [...new Set(meant.flatMap(({ prompts }) => prompts))]
}
