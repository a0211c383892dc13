import { useId, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { roleIds, roles } from '../../../base/roles/roles.ts'
import { Dialog } from '../../../base/ui/dialog.tsx'
import { ScrollArea } from '../../../base/ui/scroll-area.tsx'
import { panelOf, TabList } from '../../../base/ui/tab-list.tsx'
import { useIsRoomy } from '../../../base/ui/use-media.ts'
import { AnyScreen } from '../../../hands/steps/any-screen.ts'
import { stepAt } from '../../../hands/steps/pages.ts'
import { Mirror } from '../../../look-back/mirrors/mirror.tsx'
import { ScreenOf } from '../../../play/routes/screen-of.tsx'
import { mirrors, useScreen } from '../connection/console-store.ts'

export type Shown = RoleId | 'all'

interface ScreensDialogProps {
  readonly first: Shown
  readonly onClose: () => void
}

const alone = roles.map(({ id, label }) => ({ value: id as Shown, name: label as string, role: id }))

/** What they see, live and large: one of the three, or all side by side. They are drawn only while this is open. */
export function ScreensDialog({ first, onClose }: ScreensDialogProps) {
  const [wanted, show] = useState(first)
  const isRoomy = useIsRoomy()
  const id = useId()
  const shown = wanted === 'all' && !isRoomy ? 0 : wanted
  const tabs = isRoomy ? [...alone, { value: 'all' as Shown, name: 'All three' }] : alone
  return (
    <Dialog title="What they see" kind="full" onClose={onClose}>
      <AnyScreen value={ScreenOf}>
        <div className="flex min-h-0 flex-1 flex-col gap-3 bg-surface p-3">
          <div className="mx-auto w-full max-w-2xl rounded-xl border border-line">
            <TabList id={id} label="Whose screen" tabs={tabs} chosen={shown} onChoose={show} />
          </div>
          <div
            {...panelOf(id, shown)}
            className={`grid min-h-0 flex-1 gap-3 ${shown === 'all' ? 'grid-cols-3' : 'mx-auto w-full max-w-2xl'}`}
          >
            {(shown === 'all' ? roleIds : [shown]).map((role) => (
              <Screen key={role} role={role} />
            ))}
          </div>
        </div>
      </AnyScreen>
    </Dialog>
  )
}

function Screen({ role }: { role: RoleId }) {
  const step = useScreen(role, (view) => stepAt(view.flows, role, view.places[role]).title)
  return (
    <div
      data-role={role}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-card border border-line border-t-4 border-t-(--role) bg-paper shadow-sheet"
    >
      <p className="flex items-baseline justify-between gap-3 border-line border-b bg-wash px-4 py-2">
        <span className="font-bold text-(--role)">{roles[role].label}</span>
        <span className="truncate text-ink-soft text-sm">{step}</span>
      </p>
      <ScrollArea label={`What ${roles[role].label} sees`} className="min-h-0 flex-1">
        <Mirror role={role} surroundings={mirrors[role]} />
      </ScrollArea>
    </div>
  )
}
