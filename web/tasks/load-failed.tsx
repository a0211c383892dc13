import { Button } from '../ui/button.tsx'

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
