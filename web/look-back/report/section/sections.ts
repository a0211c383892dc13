import { createContext, useContext, useState } from 'react'
import { flushSync } from 'react-dom'

/** The parts of the report, in their order. */
export const sections = [
  { id: 'talk', short: 'Start here', title: 'Where to start talking' },
  { id: 'stand-ins', short: 'Stand-ins', title: 'Stand-ins' },
  { id: 'events', short: 'Events', title: 'What happened besides' },
  { id: 'educator', short: 'Educator', title: 'What the educator did' },
  { id: 'score', short: 'Score', title: 'Score by item' },
  { id: 'decisions', short: 'Decisions', title: 'Decisions' },
  { id: 'course', short: 'Course', title: 'How the newborn did' },
  { id: 'times', short: 'Times', title: 'Times' },
  { id: 'orders', short: 'Orders', title: 'Orders at the bedside' },
  { id: 'metrics', short: 'Metrics', title: 'Metrics of transport' },
  { id: 'tasks', short: 'Tasks', title: 'Tasks' },
  { id: 'recordings', short: 'Recordings', title: 'What was said' },
  { id: 'challenge', short: 'Challenge', title: 'Challenge answers' },
  { id: 'objectives', short: 'Objectives', title: 'Learning objectives' },
  { id: 'own-part', short: 'Your part', title: 'Your part' },
  { id: 'persons', short: 'Each person', title: 'Person by person' },
  { id: 'debrief', short: 'Debrief', title: 'Debrief' },
  { id: 'time-line', short: 'Time line', title: 'The run on a time line' },
] as const

export type SectionId = (typeof sections)[number]['id']

export const titleOf = (id: SectionId): string => sections.find((section) => section.id === id)?.title ?? ''

/** Which parts of the report are open where it is folded: on a screen as narrow as a phone. Elsewhere all are. */
export interface Folds {
  readonly isOpen: (id: SectionId) => boolean
  readonly open: (id: SectionId) => void
  readonly toggle: (id: SectionId) => void
}

const FoldsContext = createContext<Folds | null>(null)
export const FoldsProvider = FoldsContext.Provider

/** Null where nothing is folded: a part that stands alone. */
export const useFolds = (): Folds | null => useContext(FoldsContext)

/** Where a part of the decisions stands in the page. */
export const partId = (part: string): string => part.toLowerCase().replaceAll(' ', '-')

/** Unfolds a part of the decisions and goes there. */
export function useShowPart(): (part: string) => void {
  const folds = useFolds()
  return (part) => {
    flushSync(() => folds?.open('decisions'))
    const details = document.getElementById(partId(part))
    if (!(details instanceof HTMLDetailsElement)) return
    details.open = true
    details.scrollIntoView()
    details.querySelector('summary')?.focus({ preventScroll: true })
  }
}

interface AllFolds extends Folds {
  readonly isAllOpen: boolean
  readonly toggleAll: () => void
}

/** A report begins with where to start talking; what else it says is told in a line each. */
export function useNewFolds(parts: readonly SectionId[]): AllFolds {
  const [opened, setOpened] = useState<readonly SectionId[]>(['talk'])
  const isOpen = (id: SectionId) => opened.includes(id)
  const isAllOpen = parts.every(isOpen)
  return {
    isAllOpen,
    isOpen,
    open: (id) => setOpened([...opened, id]),
    toggle: (id) => setOpened(isOpen(id) ? opened.filter((one) => one !== id) : [...opened, id]),
    toggleAll: () => setOpened(isAllOpen ? [] : parts),
  }
}
