import { type ReactNode, useState } from 'react'
import type { ConsoleView } from '#case/views/console/console.ts'
import { Callout } from '../../../ui/callout.tsx'
import { type Address, useEducatorCommand } from '../told/use-educator-command.ts'
import { ChecklistRow } from './checklist-row.tsx'
import { LastMark } from './last-mark.tsx'
import { markInHand, marksIn, marksOn, type Press, saidOf } from './marks.ts'
import { ObjectiveState } from './objective-state.tsx'

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
  const [press, setPress] = useState<Press | null>(null)
  const marks = marksIn(view.flags)
  const own = marks.filter(({ by }) => by === uid)
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

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <h3 className="pb-0.5 font-semibold text-ink-soft text-sm">{name}</h3>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
)
