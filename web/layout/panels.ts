import { useState } from 'react'
import type { RoleId } from '#case/roles.ts'

/** What the header can open over the page. */
export type Panel = 'chat' | 'log-out' | { readonly teammate: RoleId }

export function usePanel() {
  const [panel, setPanel] = useState<Panel | null>(null)
  return { panel, open: setPanel as (panel: Panel) => void, close: () => setPanel(null) }
}
