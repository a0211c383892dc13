import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  /** Stands beside the title. */
  readonly tool?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the console. */
export function Panel({ title, tool, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-paper shadow-sheet ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 pt-3 pb-2">
        <h2 id={id} className="font-bold text-lg leading-tight">
          {title}
        </h2>
        {tool}
      </div>
      {children}
    </section>
  )
}
