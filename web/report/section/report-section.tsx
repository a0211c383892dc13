import type { ReactNode } from 'react'

interface ReportSectionProps {
  readonly id: SectionId
  /** What to know before reading it. */
  readonly lead?: ReactNode
  /** Stands beside the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function ReportSection({ id, lead, aside, children }: ReportSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="space-y-4 print:space-y-2">
      <div className="break-after-avoid break-inside-avoid border-ink border-t-2 pt-3 print:pt-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`${id}-heading`} className="font-bold text-xl tracking-tight print:text-lg">
            {titleOf(id)}
          </h2>
          {aside}
        </div>
        {lead && <p className="mt-1 text-ink-soft leading-relaxed print:hidden">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** The parts of the report, in their order. */
export const sections = [
  { id: 'talk', short: 'Start here', title: 'Where to start talking' },
  { id: 'score', short: 'Score', title: 'Score by item' },
  { id: 'decisions', short: 'Decisions', title: 'Decisions' },
  { id: 'course', short: 'Her course', title: 'How she did' },
  { id: 'times', short: 'Times', title: 'Times' },
  { id: 'tasks', short: 'Tasks', title: 'Tasks' },
  { id: 'recordings', short: 'Recordings', title: 'What was said' },
  { id: 'challenge', short: 'Challenge', title: 'Challenge answers' },
  { id: 'objectives', short: 'Objectives', title: 'Learning objectives' },
  { id: 'debrief', short: 'Debrief', title: 'Debrief' },
] as const

export type SectionId = (typeof sections)[number]['id']

const titleOf = (id: SectionId): string => sections.find((section) => section.id === id)?.title ?? ''
