import type { ReactNode } from 'react'

/** A file to take along. */
export const FileLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    download
    className="inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border border-line-strong bg-paper px-5 font-semibold hover:bg-wash"
  >
    {children}
  </a>
)
