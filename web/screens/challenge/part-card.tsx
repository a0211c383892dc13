import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useEntryFocus } from '../../ui/entry-focus.ts'
import type { Part } from './challenge-parts.ts'

interface PartCardProps {
  readonly part: Part
  readonly number: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A part of the challenge. Closed, it keeps what was typed in it. */
export function PartCard({ part, number, isOpen, onToggle, children }: PartCardProps) {
  const id = useId()
  const body = useEntryFocus(String(isOpen))

  return (
    <section className={`rounded-card border bg-paper ${isOpen ? 'border-(--role) shadow-sheet' : 'border-line'}`}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3.5 rounded-card px-4 py-3 text-left transition-colors hover:bg-wash"
        >
          <Mark number={number} isDone={part.isDone} />
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block font-semibold text-lg">
              {part.title}
              {part.isDone && <span className="sr-only">, done</span>}
            </span>
            {!isOpen && <span className="block text-ink-soft text-sm tabular-nums">{part.state}</span>}
          </span>
          <ChevronDown
            aria-hidden
            size={20}
            className={`shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div ref={body} id={`${id}-body`} hidden={!isOpen} className="px-4 pt-1 pb-5">
        {children}
      </div>
    </section>
  )
}

function Mark({ number, isDone }: { number: number; isDone: boolean }) {
  const look = isDone ? 'bg-(--role) text-white' : 'bg-(--role-soft) text-(--role)'
  return (
    <span
      aria-hidden
      className={`flex size-9 shrink-0 items-center justify-center rounded-full font-semibold tabular-nums ${look}`}
    >
      {isDone ? <Check size={20} strokeWidth={3} /> : number}
    </span>
  )
}
