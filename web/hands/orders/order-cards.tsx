import { Eye } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { answerField } from '#case/rules/role-fields.ts'
import type { OrdersView } from '#case/views/orders.ts'
import type { View } from '#case/views/view.ts'
import { useView } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { useDraft } from '../../base/live/use-draft.ts'
import { RoleName } from '../../base/roles/role-tag.tsx'
import { roles } from '../../base/roles/roles.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { boundUnits } from '../../base/ui/number-text.ts'
import { TextField } from '../../base/ui/text-field.tsx'
import { useCallPerson } from '../attention/call-person.ts'
import { decider } from '../deciding/decider.ts'
import { LoopList } from './loop-list.tsx'
import { OwnOrderCard } from './own-order-card.tsx'

/** All orders of the point as this role has them: a colleague's drug to look at, one's own hands, and the loops that one leads. */
export function OrderCards({ role }: { role: RoleId }) {
  const view = useView((held) => held)
  const orders = view?.orders ?? null
  const waiting = orders ? whatWaits(orders) : null
  const told = waiting ?? (orders ? lastReport(orders) : null)
  useCallPerson(waiting)
  if (!orders) return null
  const hasAny = orders.loops.length + orders.own.length + orders.checks.length > 0
  if (!hasAny) return view && <Predict view={view} role={role} />
  return (
    <div data-role={role} className="space-y-3 print:hidden">
      <p role="status" className="sr-only">
        {told}
      </p>
      {orders.checks.map((check) => (
        <OrderCheck key={check.id} check={check} />
      ))}
      {orders.own.map((own, index) => (
        <OwnOrderCard key={own.id} own={own} orders={orders} isFirst={index === 0} />
      ))}
      {orders.loops.length > 0 && <LoopList loops={orders.loops} />}
    </div>
  )
}

/** What came last to wait for this person, said once for who does not look. */
export function whatWaits({ checks, own, loops }: OrdersView): string | null {
  const [check] = checks
  if (check) return `${roles[check.roleId].label} asks you to look at a drug`
  const heard = loops.find(({ stage }) => stage === 'read-back')
  if (heard) {
    const said = heard.readBack?.fields.map((field) => `${field.label}: ${field.heard}`).join(', ')
    return `${roles[heard.roleId].label} reads back. ${said}`
  }
  const stopped = loops.find((one) => one.stopped !== null)
  if (stopped) return `Stopped: ${stopped.stopped}`
  const asks = loops.find((loop) => loop.question !== null || loop.isAskedAgain)
  if (asks) return `${roles[asks.roleId].label} asks: ${asks.question ?? 'say it again'}`
  const called = own.find(({ stage, isOwn, isAskedAgain }) => stage === 'called' && isOwn && !isAskedAgain)
  if (called) return called.isWritten ? 'An order for you, in writing' : 'An order for you'
  const stop = own.find((one) => one.stopped !== null)
  if (stop) return `Stopped: ${stop.stopped} Listen again`
  const confirmed = own.find(({ isReadBack, stage, done }) => isReadBack && stage === 'doing' && done.length === 0)
  if (confirmed?.due) return `Confirmed. Your hands: ${confirmed.due.label}`
  const due = own.find((one) => one.due !== null && !one.isOwn)
  return due ? 'A colleague needs your hands' : null
}

/** What was reported last, to who called it. */
const lastReport = ({ loops }: OrdersView): string | null => {
  const last = loops.findLast(({ closed }) => closed?.report != null)
  return last ? `${roles[last.roleId].label} reports: ${last.closed?.report}` : null
}

type Seen = Pick<View, 'orders' | 'points' | 'instruments' | 'vitals'>

/** What who waits may guess, and what came of it; null: there is something to do, or nothing to look forward to. */
export type Prediction =
  | { readonly kind: 'ask'; readonly point: string; readonly place: string }
  | { readonly kind: 'told'; readonly point: string; readonly place: string; readonly truth: string }

/** Of the last saturation that the monitor shows, in runs with orders: asked of who has nothing else to do, told with the results. */
export function predictionFor({ orders, points, instruments, vitals }: Seen, role: RoleId): Prediction | null {
  const sign = instruments.signs.findLast(({ kind }) => kind === 'saturation')
  const point = points.findLast(({ openedAt }) => openedAt !== null)
  if (!orders || !vitals || !point || sign?.kind !== 'saturation' || role === decider) return null
  const { place, slug } = sign
  if (point.resultsAt !== null) {
    return { kind: 'told', point: point.point, place, truth: String(vitals.monitor[slug] ?? '') }
  }
  const isAsked = point.groups.some(
    (group) =>
      group.decidedAt === null &&
      (group.advisedBy ?? [1, 2]).some((one) => one === role) &&
      [group[answerField[role]] ?? []].flat().length === 0,
  )
  const isBusy = orders.own.length + orders.checks.length > 0
  return isAsked || isBusy ? null : { kind: 'ask', point: point.point, place }
}

/** It stays on this device, and brings no points. */
function Predict({ view, role }: { view: Seen; role: RoleId }) {
  const prediction = predictionFor(view, role)
  const [{ value = '' }, enter] = useDraft(`prediction ${prediction?.point}`)
  if (!prediction) return null
  const { place } = prediction
  const guess = value.trim()
  if (prediction.kind === 'told') {
    return guess === '' ? null : (
      <p className="rounded-card border border-line bg-paper px-4 py-3">
        You thought that the saturation of the {place} would be {guess} %. It is {prediction.truth} %.
      </p>
    )
  }
  return (
    <section aria-label="While you wait" className="rounded-card border border-line bg-paper p-4 print:hidden">
      <TextField
        label={`While you wait: where will the saturation of the ${place} be at the next look, in %?`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={value}
        onChange={({ target }) => enter({ value: target.value })}
      />
      <p className="mt-1.5 text-ink-soft text-sm">You see it beside the truth. No points, and nobody else reads it.</p>
    </section>
  )
}

/** A colleague's drug, for a second pair of eyes. */
function OrderCheck({ check: { id, roleId, made } }: { check: OrdersView['checks'][number] }) {
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
