import type { KeyboardEvent } from 'react'
import { KeyCap } from './key-cap.tsx'

interface Tab<V> {
  readonly value: V
  readonly name: string
  /** In the colour of this role. */
  readonly role?: number
  /** A key that opens the same. */
  readonly shortcut?: string | undefined
}

interface TabListProps<V> {
  /** Of the panel that it belongs to, as in `panelOf`. */
  readonly id: string
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly chosen: V
  readonly onChoose: (value: V) => void
}

const LOOK = 'min-h-11 rounded-lg px-1 font-semibold text-ink-soft'
const PLAIN = 'hover:text-ink aria-selected:bg-paper aria-selected:text-ink aria-selected:shadow-sheet'
const IN_COLOUR = 'aria-selected:bg-(--role) aria-selected:text-white'

/** One of several parts in the same place; arrow keys go along. */
export function TabList<V extends string | number>({ id, label, tabs, chosen, onChoose }: TabListProps<V>) {
  function byKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const at = (tabs.findIndex(({ value }) => value === chosen) + step + tabs.length) % tabs.length
    const next = tabs[at]
    if (next) onChoose(next.value)
    currentTarget.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={byKey}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-surface p-1"
    >
      {tabs.map(({ value, name, role, shortcut }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={tabId(id, value)}
          data-role={role}
          aria-selected={value === chosen}
          aria-controls={`${id}-panel`}
          aria-keyshortcuts={shortcut}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          className={`${LOOK} ${role === undefined ? PLAIN : IN_COLOUR}`}
        >
          {name} {shortcut && <KeyCap name={shortcut} />}
        </button>
      ))}
    </div>
  )
}

const tabId = (id: string, value: string | number): string => `${id}-${value}`

/** What makes an element the panel of the chosen tab. */
export const panelOf = (id: string, chosen: string | number) =>
  ({ id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': tabId(id, chosen) }) as const
