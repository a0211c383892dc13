import { useEffect, useState } from 'react'
import { type SectionId, sections } from './sections.ts'

/** The strip of the window, below the header, in which a part counts as being read. */
const READING_STRIP = '-30% 0px -60% 0px'

/** The part of the report that is being read. */
export function useSectionInView(): SectionId | null {
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
