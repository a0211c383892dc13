import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { entry } from '../../../ui/entry-focus.ts'
import type { MarkView } from './marks.ts'

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
