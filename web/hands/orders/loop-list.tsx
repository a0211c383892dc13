import { useState } from 'react'
import type { LoopView } from '#case/views/order-loops.ts'
import { useCaseNow } from '../../base/live/case-now.ts'
import { useView } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { RoleName, RoleTag } from '../../base/roles/role-tag.tsx'
import { roles } from '../../base/roles/roles.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { boundUnits, clockText } from '../../base/ui/number-text.ts'
import { closedText, LoopActions } from './loop-actions.tsx'

/** One loop: whose it is, how far, since when, and what the Provider can do about it. */
function LoopCard({ loop }: { loop: LoopView }) {
  const { closed, says, stage, name } = loop
  if (closed) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 rounded-xl bg-wash px-3 py-2 text-sm leading-snug">
        <RoleTag role={loop.roleId} />
        <span className="font-medium">{name}</span>
        <span className="text-ink-soft">{closed.report ?? closedText[closed.how]}</span>
      </p>
    )
  }
  return (
    <div className="space-y-2.5 rounded-xl border border-line-strong bg-paper p-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <RoleTag role={loop.roleId} />
        <span className="min-w-0 flex-1 font-semibold">{stageText(loop)}</span>
        <Since loop={loop} />
      </div>
      {(stage === 'decided' || stage === 'stopped' || loop.isAskedAgain || stage === 'called') && (
        <p className="text-lg leading-snug">
          <span className="sr-only">Say aloud: </span>“{boundUnits(says)}”
        </p>
      )}
      {loop.stopped && <Callout look="alarm">{loop.stopped}</Callout>}
      {loop.question && (
        <Callout look="wait">
          <RoleName role={loop.roleId} /> asks: {loop.question}
        </Callout>
      )}
      {loop.readBack && stage === 'read-back' && <ReadBack fields={loop.readBack.fields} />}
      <LoopActions loop={loop} />
    </div>
  )
}

function stageText({ stage, name, isAskedAgain, isWritten, steps, hands, isTaken }: LoopView): string {
  const texts = {
    decided: 'Say it',
    called: isAskedAgain ? 'Say it again' : isWritten ? 'Sent in writing' : 'Called, not heard yet',
    'read-back': 'Read back',
    stopped: 'Stopped: say it again',
    doing: isTaken ? 'In your hands' : `${roles[hands].label} at work, ${steps.done} of ${steps.of}`,
    done: 'Done, not reported',
    closed: '',
  } as const
  return `${name}: ${texts[stage]}`
}

/** How long it is open, in the case's time. */
function Since({ loop: { openedAt, calledAt } }: { loop: LoopView }) {
  const since = calledAt ?? openedAt
  const now = useCaseNow(since)
  const pace = useView((view) => view.clock.pace) ?? 1
  return (
    <span
      role="timer"
      aria-label={calledAt === null ? 'Since the decision' : 'Since the call'}
      className="tabular-nums text-ink-soft"
    >
      {clockText(Math.max(0, now - since) * pace)}
    </span>
  )
}

/** Side by side, in the same look: whether they are the same is for the Provider to see. */
function ReadBack({ fields }: { fields: NonNullable<LoopView['readBack']>['fields'] }) {
  return (
    <table className="w-full table-fixed overflow-hidden rounded-xl bg-wash text-left">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th className="w-1/4 px-2.5 pt-2 font-normal">What</th>
          <th className="px-2.5 pt-2 font-normal">Ordered</th>
          <th className="px-2.5 pt-2 font-normal">Read back</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ label, ordered, heard }) => (
          <tr key={label}>
            <th className="px-2.5 py-1.5 align-top font-normal leading-snug">{label}</th>
            <Said text={ordered} />
            <Said text={heard} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A unit stands below its number where both have no room: it is never broken. */
function Said({ text }: { text: string }) {
  const [, value = text, unit = ''] = /^([\d.]+) (.*)$/.exec(text) ?? []
  return (
    <td className="break-words px-2.5 py-1.5 align-top font-semibold tabular-nums leading-snug">
      {value} <span className="inline-block whitespace-nowrap font-normal text-sm">{unit}</span>
    </td>
  )
}

/** Every loop of the point at a glance, those that wait for the Provider first. */
export function LoopList({ loops }: { loops: readonly LoopView[] }) {
  const open = loops.filter(({ stage }) => stage !== 'closed')
  const closed = loops.filter(({ stage }) => stage === 'closed')
  const sorted = [...open].sort((one, other) => Number(needsProvider(other)) - Number(needsProvider(one)))
  return (
    <section aria-labelledby="loops" className="space-y-2.5 rounded-card border border-line bg-paper p-3 shadow-sheet">
      <div className="flex items-baseline justify-between gap-3 px-1">
        <h2 id="loops" className="font-semibold leading-snug">
          Orders
        </h2>
        <p role="status" className="text-ink-soft text-sm">
          {open.length} open, {closed.length} closed
        </p>
      </div>
      <ul className="space-y-2">
        {[...sorted, ...closed].map((loop) => (
          <li key={loop.id}>
            <LoopCard loop={loop} />
          </li>
        ))}
      </ul>
      {open.length > 0 && <GoOnWithout open={open} />}
    </section>
  )
}

const needsProvider = ({ stage, isAskedAgain, question }: LoopView): boolean =>
  stage === 'decided' || stage === 'read-back' || stage === 'stopped' || isAskedAgain || question !== null

/** Once all is decided: what is not reported, others did, on the ground or in the air. */
function GoOnWithout({ open }: { open: readonly LoopView[] }) {
  const point = useView((view) =>
    view.points.find(
      ({ resultsAt, groups, openedAt }) =>
        openedAt !== null && resultsAt === null && groups.every(({ decidedAt }) => decidedAt !== null),
    ),
  )
  const go = useCommand('go-on-without')
  const [isAsking, setIsAsking] = useState(false)
  if (!point) return null
  const names = open.map(({ name }) => name).join(', ')
  return (
    <div className="space-y-2 px-1">
      <p className="text-ink-soft text-sm leading-snug">The results come when these are reported.</p>
      <Button look="quiet" className="w-full" aria-disabled={go.isSending} onClick={() => setIsAsking(true)}>
        Go on without
      </Button>
      <div role="alert" className="empty:hidden">
        {go.refusal && <Callout look="alarm">{go.refusal}</Callout>}
      </div>
      {isAsking && (
        <AskFirst
          question={{
            title: 'Go on without?',
            text: `Still open: ${names}. It is done without you, and the report keeps it as an open loop.`,
            stay: 'Wait',
            go: 'Go on',
          }}
          onStay={() => setIsAsking(false)}
          onGo={() => go.send({ point: point.point })}
        />
      )}
    </div>
  )
}
