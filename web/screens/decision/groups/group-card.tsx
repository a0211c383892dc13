import { CircleCheck, Lock } from 'lucide-react'
import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { GroupView } from '#case/views/bedside/points.ts'
import { useCan } from '../../../live/surroundings.ts'
import { entry, useEntryFocus } from '../../../ui/entry-focus.ts'
import { DecidedGroup } from './decided-group.tsx'
import { adviceText, decidedText } from './group-advice.ts'
import { GroupOptions } from './group-options.tsx'
import { OpenGroup } from './open-group.tsx'

interface GroupCardProps {
  readonly point: number
  readonly group: GroupView
  readonly role: RoleId
  /** Not when looking back. */
  readonly isHere: boolean
}

/** One group of decisions: open, decided, or waiting for the others. */
export function GroupCard({ point, group, role, isHere }: GroupCardProps) {
  const id = useId()
  const isDecider = useCan('canDecide')
  const isDecided = group.decidedAt !== null
  const isOpen = group.isOpen && isHere
  // Who has just decided finds the decision; nobody else's focus moves.
  const container = useEntryFocus(isDecided && isDecider ? 'decided' : 'open')

  return (
    <fieldset
      disabled={!isOpen}
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line p-4 ${isOpen ? 'bg-paper shadow-sheet' : 'bg-wash'}`}
    >
      <div ref={container} className="space-y-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id={id} tabIndex={-1} className="font-semibold text-lg leading-snug" {...(isDecided && entry)}>
            {group.name}
          </h2>
          <p role="status" className="grow text-right text-ink-soft text-sm">
            <span className="sr-only">{group.name}: </span>
            <GroupState group={group} />
          </p>
        </div>
        {isDecided && <DecidedGroup group={group} />}
        {isOpen && <OpenGroup point={point} group={group} role={role} />}
        {!isDecided && !isOpen && <ClosedGroup group={group} />}
      </div>
    </fieldset>
  )
}

function GroupState({ group }: { group: GroupView }) {
  if (group.decidedAt !== null) {
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-[#125c38]">
        <CircleCheck aria-hidden size={18} />
        Decided
        <span className="sr-only">: {decidedText(group)}</span>
      </span>
    )
  }
  if (group.isOpen) return adviceText(group)
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Lock aria-hidden size={16} />
      Opens last
    </span>
  )
}

function ClosedGroup({ group }: { group: GroupView }) {
  return (
    <>
      {!group.isOpen && (
        <p className="text-ink-soft leading-snug">It opens when the other groups are decided: leaving comes last.</p>
      )}
      <GroupOptions group={group} chosen={[]} onTap={() => {}} />
    </>
  )
}
