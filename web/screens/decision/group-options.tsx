import { useId } from 'react'
import type { GroupView } from '#case/views/bedside/points.ts'
import { RadioOption } from '../../deciding/radio-option.tsx'
import { rolesBehind } from './group-advice.ts'
import { ToggleOption } from './toggle-option.tsx'

interface GroupOptionsProps {
  readonly group: GroupView
  readonly chosen: readonly string[]
  readonly onTap: (slug: string) => void
}

/** One of several, or of the procedures any number, each with whoever stands by it, live. */
export function GroupOptions({ group, chosen, onTap }: GroupOptionsProps) {
  const id = useId()
  return (
    <div className="space-y-2.5">
      {group.options.map(({ slug, name }) => {
        const shared = { id: `${id}-${slug}`, name, chosenBy: rolesBehind(group, slug) }
        const isChosen = chosen.includes(slug)
        return group.name === 'Procedure' ? (
          <ToggleOption key={slug} {...shared} isOn={isChosen} onTap={() => onTap(slug)} />
        ) : (
          <RadioOption key={slug} {...shared} group={id} isChosen={isChosen} onChoose={() => onTap(slug)} />
        )
      })}
    </div>
  )
}
