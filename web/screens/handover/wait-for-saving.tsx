import { Save } from 'lucide-react'
import { ProviderLine } from './provider-line.tsx'

/** For those who listened: the Provider is still at it. */
export function WaitForSaving() {
  return (
    <section
      aria-label="The handover"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-paper px-6 py-7 text-center shadow-sheet"
    >
      <span
        aria-hidden
        className="inline-flex size-16 items-center justify-center rounded-full bg-(--role-soft) text-(--role)"
      >
        <Save size={28} />
      </span>
      <div className="space-y-1.5">
        <h2 className="font-semibold text-lg">The Provider is saving the handover</h2>
        <p className="text-ink-soft leading-relaxed">
          You can hear it here once it is saved. Until you go on, you can still change your ticks.
        </p>
      </div>
      <ProviderLine />
    </section>
  )
}
