import { createContext, useContext, useState } from 'react'
import type { SectionId } from './report-section.tsx'

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
