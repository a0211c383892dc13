import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

interface PagesNavProps {
  readonly list: { readonly found: number; readonly onAPage: number }
  readonly page: number
  readonly onTurn: (page: number) => void
}

/** From one page of a list to the next. */
export function PagesNav({ list: { found, onAPage }, page, onTurn }: PagesNavProps) {
  const last = Math.ceil(found / onAPage)
  if (last <= 1) return null
  const turn = (to: number) => {
    onTurn(to)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 print:hidden">
      <Button look="quiet" disabled={page <= 1} onClick={() => turn(page - 1)}>
        <ChevronLeft aria-hidden size={18} /> Previous
      </Button>
      <p className="tabular-nums">
        Page {page} of {last}
      </p>
      <Button look="quiet" disabled={page >= last} onClick={() => turn(page + 1)}>
        Next <ChevronRight aria-hidden size={18} />
      </Button>
    </nav>
  )
}
