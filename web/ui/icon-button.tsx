import type { ComponentProps } from 'react'

/** A button that is only a picture: its label is its name. */
export function IconButton({ label, className = '', ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-surface hover:text-ink ${className}`}
      {...props}
    />
  )
}
