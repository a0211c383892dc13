import type { Request } from '#case/commands.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { GroupName } from '#case/story/decision-story.ts'
import type { GroupView } from '#case/views/bedside/points.ts'
import { messages } from '#content/texts/messages.ts'
import { useCallPerson } from '../../../attention/use-call-person.ts'
import { ConfirmAnswer } from '../../../deciding/confirm-answer.tsx'
import { useCan, useLive, useSurroundings } from '../../../live/surroundings.ts'
import { useRefusal } from '../../../live/use-command.ts'
import { useDraft } from '../../../live/use-draft.ts'
import { Callout } from '../../../ui/callout.tsx'
import { entry } from '../../../ui/entry-focus.ts'
import { advisersMissing, choicesOf, hintText, noProcedure, toSwitch, withTap } from './group-advice.ts'
import { GroupOptions } from './group-options.tsx'

/** A group that is open: RT and RN advise, and may change it; the Provider decides. */
export function OpenGroup({ point, group, role }: { point: number; group: GroupView; role: RoleId }) {
  const { name } = group
  const [{ chosen: picked }, enter] = useDraft(`point ${point} ${name}`)
  const { ask, isSending, refusal } = useAskGroup(name, () => enter({}))

  const isDecider = useCan('canDecide')
  useCallPerson(isDecider && advisersMissing(group).length === 0 ? `RT and RN have advised: ${name}` : null)
  const isProcedure = name === 'Procedure'
  const own = isDecider ? [] : choicesOf(group, role)
  const chosen = picked === undefined ? own : picked.split(' ').filter(Boolean)
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
      <GroupOptions
        group={group}
        chosen={chosen}
        onTap={(slug) => enter({ chosen: withTap(group, chosen, slug).join(' ') })}
      />
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

type GroupRequest = Extract<Request, { kind: 'choose-option' | 'decide-group' }>

/** Sends advice or a decision, in one request or several. By the time of the answer the page may have gone along. */
function useAskGroup(group: GroupName, onStored: () => void) {
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
