import { Braces, Check, Table } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { messages } from '#content/texts/messages.ts'
import { useDownload } from '../screens/final-report/use-download.ts'

const files = [
  { kind: 'csv', label: 'CSV', icon: Table },
  { kind: 'json', label: 'JSON', icon: Braces },
] as const
type Kind = (typeof files)[number]['kind']

/** The report to take along, before it is gone. */
export function ReportDownloads() {
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
