import type { RoleId } from '#case/records/roles.ts'
import type { HandoverView } from '#case/views/handover.ts'
import { leader } from '../../steps/follow.tsx'
import { goodLengthText } from './good-length-text.ts'

/** The three things between the door and the report, told to whoever reads. */
export function WhatComesNow({ role, handover }: { role: RoleId; handover: HandoverView }) {
  const { headings, goodLengthMs } = handover
  const length = goodLengthText(goodLengthMs)
  const lines =
    role === leader
      ? [
          `You hand over aloud, in ${length}, and record it. ${headings.length} headings help you.`,
          'RT and RN listen and tick what they hear. You see their ticks as they come.',
          'You listen to it, save it, and the report opens for all three.',
        ]
      : [
          `The Provider hands over aloud, in ${length}.`,
          `You listen and tick ${headings.length} points as you hear them. What is missing, you ask for.`,
          'The Provider saves the recording, and the report opens for all three.',
        ]
  return (
    <section aria-labelledby="now-heading" className="rounded-card border border-line bg-paper px-5 py-4">
      <h2 id="now-heading" className="mb-2.5 font-semibold">
        What comes now
      </h2>
      <ol className="space-y-2.5">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-3 leading-relaxed">
            <span
              aria-hidden
              className="mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-(--role-soft) font-semibold text-(--role) text-sm tabular-nums"
            >
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}
