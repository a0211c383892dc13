import { useEffect, useRef, useState } from 'react'
import { type SectionId, sections } from './report-section.tsx'

/** Links to the parts of the report: along the bottom on a phone, beside the column where there is room. */
export function ContentsLinks() {
  const list = useRef<HTMLUListElement>(null)
  const current = useSectionInView()

  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // Not scrollIntoView: the page itself must stay where it is.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth })
  }, [current])

  return (
    <nav
      data-contents
      aria-label="Parts of the report"
      className="contents-bar z-10 border-line border-t bg-paper print:hidden min-[1180px]:border-0 min-[1180px]:bg-transparent"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-3 py-1.5 min-[1180px]:flex-col min-[1180px]:gap-0 min-[1180px]:p-0"
      >
        {sections.map(({ id, short }) => (
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

/** The part of the report that is being read. */
function useSectionInView(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
        const section = sections.find(({ id }) => id === reached)
        if (section) setCurrent(section.id)
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
