import { Ear } from 'lucide-react'
import type { HandoverView } from '#case/views/handover.ts'
import { goodLengthText } from './good-length-text.ts'
import { ProviderLine } from './provider-line.tsx'

/** For those who listen: what happens in the room, and what to do. */
export function ListenNow({ handover }: { handover: HandoverView }) {
  return (
    <section aria-label="The handover" className="flex gap-4 rounded-card bg-(--role-soft) px-5 py-4">
      <span aria-hidden className="mt-0.5 text-(--role)">
        <Ear size={24} />
      </span>
      <div className="space-y-1.5 leading-relaxed">
        <p className="font-semibold">The Provider hands over now. Listen.</p>
        <p>It takes {goodLengthText(handover.goodLengthMs)}. At the end, ask for what you have not heard.</p>
        <ProviderLine />
      </div>
    </section>
  )
}
