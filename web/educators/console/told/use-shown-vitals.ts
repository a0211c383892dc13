import type { VitalsView } from '#case/views/bedside/vitals.ts'
import { useScreen } from './console-store.ts'

/** What the bedside monitor shows to whoever is there already. */
export function useShownVitals(): VitalsView | null {
  const provider = useScreen(0, ({ vitals }) => vitals)
  const rt = useScreen(1, ({ vitals }) => vitals)
  const rn = useScreen(2, ({ vitals }) => vitals)
  return provider ?? rt ?? rn ?? null
}
