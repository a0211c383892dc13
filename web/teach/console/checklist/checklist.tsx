import { Circle, CircleCheck, CircleHelp } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import type { ConsoleView } from '#case/views/console/console.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { type Address, useEducatorCommand } from '../connection/use-educator-command.ts'
import { ChecklistRow, LastMark, markInHand, marksIn, marksOn, type Press, saidOf } from './checklist-row.tsx'

interface ChecklistProps {
  readonly address: Address
  /** Who marks. */
  readonly uid: string
  readonly view: Pick<ConsoleView, 'behaviours' | 'objectives' | 'flags' | 'startedAt'>
  readonly isOff: boolean
  /** To say of an objective whether it is met. */
  readonly onJudge: (objective: ConsoleView['objectives'][number]) => void
}

/** What to watch for: a press marks it as well done or to talk about, with the time. A word can follow, or it is taken back. */
export function Checklist({ address, uid, view, isOff, onJudge }: ChecklistProps) {
  const { send, problem } = useEducatorCommand(address)
  const marks = marksIn(view.flags)
  const { press, setPress, inHand, mark } = useMarking(
    marks.filter(({ by }) => by === uid),
    send,
  )

  const rowOf = ({ slug, text }: { readonly slug: string; readonly text: string }) => ({
    text,
    marks: marksOn(marks, slug),
    isOff,
    onMark: (sign: 1 | -1) => void mark(slug, sign),
    below: inHand?.about === slug && (
      <LastMark
        key={`${inHand.id} ${inHand.at}`}
        mark={inHand}
        of={text}
        startedAt={view.startedAt}
        isOff={isOff}
        onWrite={(words) => send({ kind: 'write-on-flag', flag: inHand.id, text: words })}
        onTakeBack={() => {
          setPress({ slug, sign: inHand.sign, awaited: 0 })
          void send({ kind: 'remove-flag', flag: inHand.id })
        }}
      />
    ),
  })

  return (
    <div className="space-y-4 px-4 pb-4">
      <p role="status" className="sr-only">
        {press && saidOf(marks, press.slug)}
      </p>
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      {view.behaviours.map(({ name, rows }) => (
        <Group key={name} name={name}>
          {rows.map((row) => (
            <ChecklistRow key={row.slug} {...rowOf(row)} />
          ))}
        </Group>
      ))}
      <Group name="Objectives">
        {view.objectives.map((objective) => (
          <ChecklistRow key={objective.slug} {...rowOf(objective)}>
            <ObjectiveState objective={objective} isOff={isOff} onJudge={() => onJudge(objective)} />
          </ChecklistRow>
        ))}
      </Group>
    </div>
  )
}

/** What was pressed last, and the mark that came of it. */
function useMarking(own: ReturnType<typeof marksIn>, send: ReturnType<typeof useEducatorCommand>['send']) {
  const [press, setPress] = useState<Press | null>(null)
  const inHand = markInHand(own, press)
  if (press && press.awaited > 0 && inHand?.about === press.slug) setPress({ ...press, awaited: 0 })

  async function mark(slug: string, sign: 1 | -1) {
    const isAwaited = press?.slug === slug && press.awaited > 0
    // Pressed twice by chance.
    if (isAwaited && press.sign === sign) return
    setPress({ slug, sign, awaited: (isAwaited ? press.awaited : marksOn(own, slug).length) + 1 })
    const isDone = await send({ kind: 'flag', text: '', version: null, sign, about: slug })
    if (!isDone) setPress({ slug, sign, awaited: 0 })
  }
  return { press, setPress, inHand, mark }
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <h3 className="pb-0.5 font-semibold text-ink-soft text-sm">{name}</h3>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
)

interface ObjectiveStateProps {
  readonly objective: ObjectiveReport
  readonly isOff: boolean
  readonly onJudge: () => void
}

/** Whether an objective is met so far, and by what. A press on it is the way to say so oneself. */
function ObjectiveState({ objective, isOff, onJudge }: ObjectiveStateProps) {
  const { text, educator, shownBy } = objective
  const [Icon, look, said] = stateOf(objective)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <button
        type="button"
        aria-label={`${said}. Say whether it is met: ${text}`}
        disabled={isOff}
        onClick={onJudge}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-action disabled:opacity-40"
      >
        <Icon aria-hidden size={16} className={`shrink-0 ${look}`} />
        {said}
      </button>
      <span className="wrap-anywhere">{educator ? `You: ${educator.word}` : shownBy}</span>
    </p>
  )
}

function stateOf({ isMet, shown, educator }: ObjectiveReport) {
  if (isMet) return [CircleCheck, 'text-present', 'Met'] as const
  if (educator || shown === 'missed') return [Circle, 'text-away', 'Not met'] as const
  return [CircleHelp, 'text-line-strong', 'Not yet told'] as const
}

/** The checklist in the hand of who walks among the team. */
export const ChecklistDialog = ({ onClose, ...props }: ComponentProps<typeof Checklist> & { onClose: () => void }) => (
  <Dialog title="Checklist" onClose={onClose}>
    <div className="overflow-y-auto pt-3">
      <Checklist {...props} />
    </div>
  </Dialog>
)
