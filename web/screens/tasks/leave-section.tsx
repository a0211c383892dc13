import { CircleCheck } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { TasksView } from '#case/views/preparation/tasks.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings, useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { entry, useEntryFocus } from '../../ui/entry-focus.ts'

/** The flag of each role, as the record names it. */
const flags = ['Provider', 'Therapist', 'Nurse'] as const satisfies { [R in RoleId]: string }

const inWords = new Intl.ListFormat('en')

/** Ready to leave, once all own tasks are done; then the way on. */
export function LeaveSection({ tasks, ...props }: ScreenProps & { tasks: TasksView['tasks'] }) {
  const leave = useView((view) => view.leave)
  const { notify } = useSurroundings()
  const ready = useCommand('ready-to-leave', () => notify(messages.statusStored))
  const isReady = leave?.[flags[props.role]] ?? false
  const container = useEntryFocus(String(isReady))
  const open = tasks.filter(({ taskStatus }) => taskStatus !== 'done')

  if (isReady) {
    return (
      <div ref={container} className="mt-auto">
        <WayOn {...props}>
          <p
            tabIndex={-1}
            {...entry}
            className="flex outline-none items-center justify-center gap-2 font-medium text-present"
          >
            <CircleCheck aria-hidden size={20} />
            You are ready to leave.
          </p>
        </WayOn>
      </div>
    )
  }
  if (props.standing.kind !== 'here') return null
  return (
    <div ref={container} className="mt-auto space-y-3 pt-2">
      <div role="alert">{ready.refusal && <Callout look="alarm">{ready.refusal}</Callout>}</div>
      {open.length > 0 && (
        <p className="text-balance text-center text-ink-soft leading-snug">
          Finish your tasks first. {inWords.format(open.map(({ taskName }) => taskName))}{' '}
          {open.length > 1 ? 'are' : 'is'} still open.
        </p>
      )}
      <Button
        className="min-h-14 w-full text-lg"
        disabled={open.length > 0 || ready.isSending}
        onClick={() => ready.send({})}
      >
        Ready to leave
      </Button>
    </div>
  )
}
