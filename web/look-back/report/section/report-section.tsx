import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStuckHeight } from '../../../base/ui/use-stuck-height.ts'
import { type SectionId, sections, titleOf, useFolds } from './sections.ts'

interface ReportSectionProps {
  readonly id: SectionId
  /** What it says, in a line: all there is to read where it is folded. */
  readonly says: string
  /** What to know before reading it. */
  readonly lead?: ReactNode
  /** Stands beside the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the report. As narrow as a phone it is folded to its title and what it says, and opens on a press. */
export function ReportSection({ id, says, lead, aside, children }: ReportSectionProps) {
  const folds = useFolds()
  const ifFolded = folds && !folds.isOpen(id) ? 'narrow:hidden' : ''
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="space-y-4 print:space-y-2">
      <div className="break-after-avoid break-inside-avoid border-ink border-t-2 pt-3 print:pt-1.5">
        <div className="relative flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`${id}-heading`} className="min-w-0 font-bold text-xl tracking-tight narrow:basis-full print:text-lg">
            {folds && <FoldButton id={id} isOpen={ifFolded === ''} onPress={() => folds.toggle(id)} />}
            <span className={folds ? 'narrow:hidden' : ''}>{titleOf(id)}</span>
          </h2>
          {aside && <div className={ifFolded}>{aside}</div>}
          {ifFolded && (
            <p id={`${id}-says`} className="hidden pr-8 text-ink-soft leading-snug narrow:block">
              {says}
            </p>
          )}
        </div>
        {lead && <p className={`mt-1 text-ink-soft leading-relaxed print:hidden ${ifFolded}`}>{lead}</p>}
      </div>
      <div id={`${id}-body`} className={`space-y-4 print:space-y-2 ${ifFolded}`}>
        {children}
      </div>
    </section>
  )
}

/** The title as a button that unfolds. While it is folded all of it may be pressed, what it says too. */
function FoldButton({ id, isOpen, onPress }: { id: SectionId; isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}-body`}
      aria-describedby={isOpen ? undefined : `${id}-says`}
      onClick={onPress}
      className={`-my-2 hidden min-h-11 w-full items-center justify-between gap-3 text-left narrow:flex ${isOpen ? '' : 'after:absolute after:inset-0'}`}
    >
      {titleOf(id)}
      <ChevronDown aria-hidden size={22} className={`shrink-0 text-ink-soft ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  )
}

/** Links to the parts that this report has: along the bottom on a phone, beside the column where there is room. */
export function ContentsLinks({ without }: { without: readonly SectionId[] }) {
  const list = useRef<HTMLUListElement>(null)
  const folds = useFolds()
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
              <ContentsLink id={id} text={short} isCurrent={id === current} onPress={() => folds?.open(id)} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

interface ContentsLinkProps {
  readonly id: SectionId
  readonly text: string
  readonly isCurrent: boolean
  readonly onPress: () => void
}

function ContentsLink({ id, text, isCurrent, onPress }: ContentsLinkProps) {
  return (
    <a
      href={`#${id}`}
      onClick={onPress}
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
