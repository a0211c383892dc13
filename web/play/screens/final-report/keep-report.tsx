import { Braces, Printer, Table } from 'lucide-react'
import { messages } from '#content/texts/messages.ts'
import { reportText } from '#content/texts/promises.ts'
import { useCan, useLive, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { Button, ButtonLink } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { useDownload } from '../../../look-back/report/use-download.ts'

/** How to keep the report, and how long it stays. */
export function KeepReport() {
  const canEnd = useCan('canLead')
  const { download, failed, isBusy } = useDownload()
  const room = useLive((state) => state.room)
  return (
    <div className="space-y-3 print:hidden">
      <div className="grid gap-2.5 min-[340px]:grid-cols-3">
        <Button look="quiet" className="px-2!" onClick={() => window.print()}>
          <Printer aria-hidden size={18} /> Print
        </Button>
        <Button
          look="quiet"
          className="px-2!"
          aria-label="Download CSV"
          disabled={isBusy}
          onClick={() => download('csv')}
        >
          <Table aria-hidden size={18} /> CSV
        </Button>
        <Button
          look="quiet"
          className="px-2!"
          aria-label="Download JSON"
          disabled={isBusy}
          onClick={() => download('json')}
        >
          <Braces aria-hidden size={18} /> JSON
        </Button>
      </div>
      <div role="alert">
        {failed && (
          <Callout look="alarm">
            <p className="font-semibold">{messages.fileNotDownloaded}</p>
            <p>Check the connection, then try again.</p>
            <Button look="quiet" className="w-full" onClick={() => download(failed)}>
              Retry
            </Button>
          </Callout>
        )}
      </div>
      <p className="text-ink-soft text-sm leading-relaxed">{reportText(room, canEnd)}</p>
      {room?.isPractice && (
        <ButtonLink look="quiet" to="/practise" className="w-full">
          Practise again
        </ButtonLink>
      )}
      {room && room.keepDays > 0 && <SoundConsent />}
    </div>
  )
}

/** Whoever spoke is asked whether their voice may be kept with the run. Nothing said is a no. */
function SoundConsent() {
  const isGiven = useView((view) => view.soundConsent)
  const allow = useCommand('allow-sound')
  if (isGiven === null || isGiven === undefined) return null
  const shown = allow.sending?.isGiven ?? isGiven

  return (
    <Callout>
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={shown}
          disabled={allow.isSending}
          onChange={(event) => allow.send({ isGiven: event.target.checked })}
          className="mt-0.5 size-5 shrink-0 accent-(--role)"
        />
        <span>
          <span className="block font-semibold">Keep my recordings with this run</span>
          <span className="block text-sm">
            You spoke in it. Your voice is kept only if you say yes, and you can take it back until the run ends.
          </span>
        </span>
      </label>
      {allow.refusal && (
        <p role="alert" className="text-alarm">
          {allow.refusal}
        </p>
      )}
    </Callout>
  )
}
