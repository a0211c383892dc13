import { Lightbulb } from 'lucide-react'

/** What to take along. It comes when the point's last group is decided. */
export function Teaching({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className="flex gap-3 rounded-card bg-provider-soft px-4 py-3 text-provider leading-relaxed">
      <Lightbulb aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">To take along: </span>
        {text}
      </span>
    </p>
  )
}
