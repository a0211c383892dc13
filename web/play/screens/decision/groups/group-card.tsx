import { CircleCheck, Lock } from 'lucide-react'
import { useId } from 'react'
import type { Request } from '#case/commands.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { GroupView } from '#case/views/bedside/points.ts'
import { messages } from '#content/texts/messages.ts'
import { useCan, useLive, useSurroundings } from '../../../../base/live/surroundings.ts'
import { useRefusal } from '../../../../base/live/use-command.ts'
import { useDraft } from '../../../../base/live/use-draft.ts'
import { RoleAvatar } from '../../../../base/roles/role-avatar.tsx'
import { roles } from '../../../../base/roles/roles.ts'
import { Callout } from '../../../../base/ui/callout.tsx'
import { Disclosure } from '../../../../base/ui/disclosure.tsx'
import { entry, useEntryFocus } from '../../../../base/ui/focus-and-press.ts'
import { pointsText } from '../../../../base/ui/number-text.ts'
import { useCallPerson } from '../../../../hands/attention/call-person.ts'
import { ConfirmAnswer } from '../../../../hands/deciding/confirm-answer.tsx'
import { advisers, decider } from '../../../../hands/deciding/decider.ts'
import { ChosenBy } from '../../../../hands/deciding/radio-option.tsx'
import {
  adviceText,
  advisersMissing,
  advisersOf,
  choicesOf,
  decidedText,
  GroupOptions,
  haveAdvised,
  hintText,
  noneChosen,
  optionsOf,
  rolesBehind,
  toSwitch,
  withTap,
} from './group-options.tsx'

/** A group that is open: RT and RN advise, and may change it; the Provider decides. */
function OpenGroup({ point, group, role }: { point: string; group: GroupView; role: RoleId }) {
  const { name, several = false } = group
  const [{ chosen: picked }, enter] = useDraft(`point ${point} ${name}`)
  const { ask, isSending, refusal } = useAskGroup(name, () => enter({}))

  const isDecider = useCan('canDecide')
  const asked = advisersOf(group)
  const isHeard = asked.length > 0 && advisersMissing(group).length === 0
  useCallPerson(isDecider && isHeard ? `${haveAdvised(asked)}: ${name}` : null)
  const own = isDecider ? [] : choicesOf(group, role)
  const chosen = picked === undefined ? own : picked.split(' ').filter(Boolean)
  const changes = isDecider ? chosen : toSwitch(own, chosen)
  const isNothing = isDecider ? chosen.length === 0 && !several : changes.length === 0

  function confirm() {
    const [first] = chosen
    if (isDecider) ask([{ kind: 'decide-group', point, group: name, choice: several ? [...chosen] : (first ?? '') }])
    // Several are advised one by one; of any other group the last choice stands.
    else if (several) ask(changes.map((option) => ({ kind: 'choose-option', point, group: name, option })))
    else if (first) ask([{ kind: 'choose-option', point, group: name, option: first }])
  }

  return (
    <div className="space-y-3">
      <GroupOptions
        group={group}
        chosen={chosen}
        onTap={(slug) => enter({ chosen: withTap(group, chosen, slug).join(' ') })}
      />
      <ConfirmAnswer
        isOff={isNothing || isSending}
        missing={isDecider ? advisersMissing(group) : []}
        doubt={isDecider && several && chosen.length === 0 ? noneChosen(group) : null}
        onConfirm={confirm}
      />
      <p tabIndex={-1} className="text-center text-ink-soft text-sm" {...entry}>
        {hintText({ isDecider, several, own, chosen, isChanged: changes.length > 0 })}
      </p>
      <div role="alert" className="contents">
        {refusal && <Callout look="alarm">{refusal}</Callout>}
      </div>
    </div>
  )
}

type GroupRequest = Extract<Request, { kind: 'choose-option' | 'decide-group' }>

/** Sends advice or a decision, in one request or several. By the time of the answer the page may have gone along. */
function useAskGroup(group: string, onStored: () => void) {
  const { post, notify } = useSurroundings()
  const { refusal, setRefusal, isShown } = useRefusal()
  const isSending = useLive(({ outbox }) => outbox.some(({ request }) => 'group' in request && request.group === group))

  function ask(requests: readonly GroupRequest[]) {
    setRefusal(null)
    for (const request of requests) {
      post(request, (answer) => {
        if (request !== requests.at(-1)) return true
        if (answer.ok) {
          onStored()
          notify(messages.answerStored)
          return true
        }
        if (!isShown.current) return false
        setRefusal(answer.message)
        return true
      })
    }
  }

  return { ask, isSending, refusal }
}

/** A decided group: the decision, and beside it what was advised. */
function DecidedGroup({ group }: { group: GroupView }) {
  return (
    <div className="space-y-3">
      <ul className="space-y-2">
        {([decider, ...advisers] as const).map((role) => (
          <Said key={role} group={group} role={role} />
        ))}
      </ul>
      <GroupVerdicts group={group} />
    </div>
  )
}

function Said({ group, role }: { group: GroupView; role: RoleId }) {
  const isSilent = role !== decider && choicesOf(group, role).length === 0
  const isOrdered = role === decider && group.inHands === true
  const names = optionsOf(group, role).map(({ name }) => name)
  return (
    <li className="flex items-start gap-2.5">
      <RoleAvatar role={role} size="tiny" isEmpty={isSilent} />
      <p className="w-17 shrink-0 leading-6">{roles[role].label}</p>
      <p className={`min-w-0 flex-1 leading-6 ${role === decider ? 'font-semibold' : 'text-ink-soft'}`}>
        <span className="sr-only">{role === decider ? 'decided: ' : 'advised: '}</span>
        {isSilent && 'No advice'}
        {!isSilent && names.length === 0 && !isOrdered && 'No procedure'}
        {isOrdered && <span className="block font-normal">Ordered: you see it when it is done</span>}
        {names.map((name) => (
          <span key={name} className="block">
            {name}
          </span>
        ))}
      </p>
    </li>
  )
}

/** What every option was worth, and why. Nothing before the point's last group is decided. */
function GroupVerdicts({ group }: { group: GroupView }) {
  const told = group.options.filter(({ why }) => why !== null)
  if (told.length === 0) return null
  return (
    <Disclosure title={told.some(({ score }) => score !== null) ? 'Points and reasons' : 'Reasons'}>
      <ul className="space-y-5">
        {told.map(({ slug, name, score, why }) => (
          <li key={slug} className="space-y-1.5">
            <div className="flex items-start justify-between gap-3">
              <h3 className="font-medium leading-snug">{name}</h3>
              {score !== null && (
                <p className="shrink-0 font-semibold text-ink-soft tabular-nums">{pointsText(score)}</p>
              )}
            </div>
            <p className="text-ink-soft leading-relaxed">{why}</p>
            <div className="flex">
              <ChosenBy id={`${group.name}-${slug}-verdict`} roles={rolesBehind(group, slug)} />
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

interface GroupCardProps {
  readonly point: string
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
        <p className="text-ink-soft leading-snug">It opens when the other groups are decided: this one comes last.</p>
      )}
      <GroupOptions group={group} chosen={[]} onTap={() => {}} />
    </>
  )
}
