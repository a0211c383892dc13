import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'primary' | 'quiet' | 'alarm' | 'dawn'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border px-5 py-2.5 text-center font-semibold transition-colors disabled:cursor-not-allowed'

const looks: { readonly [L in Look]: string } = {
  primary: 'border-transparent bg-action text-white hover:bg-action-strong disabled:bg-line disabled:text-ink-soft',
  quiet: 'border-line-strong bg-paper text-ink hover:bg-wash disabled:border-line disabled:text-ink-soft',
  alarm: 'border-transparent bg-alarm text-white hover:bg-[#861913] disabled:bg-line disabled:text-ink-soft',
  dawn: 'border-transparent bg-dawn text-night hover:bg-[#ffc9a6]',
}

export function Button({ look = 'primary', className = '', ...props }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" className={`${base} ${looks[look]} ${className}`} {...props} />
}

export function ButtonLink({
  look = 'primary',
  className = '',
  ...props
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...props} />
}

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
