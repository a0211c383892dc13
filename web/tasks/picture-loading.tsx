import { Button } from '../ui/button.tsx'

/** How much of the picture is there. */
export function LoadBar({ share }: { readonly share: number }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-10">
      <p id="picture-loading" className="text-ink-soft">
        Setting up the picture
      </p>
      <div
        role="progressbar"
        aria-labelledby="picture-loading"
        aria-valuenow={Math.round(share * 100)}
        className="h-2 w-full max-w-60 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-(--role) transition-[width] duration-300"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

export function LoadFailed({ onRetry, onList }: { readonly onRetry: () => void; readonly onList: () => void }) {
  return (
    <div role="alert" className="space-y-4 px-5 py-6">
      <p className="leading-relaxed">The picture could not be loaded. The list has the same steps.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onRetry}>Try again</Button>
        <Button look="quiet" onClick={onList}>
          Open the list
        </Button>
      </div>
    </div>
  )
}
