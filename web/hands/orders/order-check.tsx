import { Eye } from 'lucide-react'
import type { OrdersView } from '#case/views/orders.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { RoleName } from '../../base/roles/role-tag.tsx'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { boundUnits } from '../../base/ui/number-text.ts'

/** A colleague's drug, for a second pair of eyes. */
export function OrderCheck({ check: { id, roleId, made } }: { check: OrdersView['checks'][number] }) {
  const check = useCommand('check-order')
  const answer = (fits: boolean) => !check.isSending && check.send({ order: id, fits })
  return (
    <section
      aria-label="Second check"
      className="space-y-3 rounded-card border border-[#ecd6a6] bg-away-soft p-4 text-[#5f3f00]"
    >
      <p className="flex items-center gap-2 font-semibold leading-snug">
        <Eye aria-hidden size={20} className="shrink-0" />
        <span>
          <RoleName role={roleId} /> asks for a second check
        </span>
      </p>
      <p className="rounded-xl bg-paper px-4 py-2.5 font-semibold text-ink leading-snug">{boundUnits(made)}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button look="quiet" aria-disabled={check.isSending} onClick={() => answer(false)}>
          Does not fit
        </Button>
        <Button aria-disabled={check.isSending} onClick={() => answer(true)}>
          It fits
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {check.refusal && <Callout look="alarm">{check.refusal}</Callout>}
      </div>
    </section>
  )
}
