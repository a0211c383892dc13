import { Minus, Plus, Undo2 } from 'lucide-react'
import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react'
import { LONGEST_FLAG } from '#case/rules/readable-text.ts'
import type { FlagView } from '#case/views/console/console.ts'
import { IconButton } from '../../../base/ui/button.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { clockText } from '../../../base/ui/number-text.ts'
import { SignMark } from '../../../base/ui/sign-mark.tsx'
import { useKeptWords } from '../dialogs/use-kept-words.ts'

interface ChecklistRowProps {
  readonly text: string
  readonly marks: readonly MarkView[]
  readonly isOff: boolean
  readonly onMark: (sign: 1 | -1) => void
  /** Under the text. */
  readonly children?: ReactNode
  /** Under the row. */
  readonly below?: ReactNode
}

/** Something to watch for, with its two buttons, each of which says how often it was pressed. */
export function ChecklistRow({ text, marks, isOff, onMark, children, below }: ChecklistRowProps) {
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 leading-snug">
          <p>{text}</p>
          {children}
        </div>
        {([1, -1] as const).map((sign) => (
          <SignButton
            key={sign}
            sign={sign}
            of={text}
            count={marks.filter((mark) => mark.sign === sign).length}
            isOff={isOff}
            onPress={() => onMark(sign)}
          />
        ))}
      </div>
      {below}
    </li>
  )
}

interface SignButtonProps {
  readonly sign: 1 | -1
  readonly of: string
  readonly count: number
  readonly isOff: boolean
  readonly onPress: () => void
}

const signs = {
  1: { Icon: Plus, name: 'Well done', marked: 'border-present! bg-[#eef7f1]! text-[#12633c]!' },
  [-1]: { Icon: Minus, name: 'To talk about', marked: 'border-away! bg-away-soft! text-[#5f3f00]!' },
} as const

function SignButton({ sign, of, count, isOff, onPress }: SignButtonProps) {
  const { Icon, name, marked } = signs[sign]
  return (
    <button
      type="button"
      {...(sign === 1 && entry)}
      aria-label={`${name}: ${of}${count > 0 ? `, ${count} so far` : ''}`}
      title={name}
      disabled={isOff}
      onClick={onPress}
      className={`inline-flex min-h-11 min-w-12 shrink-0 items-center justify-center gap-1 rounded-xl border border-line-strong bg-paper px-2 font-semibold text-ink-soft tabular-nums hover:bg-wash disabled:opacity-40 ${count > 0 ? marked : ''}`}
    >
      <Icon aria-hidden size={18} strokeWidth={2.75} />
      {count > 0 && count}
    </button>
  )
}

interface LastMarkProps {
  readonly mark: MarkView
  readonly of: string
  readonly startedAt: number | null
  readonly isOff: boolean
  /** Whether it was written. */
  readonly onWrite: (text: string) => Promise<boolean>
  readonly onTakeBack: () => void
}

/** The newest mark of the row in hand: when it was, a word to it, and the way back. */
export function LastMark({ mark, of, startedAt, isOff, onWrite, onTakeBack }: LastMarkProps) {
  const { id, at, sign, text } = mark
  const [kept, enter] = useKeptWords(`mark ${id} ${at}`)
  const [isTouched, touch] = useState(kept !== '')
  const words = isTouched ? kept : text

  async function write() {
    if (words.trim() === text || !(await onWrite(words.trim()))) return
    enter('')
    touch(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void write()
  }
  // Who goes on to the next row has said what they had to say.
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) void write()
  }

  return (
    <form onSubmit={submit} onBlur={leave} className="mt-1 flex items-center gap-2 rounded-xl bg-surface pl-2.5">
      <SignMark sign={sign} />
      <p className="shrink-0 text-ink-soft text-sm tabular-nums">
        <span className="sr-only">{sign === 1 ? 'Well done' : 'To talk about'} at </span>
        {clockText(at - (startedAt ?? at))}
      </p>
      <input
        aria-label={`A word to it: ${of}`}
        placeholder="A word, if you like"
        value={words}
        maxLength={LONGEST_FLAG}
        disabled={isOff}
        enterKeyHint="done"
        onChange={({ target }) => {
          touch(true)
          enter(target.value)
        }}
        className="min-h-11 min-w-0 flex-1 rounded-lg border border-transparent bg-transparent px-2 text-base placeholder:text-ink-soft hover:border-line-strong focus:border-line-strong focus:bg-paper"
      />
      <IconButton label={`Take back: ${of}`} disabled={isOff} onClick={onTakeBack}>
        <Undo2 aria-hidden size={18} />
      </IconButton>
    </form>
  )
}

/** A flag that says what it is about, with a plus or a minus. */
interface MarkView extends FlagView {
  readonly about: string
  readonly sign: 1 | -1
}

const isMark = (flag: FlagView): flag is MarkView => flag.about !== null && flag.sign !== null

/** What was marked on the checklist, in the order it was. */
export const marksIn = (flags: readonly FlagView[]): MarkView[] =>
  flags.filter(isMark).toSorted((one, other) => Number(one.id) - Number(other.id))

export const marksOn = (marks: readonly MarkView[], slug: string): readonly MarkView[] =>
  marks.filter(({ about }) => about === slug)

/** The last press on a row. */
export interface Press {
  readonly slug: string
  readonly sign: 1 | -1
  /** So many marks of one's own the row has once it is answered; 0: it is. */
  readonly awaited: number
}

/**
 * The mark to put a word to, or to take back: of one's own the newest in the row last pressed, else the newest of all. Null
 * while a press is on its way: what is typed then would go to the mark before.
 */
export function markInHand(own: readonly MarkView[], press: Press | null): MarkView | null {
  const row = press ? marksOn(own, press.slug) : []
  if (press && row.length < press.awaited) return null
  return row.at(-1) ?? own.at(-1) ?? null
}

/** What is told of a row after a press on it, to who listens. */
export function saidOf(marks: readonly MarkView[], pressed: string): string {
  const own = marksOn(marks, pressed)
  const last = own.at(-1)
  return last ? `${last.sentence} ${own.length} ${own.length === 1 ? 'mark' : 'marks'}.` : 'No mark.'
}
