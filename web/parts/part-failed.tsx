import { Button } from '../ui/button.tsx'

/** The server is there, and a part of the app does not come from it. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto my-auto w-full max-w-md p-5">
      <div role="alert" className="space-y-4 rounded-card border border-line bg-paper p-5 text-center text-ink">
        <p className="leading-relaxed">
          This part of the trainer could not be loaded. Nothing your team has stored is lost.
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  )
}
