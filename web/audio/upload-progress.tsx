import { messages } from '#content/texts/messages.ts'
import { Callout } from '../ui/callout.tsx'
import { entry } from '../ui/entry-focus.ts'
import type { useUpload } from './use-upload.ts'

/** How far a recording has got, or why it did not arrive. */
export function UploadProgress({
  state,
  text,
  flaw,
}: {
  state: ReturnType<typeof useUpload>['state']
  text: string
  flaw: string | null
}) {
  if (state.stage === 'uploading' || state.stage === 'done') {
    const percent = state.stage === 'done' ? 100 : Math.round(state.share * 100)
    return (
      <div tabIndex={-1} className="space-y-2 rounded-lg" {...entry}>
        <p className="flex justify-between text-ink-soft">
          <span>{text}</span>
          <span className="tabular-nums">{percent} %</span>
        </p>
        <div
          role="progressbar"
          aria-label={text}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-3 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-(--role) transition-[width] duration-300"
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
    )
  }
  const problem = state.stage === 'failed' ? state.answer : flaw && { message: messages.fileNotUploaded, reason: flaw }
  return (
    <div role="alert">
      {problem && (
        <Callout look="alarm">
          <p className="font-semibold">{problem.message}</p>
          {problem.reason && <p>{problem.reason}</p>}
        </Callout>
      )}
    </div>
  )
}
