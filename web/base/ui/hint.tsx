import { Lightbulb } from 'lucide-react'
import { Callout } from './callout.tsx'

/** What is said about a try, announced politely. Nothing that was entered is touched. */
export function Hint({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text && (
        <Callout look="wait">
          <p className="flex gap-2.5">
            <Lightbulb aria-hidden size={20} className="mt-0.5 shrink-0" />
            {text}
          </p>
        </Callout>
      )}
    </div>
  )
}
