import { Minus, Plus, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { HandView } from '#case/views/console/hands.ts'
import { Button, IconButton } from '../../../base/ui/button.tsx'
import type { EducatorRequest } from '../connection/use-educator-command.ts'
import { ChoiceRow } from '../dialogs/dialog-parts.tsx'

const times = [
  { value: 0, name: 'At once' },
  { value: 20, name: '20 s' },
  { value: 60, name: '1 min' },
  { value: 180, name: '3 min' },
] as const

interface HandPanelProps {
  /** Null: nothing can be set yet. */
  readonly hands: readonly HandView[] | null
  readonly isOff: boolean
  readonly onSend: (request: EducatorRequest) => void
}

/** Any vital sign up or down, at once or over a time, and back to the story. */
export function HandPanel({ hands, isOff, onSend }: HandPanelProps) {
  const [overS, take] = useState<number>(20)
  if (!hands) return <p className="p-4 text-ink-soft leading-snug">It can be set once the team is at the bedside.</p>
  const isHeld = hands.some((one) => one.isHeld)
  return (
    <div className="space-y-3 p-3">
      <ChoiceRow legend="It goes there" choices={times} chosen={overS} onChoose={take} />
      <ul className="space-y-1.5">
        {hands.map((hand) => (
          <HandRow
            key={hand.sign}
            hand={hand}
            isOff={isOff}
            onSet={(value) => onSend({ kind: 'lay-hand', sign: hand.sign, value, overS })}
            onLetGo={() => onSend({ kind: 'let-go', sign: hand.sign })}
          />
        ))}
      </ul>
      <Button look="quiet" className="w-full" disabled={isOff || !isHeld} onClick={() => onSend({ kind: 'let-go' })}>
        <Undo2 aria-hidden size={18} /> Back to the story
      </Button>
      <p className="text-ink-soft text-sm leading-snug">
        What is set stands in the log and in the report. Texts, points and what comes next stay the story’s.
      </p>
    </div>
  )
}

interface HandRowProps {
  readonly hand: HandView
  readonly isOff: boolean
  readonly onSet: (value: number) => void
  readonly onLetGo: () => void
}

/** Digits that the step leaves. */
const asShown = ({ step }: HandView, value: number): string => value.toFixed(step < 1 ? 1 : 0)

function HandRow({ hand, isOff, onSet, onLetGo }: HandRowProps) {
  const { name, unit, from, to, step, story, goesTo, isHeld } = hand
  const id = useId()
  const shown = asShown(hand, goesTo)
  // Null: nobody is typing. Where it goes may change elsewhere: what is being typed stays, and it alone is sent.
  const [typed, type] = useState<string | null>(null)

  function set(value: number) {
    const within = Math.min(to, Math.max(from, Math.round(value * 10) / 10))
    if (Number.isFinite(within) && asShown(hand, within) !== shown) onSet(within)
  }
  function setTyped() {
    if (typed !== null && typed !== '') set(Number(typed))
    type(null)
  }

  return (
    <li className="flex items-center gap-x-1">
      <label htmlFor={id} className="min-w-0 flex-1 leading-tight">
        <span className="font-medium">{name}</span>
        <span className="block text-ink-soft text-sm">
          {isHeld ? `the story: ${asShown(hand, story)} ${unit}` : unit}
        </span>
      </label>
      <IconButton label={`${name} down`} disabled={isOff} onClick={() => set(goesTo - step)}>
        <Minus aria-hidden size={20} />
      </IconButton>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={from}
        max={to}
        step={step}
        value={typed ?? shown}
        disabled={isOff}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && setTyped()}
        onBlur={setTyped}
        className={`min-h-11 w-18 rounded-xl border px-2 text-center text-base tabular-nums ${isHeld ? 'border-action bg-surface font-semibold' : 'border-line-strong bg-paper'}`}
      />
      <IconButton label={`${name} up`} disabled={isOff} onClick={() => set(goesTo + step)}>
        <Plus aria-hidden size={20} />
      </IconButton>
      <IconButton
        label={`${name} back to the story`}
        disabled={isOff || !isHeld}
        onClick={onLetGo}
        className={isHeld ? '' : 'invisible'}
      >
        <Undo2 aria-hidden size={18} />
      </IconButton>
    </li>
  )
}
