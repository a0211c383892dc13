import { useRef, useState } from 'react'
import type { RoleId } from '#case/roles.ts'
import { logoutDialog } from '#content/texts/messages.ts'
import { logOut } from '../live/accounts.ts'
import { newCommandId } from '../live/command-id.ts'
import { useLive, useView } from '../live/live-store.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReportDownloads } from './report-downloads.tsx'

export function LogoutDialog({ role, onClose }: { role: RoleId | null; onClose: () => void }) {
  const id = useRef(newCommandId())
  const [problem, setProblem] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const room = useLive((state) => state.room)
  const unsent = useLive((state) => state.outbox.length)
  const isReportDue = useView((view) => view.isReportDue)

  async function confirm() {
    setIsLeaving(true)
    setProblem(await logOut(id.current))
    setIsLeaving(false)
  }

  return (
    <Dialog title={logoutDialog.title} kind="alert" onClose={onClose}>
      <div className="space-y-4 p-5">
        <p>{logoutDialog.text}</p>
        {role !== null && room !== null && <Callout look="wait">{logoutDialog.seatWaits}</Callout>}
        {role === 0 && room === null && <Callout look="wait">{logoutDialog.endsCase}</Callout>}
        {unsent > 0 && <Callout look="wait">{unsent} unsent will be lost.</Callout>}
        {problem && (
          <div role="alert">
            <Callout look="alarm">{problem}</Callout>
          </div>
        )}
        <p className="text-ink-soft text-sm">{logoutDialog.footer}</p>
        {role === 0 && isReportDue && <ReportDownloads />}
        <div className="grid gap-2.5 column:grid-cols-2">
          <Button look="quiet" onClick={onClose} className="column:order-first max-column:order-last">
            {logoutDialog.cancel}
          </Button>
          <Button look="alarm" onClick={confirm} disabled={isLeaving}>
            {logoutDialog.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
