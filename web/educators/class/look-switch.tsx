import { LayoutGrid, List } from 'lucide-react'
import { chooseLook, type Look } from './rooms-look.ts'

const choices = [
  { look: 'cards', name: 'Cards', icon: LayoutGrid },
  { look: 'list', name: 'List', icon: List },
] as const

/** Rooms one by one, or a class in rows. This device remembers it. */
export function LookSwitch({ look }: { look: Look }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no fields
    <div role="group" aria-label="Show rooms as" className="flex gap-1 rounded-xl border border-line bg-paper p-0.5">
      {choices.map(({ look: one, name, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === look}
          onClick={() => chooseLook(one)}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2.5 font-semibold text-ink-soft text-sm hover:text-ink aria-pressed:bg-surface aria-pressed:text-action"
        >
          <Icon aria-hidden size={18} /> {name}
        </button>
      ))}
    </div>
  )
}
