import { amountOfMistake } from '../orders/order-form.ts'
import { traitsOf } from '../records/manners.ts'
import { PROVIDER } from '../records/roles.ts'
import type { LoopView } from '../views/order-loops.ts'
import type { FieldView, OrdersView, OwnOrder } from '../views/orders.ts'
import { chanceOf } from './chance.ts'
import { type Deed, deed, type Playing } from './deed.ts'

const SAY_MS = 5000
const HEAR_MS = 5500
const LOOK_MS = 4000
const STEP_MS = 6000
const REPORT_MS = 4000
/** Who forgets to report remembers after this. */
const FORGOTTEN_MS = 90_000
/** The Provider goes on without what does not come. */
const FAIR_MS = 240_000

/** What there is to do about orders: a colleague's drug first, then what one leads, then one's own. */
export function seeToOrders(playing: Playing): Deed | null {
  const { orders } = playing.view
  if (!orders) return null
  const [check] = orders.checks
  if (check)
    return deed(playing, `check order ${check.id}`, STEP_MS, { kind: 'check-order', order: check.id, fits: true })
  return (
    firstOf(orders.loops, (loop) => lead(playing, orders, loop)) ??
    firstOf(orders.own, (own) => carryOut(playing, orders, own))
  )
}

function firstOf<T>(items: readonly T[], deedFor: (item: T) => Deed | null): Deed | null {
  for (const item of items) {
    const found = deedFor(item)
    if (found) return found
  }
  return null
}

/** The Provider calls in writing: nobody hears a stand-in. */
function lead(playing: Playing, { soFar }: OrdersView, loop: LoopView): Deed | null {
  const { id, stage, readBack } = loop
  const isHeld = playing.view.team.some(({ roleId }) => roleId === loop.hands)
  if (stage !== 'closed' && !isHeld && loop.hands !== PROVIDER) {
    return deed(playing, `take over order ${id}`, LOOK_MS, { kind: 'take-over-order', order: id })
  }
  const confirm = (what: string) => deed(playing, `${what} order ${id}`, LOOK_MS, { kind: 'confirm-order', order: id })
  const call = (what: string) =>
    deed(playing, `${what} order ${id}`, SAY_MS, { kind: 'call-order', order: id, isWritten: true })
  if (loop.question !== null && stage !== 'decided') return confirm('stand by')
  if (stage === 'decided') return call('call')
  if (stage === 'stopped') return call(`call again, ${soFar.stopped},`)
  if (stage === 'called' && (loop.isAskedAgain || !loop.isWritten)) return call('say again')
  if (stage !== 'read-back' || !readBack) return null
  const isAsOrdered = readBack.fields.every(({ ordered, heard }) => ordered === heard)
  const isMissed = traitsOf(playing).slipsAtOrders && soFar.stopped === 0
  return isAsOrdered || isMissed ? confirm('confirm') : call('correct')
}

/** Hears, does step by step and reports. Its manner says whether it asks once to hear it again, and whether it slips. */
function carryOut(playing: Playing, orders: OrdersView, own: OwnOrder): Deed | null {
  const { id, stage } = own
  if (stage === 'called' && own.isOwn) return hear(playing, orders, own)
  if (own.due) {
    const right = playing.rightStep?.(id)
    return right
      ? deed(playing, `order ${id} ${own.due.slug}`, STEP_MS, {
          kind: 'work-order',
          order: id,
          step: own.due.slug,
          ...right,
        })
      : null
  }
  if (own.report === null) return null
  const isForgotten = isDistractedAt(playing, 'forget', orders.soFar.reported)
  const takesMs = isForgotten ? FORGOTTEN_MS : REPORT_MS
  return deed(playing, `report order ${id}`, takesMs, { kind: 'report-order', order: id })
}

/** Of the first two, which: by its seed. */
const isDistractedAt = (playing: Playing, what: string, count: number): boolean =>
  traitsOf(playing).slipsAtOrders && count === Math.floor(chanceOf(playing.seed, `${playing.roleId} ${what}`) * 2)

function hear(playing: Playing, { soFar }: OrdersView, own: OwnOrder): Deed | null {
  const { id } = own
  if (own.isAskedAgain) return null
  const again = deed(playing, `ask again order ${id}`, HEAR_MS, { kind: 'ask-order-again', order: id })
  if (!own.isReadBack) return deed(playing, `hear order ${id}`, HEAR_MS, { kind: 'hear-order', order: id })
  // What is said aloud it cannot hear.
  const isUnheard = own.fields.some(({ written }) => written === null)
  if (isUnheard || (traitsOf(playing).hearsOnceAgain && soFar.again === 0)) return again
  const isSlip = isDistractedAt(playing, 'slip', soFar.readBack)
  const slips = isSlip ? own.fields.map((field) => slipOf(playing, field)) : []
  const wrong = slips.findLastIndex((slip) => slip !== null)
  const said = Object.fromEntries(
    own.fields.map(({ slug, written }, index) => [slug, (index === wrong ? slips[index] : written) ?? '']),
  )
  return deed(playing, `read back order ${id}${wrong >= 0 ? ', wrong' : ''}`, HEAR_MS, {
    kind: 'hear-order',
    order: id,
    said,
  })
}

/** A factor of ten or what the story has for one, or a name that sounds like it. Null: nobody would read back anything else. */
function slipOf({ story: { orders } }: Playing, { slug, kind, label, written }: FieldView): string | null {
  const names = orders?.names ?? []
  if (kind === 'name') {
    const sounding = names.find((one) => one.name === written)?.soundsLike
    return names.find((one) => one.slug === sounding)?.name ?? null
  }
  const right = Number.parseFloat(written ?? '')
  const ranges = (orders?.cards ?? []).flatMap(({ parts }) =>
    parts.flatMap(({ fields }) =>
      fields.flatMap((one) => (one.kind === 'number' && one.slug === slug && one.label === label ? one : [])),
    ),
  )
  const isRead = (one: number) => one !== right && ranges.every(({ from, to }) => one >= from && one <= to)
  const told = ranges.flatMap(({ slips }) => slips.map(({ is }) => amountOfMistake(is, right, {})))
  const slip = [Number((right * 10).toPrecision(6)), ...told].find(isRead)
  return slip === undefined ? null : String(slip)
}

/** What does not come is gone on without, when nothing has moved for long. */
export function goOnWithout(playing: Playing, point: string): Deed | null {
  const open = (playing.view.orders?.loops ?? []).filter(({ stage }) => stage !== 'closed')
  if (open.length === 0) return null
  const standing = open.map(({ id, stage, steps }) => `${id} ${stage} ${steps.done}`).join(', ')
  return deed(playing, `go on without ${standing}`, FAIR_MS, { kind: 'go-on-without', point })
}
