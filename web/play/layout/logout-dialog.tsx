import { Braces, Check, Table } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import { logoutDialog, messages } from '#content/texts/messages.ts'
import { logOut } from '../../base/live/accounts.ts'
import { newCommandId } from '../../base/live/outbox.ts'
import { useCan, useLive, useView } from '../../base/live/surroundings.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { StoryLine } from '../../hands/team/team-panel.tsx'
import { useDownload } from '../../look-back/report/use-download.ts'

export function LogoutDialog({ role, onClose }: { role: RoleId | null; onClose: () => void }) {
  const id = useRef(newCommandId())
  const [problem, setProblem] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const room = useLive((state) => state.room)
  const unsent = useLive((state) => state.outbox.length)
  const canLead = useCan('canLead')
  const isReportOpen = useView((view) => view.debriefing?.isReportOpen)

  const ends = whatEnds(room, role !== null, canLead)

  async function confirm() {
    setIsLeaving(true)
    setProblem(await logOut(id.current))
    setIsLeaving(false)
  }

  return (
    <Dialog title={logoutDialog.title} kind="alert" onClose={onClose}>
      <div className="space-y-4 p-5">
        <StoryLine />
        <p>{logoutDialog.text}</p>
        {ends && <Callout look="wait">{ends}</Callout>}
        {unsent > 0 && <Callout look="wait">{unsent} unsent will be lost.</Callout>}
        {problem && (
          <div role="alert">
            <Callout look="alarm">{problem}</Callout>
          </div>
        )}
        <p className="text-ink-soft text-sm">{logoutDialog.footer}</p>
        {(canLead || room?.isPractice) && isReportOpen && <ReportDownloads />}
        <div className="grid gap-2.5 column:grid-cols-2">
          <Button look="quiet" onClick={onClose}>
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

/** What becomes of seat and case. */
function whatEnds(room: RoomSign | null, hasSeat: boolean, canLead: boolean): string | null {
  if (room?.isPractice) return logoutDialog.endsPractice
  if (room) return hasSeat ? logoutDialog.seatWaits : null
  return canLead ? logoutDialog.endsCase : null
}

const files = [
  { kind: 'csv', label: 'CSV', icon: Table },
  { kind: 'json', label: 'JSON', icon: Braces },
] as const
type Kind = (typeof files)[number]['kind']

/** The report to take along, before it is gone. */
function ReportDownloads() {
  const { download, failed, isBusy } = useDownload()
  const [asked, setAsked] = useState<readonly Kind[]>([])
  const last = asked.at(-1)
  const isSaved = last !== undefined && !isBusy && failed === null

  function fetchFile(event: MouseEvent, kind: Kind) {
    event.preventDefault()
    if (isBusy) return
    setAsked((before) => [...before, kind])
    void download(kind)
  }

  return (
    <section aria-label="The report" className="space-y-2.5 rounded-card border border-line bg-wash p-4">
      <p className="leading-relaxed">Keep the report first. Download it as:</p>
      <div className="grid grid-cols-2 gap-2.5">
        {files.map(({ kind, label, icon: Icon }) => (
          <a
            key={kind}
            href={`/api/report.${kind}`}
            download
            aria-label={`Download ${label}`}
            onClick={(event) => fetchFile(event, kind)}
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border border-line-strong bg-paper px-2 py-2.5 font-semibold transition-colors hover:bg-wash"
          >
            <Icon aria-hidden size={18} className="shrink-0" />
            {label}
          </a>
        ))}
      </div>
      <p role="status" className="flex items-center gap-2 text-present text-sm empty:hidden">
        {isSaved && (
          <>
            <Check aria-hidden size={18} /> {messages.fileDownloaded}
          </>
        )}
      </p>
      <p role="alert" className="font-semibold text-alarm text-sm empty:hidden">
        {failed && `${messages.fileNotDownloaded}. Check the connection, then try again.`}
      </p>
    </section>
  )
}
