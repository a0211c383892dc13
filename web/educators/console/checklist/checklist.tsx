import { type ReactNode, useState } from 'react'
import type { ConsoleView } from '#case/views/console/console.ts'
import { Callout } from '../../../ui/callout.tsx'
import { type Address, useEducatorCommand } from '../told/use-educator-command.ts'
import { ChecklistRow } from './checklist-row.tsx'
import { LastMark } from './last-mark.tsx'
import { marksIn, rowInHand, saidOf } from './marks.ts'
import { ObjectiveState } from './objective-state.tsx'

interface ChecklistProps {
  readonly address: Address
  readonly view: Pick<ConsoleView, 'behaviours' | 'objectives' | 'flags' | 'startedAt'>
  readonly isOff: boolean
  /** To say of an objective whether it is met. */
  readonly onJudge: (objective: ConsoleView['objectives'][number]) => void
}

/** What to watch for: a press marks it as well done or to talk about, with the time. A word can follow, or it is taken back. */
export function Checklist({ address, view, isOff, onJudge }: ChecklistProps) {
  const { send, problem } = useEducatorCommand(address)
  const [pressed, setPressed] = useState<string | null>(null)
  const marks = marksIn(view.flags)
  const inHand = rowInHand(marks, pressed)

  const rowOf = ({ slug, text }: { readonly slug: string; readonly text: string }) => {
    const own = marks.filter(({ about }) => about === slug)
    const last = own.at(-1)
    return {
      text,
      marks: own,
      isOff,
      onMark(sign: 1 | -1) {
        setPressed(slug)
        void send({ kind: 'flag', text: '', version: null, sign, about: slug })
      },
      below: last && slug === inHand && (
        <LastMark
          key={`${last.id} ${last.at}`}
          mark={last}
          of={text}
          startedAt={view.startedAt}
          isOff={isOff}
          onWrite={(words) => send({ kind: 'write-on-flag', flag: last.id, text: words })}
          onTakeBack={() => void send({ kind: 'remove-flag', flag: last.id })}
        />
      ),
    }
  }

  return (
    <div className="space-y-4 px-4 pb-4">
      <p role="status" className="sr-only">
        {pressed && saidOf(marks, pressed)}
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
