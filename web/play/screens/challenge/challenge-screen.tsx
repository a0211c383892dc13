import { Check, ChevronDown, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flagField } from '#case/rules/role-fields.ts'
import type { ChallengeView } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { entry, useEntryFocus } from '../../../base/ui/focus-and-press.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { type AskCard, cardsOf, openAfter } from './ask-cards.ts'
import { AskForm } from './ask-form.tsx'
import { ChallengeTeam, waitingText } from './challenge-team.tsx'
import { NoData } from './result-section.tsx'

interface PartCardProps {
  readonly part: AskCard
  readonly number: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A part of the challenge. Closed, it keeps what was typed in it. */
function PartCard({ part, number, isOpen, onToggle, children }: PartCardProps) {
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

/** What is asked on the way to the aircraft. */
export function ChallengeScreen(props: ScreenProps) {
  const { role, standing } = props
  const challenge = useView((view) => view.challenge)

  if (standing.kind === 'ahead' || standing.kind === 'elsewhere') return <TeamList ownRole={role} />
  return challenge ? <Challenge challenge={challenge} {...props} /> : <NoData />
}

function Challenge({ challenge, ...props }: ScreenProps & { challenge: ChallengeView }) {
  const { role } = props
  const parts = cardsOf(challenge.asks)
  // Not worked out anew: a part that others close stays open under one's hands.
  const [open, setOpen] = useState<string | null>(() => openAfter(parts, null))
  const isDone = challenge.done[flagField[role]]
  const waiting = waitingText(challenge.done)
  const end = useEntryFocus(String(isDone))
  useToldWhenDone(isDone)

  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      <PartsProgress parts={parts} about={challenge.about} />
      <div className="space-y-3">
        {parts.map((part, index) => (
          <PartCard
            key={part.id}
            part={part}
            number={index + 1}
            isOpen={part.id === open}
            onToggle={() => setOpen(part.id === open ? null : part.id)}
          >
            <AskForm asks={part.asks} isAllDone={isDone} onDone={() => setOpen(openAfter(parts, part.id))} />
          </PartCard>
        ))}
      </div>
      <div ref={end} className="flex flex-1 flex-col gap-5">
        {isDone && (
          <div className="space-y-3">
            <p
              tabIndex={-1}
              className="flex items-center gap-2 font-medium text-present leading-snug outline-none"
              {...entry}
            >
              <CircleCheck aria-hidden size={20} className="shrink-0" />
              {waiting
                ? 'You are done. The result opens when all three are.'
                : 'All three of you are done. The result is open.'}
            </p>
            <ChallengeTeam done={challenge.done} ownRole={role} />
          </div>
        )}
        <WayOn {...props} waitsFor={isDone ? waiting : `Answer ${allOf(parts.length)} to go on.`} />
      </div>
    </div>
  )
}

const counts = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const countOf = (count: number): string => `${counts[count] ?? count} ${count === 1 ? 'question' : 'questions'}`
const allOf = (count: number): string =>
  count === 1 ? 'it' : count === 2 ? 'both' : `all ${(counts[count] ?? String(count)).toLowerCase()}`

/** How far one is: a mark for each part. */
function PartsProgress({ parts, about }: { parts: readonly AskCard[]; about: string }) {
  const count = parts.filter(({ isDone }) => isDone).length
  return (
    <div>
      <p className="mb-2 flex justify-between gap-3 text-ink-soft leading-snug">
        <span>
          {countOf(parts.length)}, {about}.
        </span>
        <span className="shrink-0 tabular-nums">
          {count} of {parts.length}
          <span className="sr-only"> done</span>
        </span>
      </p>
      <div aria-hidden className="flex gap-1.5">
        {parts.map(({ id, isDone }) => (
          <span key={id} className={`h-1.5 flex-1 rounded-full ${isDone ? 'bg-(--role)' : 'bg-line'}`} />
        ))}
      </div>
    </div>
  )
}

/** Tells once that one's challenge is done: by one's last answer, or because the last one is no longer asked for. */
function useToldWhenDone(isDone: boolean): void {
  const { notify } = useSurroundings()
  const wasDone = useRef(isDone)

  useEffect(() => {
    if (isDone && !wasDone.current) notify(messages.statusStored)
    wasDone.current = isDone
  }, [isDone, notify])
}
