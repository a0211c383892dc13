import type { RoleId } from '#case/records/roles.ts'
import type { GroupView } from '#case/views/bedside/points.ts'
import { useCallPerson } from '../../attention/use-call-person.ts'
import { ConfirmAnswer } from '../../deciding/confirm-answer.tsx'
import { decider } from '../../deciding/decider.ts'
import { useLive } from '../../live/live-store.ts'
import { Callout } from '../../ui/callout.tsx'
import { entry } from '../../ui/entry-focus.ts'
import { advisersMissing, choicesOf, toSwitch, withTap } from './group-advice.ts'
import { GroupOptions } from './group-options.tsx'
import { hintText, noProcedure } from './group-texts.ts'
import { dropPick, pick, pickKey, usePick } from './picks.ts'
import { useAskGroup } from './use-ask-group.ts'

/** A group that is open: RT and RN advise, and may change it; the Provider decides. */
export function OpenGroup({ point, group, role }: { point: number; group: GroupView; role: RoleId }) {
  const { name } = group
  const run = useLive(({ held }) => held?.run ?? 0)
  const key = pickKey(run, role, point, name)
  const { ask, isSending, refusal } = useAskGroup(point, name, () => dropPick(key))
  const picked = usePick(key)

  const isDecider = role === decider
  useCallPerson(isDecider && advisersMissing(group).length === 0 ? `RT and RN have advised: ${name}` : null)
  const isProcedure = name === 'Procedure'
  const own = isDecider ? [] : choicesOf(group, role)
  const chosen = picked ?? own
  const changes = isDecider ? chosen : toSwitch(own, chosen)
  const isNothing = isDecider ? chosen.length === 0 && !isProcedure : changes.length === 0

  function confirm() {
    const [first] = chosen
    if (isDecider)
      ask([{ kind: 'decide-group', point, group: name, choice: isProcedure ? [...chosen] : (first ?? '') }])
    // A procedure is advised one by one; of any other group the last choice stands.
    else if (isProcedure) ask(changes.map((option) => ({ kind: 'choose-option', point, group: name, option })))
    else if (first) ask([{ kind: 'choose-option', point, group: name, option: first }])
  }

  return (
    <div className="space-y-3">
      <GroupOptions group={group} chosen={chosen} onTap={(slug) => pick(key, withTap(group, chosen, slug))} />
      <ConfirmAnswer
        isOff={isNothing || isSending}
        missing={isDecider ? advisersMissing(group) : []}
        doubt={isDecider && isProcedure && chosen.length === 0 ? noProcedure : null}
        onConfirm={confirm}
      />
      <p tabIndex={-1} className="text-center text-ink-soft text-sm" {...entry}>
        {hintText({ isDecider, isProcedure, own, chosen, isChanged: changes.length > 0 })}
      </p>
      <div role="alert" className="contents">
        {refusal && <Callout look="alarm">{refusal}</Callout>}
      </div>
    </div>
  )
}
