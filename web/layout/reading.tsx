import type { ReactNode } from 'react'

/** A number of the header beside its name. The number carries the name itself, so that it can be found by it. */
export function Reading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 rounded-xl bg-wash px-3 ring-1 ring-line ring-inset">
      <span aria-hidden className="whitespace-nowrap text-ink-soft text-sm max-[430px]:text-xs">
        {label}
      </span>
      <span className="font-semibold text-lg tabular-nums">{children}</span>
    </div>
  )
}
