import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flagField } from '#case/rules/role-fields.ts'
import type { ChallengeView } from '#case/views/challenge/challenge.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings, useView } from '../../live/surroundings.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { entry, useEntryFocus } from '../../ui/entry-focus.ts'
import { openAfter, type Part, type PartId, partsOf } from './challenge-parts.ts'
import { ChallengeTeam, waitingText } from './challenge-team.tsx'
import { ChoosePart } from './choose-part.tsx'
import { IndexPart } from './index-part.tsx'
import { NoData } from './no-data.tsx'
import { OwnPart } from './own-part.tsx'
import { PartCard } from './part-card.tsx'
import { SuggestPart } from './suggest-part.tsx'

/** On the way to the aircraft: the index, the oscillator, and a question of one's own. */
export function ChallengeScreen(props: ScreenProps) {
  const { role, standing } = props
  const challenge = useView((view) => view.challenge)

  if (standing.kind === 'ahead' || standing.kind === 'elsewhere') return <TeamList ownRole={role} />
  return challenge ? <Challenge challenge={challenge} {...props} /> : <NoData />
}

function Challenge({ challenge, ...props }: ScreenProps & { challenge: ChallengeView }) {
  const { role } = props
  const parts = partsOf(challenge)
  // Not worked out anew: a part that others close stays open under one's hands.
  const [open, setOpen] = useState<PartId | null>(() => openAfter(parts, null))
  const isDone = challenge.done[flagField[role]]
  const waiting = waitingText(challenge.done)
  const end = useEntryFocus(String(isDone))
  useToldWhenDone(isDone)

  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      <PartsProgress parts={parts} />
      <div className="space-y-3">
        {parts.map((part, index) => (
          <PartCard
            key={part.id}
            part={part}
            number={index + 1}
            isOpen={part.id === open}
            onToggle={() => setOpen(part.id === open ? null : part.id)}
          >
            <PartBody
              id={part.id}
              challenge={challenge}
              isAllDone={isDone}
              onDone={() => setOpen(openAfter(parts, part.id))}
            />
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
        <WayOn {...props} waitsFor={isDone ? waiting : 'Answer all three to go on.'} />
      </div>
    </div>
  )
}

interface PartBodyProps {
  readonly id: PartId
  readonly challenge: ChallengeView
  readonly isAllDone: boolean
  readonly onDone: () => void
}

function PartBody({ id, challenge, isAllDone, onDone }: PartBodyProps) {
  const { index, suggest, choose, own } = challenge
  if (id === 'index') return <IndexPart index={index} onDone={onDone} />
  if (id === 'own') return <OwnPart own={own} onDone={onDone} />
  if (choose) return <ChoosePart choose={choose} onDone={onDone} />
  return suggest && <SuggestPart suggest={suggest} isAllDone={isAllDone} onDone={onDone} />
}

/** How far one is: a mark for each part. */
function PartsProgress({ parts }: { parts: readonly Part[] }) {
  const count = parts.filter(({ isDone }) => isDone).length
  return (
    <div>
      <p className="mb-2 flex justify-between gap-3 text-ink-soft leading-snug">
        <span>Three questions, with what was said on the phone.</span>
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
