import type { Part } from '../scene/scene.ts'

interface PartButtonsProps {
  readonly parts: readonly Part[]
  readonly shownParts: readonly string[]
  /** Where the stage finds them, to lay them over what they stand for. */
  readonly buttons: Map<string, HTMLElement>
  readonly onTap: (id: string) => void
}

/** The parts for keyboard and screen reader. Pointers go through to the picture below; a ring is seen over everything. */
export function PartButtons({ parts, shownParts, buttons, onTap }: PartButtonsProps) {
  return (
    <ul aria-label="Parts" className="pointer-events-none absolute inset-0 z-20">
      {parts.map(({ id, name }) => (
        <li key={id}>
          <button
            ref={(element) => {
              if (element) buttons.set(id, element)
              return () => {
                buttons.delete(id)
              }
            }}
            type="button"
            data-part={id}
            aria-label={name}
            onClick={() => onTap(id)}
            className={`absolute top-0 left-0 rounded-lg border-3 ${shownParts.includes(id) ? 'animate-pulse border-(--role) bg-white/10' : 'border-transparent'}`}
          />
        </li>
      ))}
    </ul>
  )
}
