import { Check, Flag, SendHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import { LONGEST_FLAG, LONGEST_SPOKEN } from '#case/rules/readable-text.ts'
import type { LogLine } from '#case/views/console/console-messages.ts'
import type { GuideView } from '#case/views/console/guides.ts'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { type Address, useEducatorCommand } from '../connection/use-educator-command.ts'
import { ChoiceRow, FORM, SeatChoice, SendRow, WordsField } from './dialog-parts.tsx'
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

const choices = [
  { value: 1, name: 'Well done' },
  { value: -1, name: 'To talk about' },
  { value: null, name: 'Just a mark' },
] as const

interface FlagDialogProps {
  readonly address: Address
  /** Null: on this moment. */
  readonly line: LogLine | null
  readonly onClose: () => void
}

/** Marks a line of the log, or this moment, for the talk afterwards. */
export function FlagDialog({ address, line, onClose }: FlagDialogProps) {
  const [text, enter] = useKeptWords('flag')
  const [said, say] = useKeptWords('flag-sign')
  const sign = choices.find(({ name }) => name === said)?.value ?? null
  const { send, isBusy, problem } = useEducatorCommand(address)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await send({ kind: 'flag', text: text.trim(), version: line?.version ?? null, sign, about: null }))) return
    enter('')
    say('')
    onClose()
  }

  return (
    <Dialog title={line ? 'Flag this line' : 'Flag this moment'} onClose={onClose}>
      <form onSubmit={submit} className={FORM}>
        {line && <p className="rounded-xl bg-surface px-3.5 py-2.5 leading-snug">{line.text}</p>}
        <ChoiceRow
          legend="It is"
          choices={choices}
          chosen={sign}
          onChoose={(chosen) => say(choices.find(({ value }) => value === chosen)?.name ?? '')}
        />
        <WordsField
          label="A few words for the debriefing, if you like"
          text={text}
          longest={LONGEST_FLAG}
          onEnter={enter}
        />
        <SendRow problem={problem} isOff={isBusy}>
          <Flag aria-hidden size={18} /> Flag
        </SendRow>
      </form>
    </Dialog>
  )
}

const judgements = [
  { value: true, name: 'Met' },
  { value: false, name: 'Not met' },
  { value: null, name: 'As counted' },
] as const

type JudgeDialogProps = Pick<PromptDialogProps, 'address' | 'onClose'> & { readonly objective: ObjectiveReport }

/** Says whether an objective was met, by who was there, against what can be counted. */
export function JudgeDialog({ address, objective, onClose }: JudgeDialogProps) {
  const { slug, text, counts, found, educator } = objective
  const [isMet, choose] = useState<boolean | null>(educator ? educator.isMet : !objective.isMet)
  const [kept, enter] = useKeptWords(`judge-${slug}`)
  const [isTouched, touch] = useState(kept !== '')
  const word = isTouched ? kept : (educator?.word ?? '')
  const { send, isBusy, problem } = useEducatorCommand(address)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await send({ kind: 'judge-objective', objective: slug, isMet, word: isMet === null ? '' : word.trim() })))
      return
    enter('')
    onClose()
  }

  return (
    <Dialog title="What you say of it" onClose={onClose}>
      <form onSubmit={submit} className={FORM}>
        <div className="rounded-xl bg-surface px-3.5 py-2.5 leading-snug">
          <p className="font-semibold">{text}</p>
          <p className="mt-1 text-ink-soft text-sm">Counted: {counts}</p>
          <p className="mt-1 text-sm">{found.join(' ')}</p>
        </div>
        <ChoiceRow legend="You were there" choices={judgements} chosen={isMet} onChoose={choose} />
        {isMet !== null && (
          <WordsField
            label="Why, in a word. The team reads it."
            text={word}
            longest={LONGEST_FLAG}
            onEnter={(next) => {
              touch(true)
              enter(next)
            }}
          />
        )}
        <SendRow problem={problem} isOff={isBusy || (isMet !== null && word.trim() === '')}>
          <Check aria-hidden size={18} /> Save
        </SendRow>
      </form>
    </Dialog>
  )
}
