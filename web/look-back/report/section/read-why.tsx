import { useShowPart } from './sections.ts'

/** Opens the decisions of a part of the case, with their reasons, and goes there. */
export function ReadWhy({ part }: { part: string }) {
  const showPart = useShowPart()
  return (
    <button
      type="button"
      aria-label={`Read why: ${part}`}
      onClick={() => showPart(part)}
      className="min-h-11 font-medium text-action underline underline-offset-4 print:hidden"
    >
      Read why
    </button>
  )
}
