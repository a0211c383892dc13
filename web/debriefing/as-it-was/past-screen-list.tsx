import { useId, useRef, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { View } from '#case/views/view.ts'
import type { Surroundings } from '../../live/surroundings.ts'
import { Mirror } from '../../mirrors/mirror.tsx'
import { roleIds, roles } from '../../roles/roles.ts'
import { stepAt } from '../../steps/pages.ts'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { panelOf, TabList } from '../../ui/tab-list.tsx'
import { useWidth } from '../../ui/use-width.ts'

const SIDE_BY_SIDE_PX = 900

interface PastScreensProps {
  readonly views: readonly [View, View, View]
  /** By role id. */
  readonly surroundings: readonly Surroundings[]
}

/** Side by side where there is room, else one at a time. */
export function PastScreens({ views, surroundings }: PastScreensProps) {
  const room = useRef<HTMLDivElement>(null)
  const isWide = useWidth(room) >= SIDE_BY_SIDE_PX
  const [chosen, setChosen] = useState<RoleId>(0)
  const id = useId()
  const shown = isWide ? roleIds : [chosen]
  return (
    <div ref={room} className="space-y-3">
      {!isWide && <TabList id={id} label="Whose screen" tabs={tabs} chosen={chosen} onChoose={setChosen} />}
      <div className={`grid gap-4 ${isWide ? 'grid-cols-3' : ''}`}>
        {shown.map((role) => {
          const panel = isWide ? {} : panelOf(id, role)
          const around = surroundings[role]
          return (
            <div
              key={role}
              data-role={role}
              {...panel}
              className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper"
            >
              <p className="flex items-baseline justify-between gap-3 border-line border-b-(--role) border-b-2 bg-wash px-4 py-2">
                <span className="font-bold text-(--role)">{roles[role].label}</span>
                <span className="truncate text-ink-soft text-sm">{titleOf(views[role], role)}</span>
              </p>
              <ScrollArea
                label={`What ${roles[role].label} saw`}
                className="contain-strict h-[clamp(22rem,60vh,40rem)]"
              >
                {around && <Mirror role={role} surroundings={around} />}
              </ScrollArea>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const tabs = roles.map(({ id, label }) => ({ value: id, name: label, role: id }))

const titleOf = ({ places, isRunning }: View, role: RoleId): string =>
  isRunning ? stepAt(role, places[role]).title : ''
