import { Minus, Plus } from 'lucide-react'

const looks = {
  1: { Icon: Plus, look: 'bg-present text-white' },
  [-1]: { Icon: Minus, look: 'bg-away text-white' },
} as const

/** A plus or a minus, told apart by its shape. What it means stands beside it in words. */
export function SignMark({ sign }: { sign: 1 | -1 }) {
  const { Icon, look } = looks[sign]
  return (
    <span aria-hidden className={`inline-grid size-5 shrink-0 place-items-center rounded-full print:size-3 ${look}`}>
      <Icon size={14} strokeWidth={3.25} className="print:size-2.5" />
    </span>
  )
}
