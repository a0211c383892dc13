import { Lock } from 'lucide-react'

/** What one has answered. It stays as it was first entered. */
export function KeptAnswer({ label, answer }: { label: string; answer: string }) {
  return (
    <p className="flex items-center gap-3 rounded-xl bg-(--role-soft) px-4 py-3 leading-snug">
      <span className="min-w-0 flex-1">
        <span className="block text-ink-soft text-sm">{label}</span>
        <span className="block font-semibold tabular-nums">{answer}</span>
      </span>
      <Lock aria-hidden size={18} className="shrink-0 text-(--role)" />
      <span className="sr-only">, kept</span>
    </p>
  )
}
