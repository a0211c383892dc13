import { type ReactNode, useId, useState } from 'react'
import { panelOf, TabList } from '../../../ui/tab-list.tsx'

interface SideTabsProps<Name extends string> {
  readonly label: string
  /** By name, the first is open at first. */
  readonly parts: { readonly [N in Name]: () => ReactNode }
}

/** Parts of the console that take turns in one place; each scrolls within itself. */
export function SideTabs<Name extends string>({ label, parts }: SideTabsProps<Name>) {
  const names = Object.keys(parts) as Name[] // its own names
  const [chosen, choose] = useState(names[0] as Name) // there is one
  const id = useId()
  return (
    <div className="flex min-h-0 min-w-0 flex-col overflow-hidden [grid-area:help] rounded-card border border-line bg-paper shadow-sheet">
      <div className="border-line border-b">
        <TabList
          id={id}
          label={label}
          tabs={names.map((name) => ({ value: name, name }))}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <div
        {...panelOf(id, chosen)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys do not reach what is below
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-3"
      >
        {parts[chosen]()}
      </div>
    </div>
  )
}
