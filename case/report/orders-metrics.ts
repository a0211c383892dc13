import { labelOf, RN, RT } from '../records/roles.ts'
import type { EventReport, LookReport } from './events-report.ts'
import type { MetricReport, MetricValue } from './metrics-report.ts'
import type { OrderReport, WrongReadBack } from './orders-report.ts'

/** What all of these know, and what they do not. */
export const TAPPED = 'It knows what was tapped, not what was said.'
const onVideo = { number: 105, name: 'J Surg Educ 2017' }
const simulated = { number: 106, name: 'BMJ Open 2013' }

export const isOfOrders = (slug: string): boolean => slug.startsWith('orders-')

type Orders = readonly OrderReport[]

/** How the loops of a run were closed, of all and by role; nothing where it had no orders. */
export function ordersMetrics(orders: Orders): readonly MetricReport[] {
  if (orders.length === 0) return []
  const called = orders.filter(({ calledAt }) => calledAt !== null)
  return [
    ...loopMetrics(called),
    ...readBackMetrics(orders),
    counted(
      'questioned',
      'Orders questioned',
      'Called orders that who received them questioned.',
      called,
      ({ questions }) => questions.length > 0,
    ),
    counted('open', 'Loops open at the end', 'Orders that the team went on without, or left.', orders, isLeftOpen),
  ]
}

/** How far called orders came, and how soon. */
function loopMetrics(called: Orders): readonly MetricReport[] {
  return [
    counted(
      'heard',
      'Orders heard',
      `Called orders that somebody said they heard. ${TAPPED}`,
      called,
      ({ heardMs }) => heardMs !== null,
    ),
    counted(
      'read-back',
      'Orders read back and confirmed',
      'Of the called orders that are read back in full.',
      called.filter(({ isReadBack }) => isReadBack),
      ({ isConfirmed }) => isConfirmed,
    ),
    {
      ...counted('closed', 'Loops closed', 'Called orders that were reported as done.', called, isReported),
      benchmark:
        'Of 387 orders on video 26% were closed, after teaching 50%; simulated teams closed 2.8 loops for 20 call-outs.',
      sources: [onVideo, simulated],
    },
    {
      ...timed(
        'time',
        'From called to done',
        'The median of the orders that were reported, in time of the case.',
        called.filter(isReported),
      ),
      benchmark: 'Orders whose loop was closed were done 3.6 times sooner than others.',
      sources: [onVideo],
    },
  ]
}

/** What was read back wrong, and whether somebody heard it. */
function readBackMetrics(orders: Orders): readonly MetricReport[] {
  const wrongs = (became: WrongReadBack['became'] | null) => (of: Orders) =>
    of.flatMap(({ wrong }) => wrong).filter((one) => became === null || one.became === became).length
  const read = orders.flatMap(({ wrong, isConfirmed }) => [...wrong, ...(isConfirmed ? ['right'] : [])]).length
  return [
    summed(
      'wrong',
      'Read-backs that were wrong',
      'Of all read-backs that came to an end or were wrong.',
      orders,
      wrongs(null),
      read,
    ),
    summed(
      'caught',
      'Wrong read-backs caught',
      'Said again, or cancelled, before they were confirmed.',
      orders,
      wrongs('caught'),
    ),
    summed(
      'missed',
      'Wrong read-backs not caught',
      'Confirmed as they were read back. Something stopped each before it reached the newborn.',
      orders,
      wrongs('missed'),
    ),
  ]
}

const isReported = ({ how }: OrderReport): boolean => how === 'reported'
const isLeftOpen = ({ how }: OrderReport): boolean => how === 'gone-on' || how === 'open'

const byRole = (orders: Orders, tell: (of: Orders) => string | null): string[] =>
  [RT, RN].flatMap((role) => {
    const told = tell(orders.filter(({ roleId }) => roleId === role))
    return told === null ? [] : [`${labelOf(role)}: ${told}.`]
  })

const asCount = (count: number, of: number, what: string): MetricValue => ({ kind: 'count', count, of, what })

function counted(
  slug: string,
  title: string,
  definition: string,
  orders: Orders,
  isIt: (order: OrderReport) => boolean,
): MetricReport {
  const count = orders.filter(isIt).length
  const roles = byRole(orders, (of) => (of.length === 0 ? null : `${of.filter(isIt).length} of ${of.length}`))
  const percent = orders.length === 0 ? [] : [`${Math.round((count / orders.length) * 100)}%.`]
  return metric(slug, title, definition, {
    value: orders.length === 0 ? null : asCount(count, orders.length, 'orders'),
    cannot: 'there were none',
    details: [...percent, ...roles],
  })
}

function summed(
  slug: string,
  title: string,
  definition: string,
  orders: Orders,
  sum: (orders: Orders) => number,
  of = orders.flatMap(({ wrong }) => wrong).length,
): MetricReport {
  const roles = byRole(orders, (some) => (some.length === 0 ? null : String(sum(some))))
  return metric(slug, title, definition, {
    value: of === 0 ? null : asCount(sum(orders), of, slug === 'wrong' ? 'read-backs' : 'wrong read-backs'),
    cannot: slug === 'wrong' ? 'nothing was read back' : 'no read-back was wrong',
    details: of === 0 ? [] : roles,
  })
}

function timed(slug: string, title: string, definition: string, orders: Orders): MetricReport {
  const ms = medianOf(orders)
  return metric(slug, title, definition, {
    value: ms === null ? null : { kind: 'time', ms },
    cannot: 'no order was reported',
    details: byRole(orders, (of) => {
      const median = medianOf(of)
      return median === null ? null : `${Math.round(median / 1000)} s`
    }),
  })
}

function medianOf(orders: Orders): number | null {
  const times = orders.flatMap(({ doneMs }) => doneMs ?? []).sort((one, other) => one - other)
  return times[Math.floor((times.length - 1) / 2)] ?? null
}

const metric = (
  slug: string,
  title: string,
  definition: string,
  { value, cannot, details }: Pick<MetricReport, 'value' | 'details'> & { readonly cannot: string },
): MetricReport => ({
  slug: `orders-${slug}`,
  title,
  definition,
  sources: [{ number: 0, name: 'the log of this run' }],
  benchmark: null,
  value,
  cannot: value === null ? cannot : null,
  details,
})

/** How often somebody looked, and it was not so; nothing where nobody had to. */
export function looksMetrics(events: readonly EventReport[], looks: readonly LookReport[]): readonly MetricReport[] {
  const right = events.filter(({ wasToBeFound, recognised }) => wasToBeFound && recognised).length
  const of = right + looks.length
  if (of === 0) return []
  return [
    {
      slug: 'looks-wrong',
      title: 'Looks that were wrong',
      definition: 'Of all times that somebody said what is wrong on which device. To look once too often is no fault.',
      sources: [],
      benchmark: null,
      value: { kind: 'count', count: looks.length, of, what: 'wrong' },
      cannot: null,
      details: looks.map(({ said, during }) => `${said}${during ? `. Meanwhile: ${during}` : ''}.`),
    },
  ]
}
