import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStuckHeight } from '../../ui/use-stuck-height.ts'

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
const sections = [
  { id: 'talk', short: 'Start here', title: 'Where to start talking' },
  { id: 'stand-ins', short: 'Stand-ins', title: 'Stand-ins' },
  { id: 'events', short: 'Events', title: 'What happened besides' },
  { id: 'educator', short: 'Educator', title: 'What the educator did' },
  { id: 'score', short: 'Score', title: 'Score by item' },
  { id: 'decisions', short: 'Decisions', title: 'Decisions' },
  { id: 'course', short: 'Her course', title: 'How she did' },
  { id: 'times', short: 'Times', title: 'Times' },
  { id: 'metrics', short: 'Metrics', title: 'Metrics of transport' },
  { id: 'tasks', short: 'Tasks', title: 'Tasks' },
  { id: 'recordings', short: 'Recordings', title: 'What was said' },
  { id: 'challenge', short: 'Challenge', title: 'Challenge answers' },
  { id: 'objectives', short: 'Objectives', title: 'Learning objectives' },
  { id: 'debrief', short: 'Debrief', title: 'Debrief' },
  { id: 'time-line', short: 'Time line', title: 'The run on a time line' },
] as const

export type SectionId = (typeof sections)[number]['id']

const titleOf = (id: SectionId): string => sections.find((section) => section.id === id)?.title ?? ''

/** Links to the parts that this report has: along the bottom on a phone, beside the column where there is room. */
export function ContentsLinks({ without }: { without: readonly SectionId[] }) {
  const list = useRef<HTMLUListElement>(null)
  const current = useSectionInView()

  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // Not scrollIntoView: the page itself must stay where it is.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth })
  }, [current])

  return (
    <nav
      ref={useStuckHeight('contents')}
      aria-label="Parts of the report"
      className="contents-bar z-10 border-line border-t bg-paper print:hidden min-[1180px]:border-0 min-[1180px]:bg-transparent"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-3 py-1.5 min-[1180px]:flex-col min-[1180px]:gap-0 min-[1180px]:p-0"
      >
        {sections
          .filter(({ id }) => !without.includes(id))
          .map(({ id, short }) => (
            <li key={id} className="shrink-0">
              <ContentsLink id={id} text={short} isCurrent={id === current} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

function ContentsLink({ id, text, isCurrent }: { id: SectionId; text: string; isCurrent: boolean }) {
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      className="flex min-h-11 items-center rounded-lg px-3 font-medium text-ink-soft text-sm hover:bg-surface aria-[current]:bg-action aria-[current]:text-white"
    >
      {text}
    </a>
  )
}

/** The strip of the window, below the header, in which a part counts as being read. */
const READING_STRIP = '-30% 0px -60% 0px'

/** The part of the report that is being read; null above the first. */
function useSectionInView(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null)

  useEffect(() => {
    const read = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) read.add(target.id)
          else read.delete(target.id)
        }
        setCurrent(sections.findLast(({ id }) => read.has(id))?.id ?? null)
      },
      { rootMargin: READING_STRIP },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])

  return current
}
