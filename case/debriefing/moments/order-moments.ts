import type { CaseState } from '../../records/state.ts'
import type { OrderReport } from '../../report/orders-report.ts'
import { type Found, type LookedBack, lasted, roomMsBetween, whoIs } from './looked-back.ts'

/** Of fewer none is the fastest or the slowest. */
const FEWEST = 3
/** So long a loop is worth a word. */
const LONG_MS = 60_000

/** What was read back wrong, caught or not; what was questioned; and which loop was open longest, which was closed soonest. */
export function orderMoments({ report: { orders }, course: { state }, to }: LookedBack): Found[] {
  const called = orders.filter(isCalled)
  const openMs = ({ calledAt, closedAt }: Called) => roomMsBetween(state, calledAt, closedAt ?? to)
  const byTime = called.toSorted((one, other) => openMs(one) - openMs(other))
  const fastest = byTime.find(({ how }) => how === 'reported')
  const longest = byTime.at(-1)
  const isEnough = called.length >= FEWEST
  return [
    ...orders.flatMap(wrongMoments),
    ...orders.flatMap((one) => questionedMoments(one, state)),
    ...(isEnough && fastest ? [fast(fastest, openMs(fastest))] : []),
    ...(isEnough && longest && longest !== fastest && openMs(longest) >= LONG_MS
      ? [long(longest, openMs(longest))]
      : []),
  ]
}

type Called = OrderReport & { readonly calledAt: number }
const isCalled = (order: OrderReport): order is Called => order.calledAt !== null

const wrongMoments = ({ id, name, roleId, wrong }: OrderReport): Found[] =>
  wrong.flatMap(({ at, heard, ordered, became, why }, place): Found[] => {
    const said = `${whoIs(roleId)} read back ${heard}. Ordered: ${ordered}.${why ? ` ${why}` : ''}`
    const about = { id: `order/${id}/${place}`, at }
    if (became === 'open') return []
    return became === 'caught'
      ? [
          {
            ...about,
            isGood: true,
            weight: 8,
            title: `An error that was caught: ${name}`,
            why: `${said} It was heard, and said again.`,
          },
        ]
      : [
          {
            ...about,
            isGood: false,
            weight: 9,
            title: `An error that was not caught: ${name}`,
            why: `${said} It was confirmed, and stopped before it reached the newborn.`,
          },
        ]
  })

const followed = {
  reported: 'It was carried out all the same.',
  cancelled: 'It was cancelled.',
  'gone-on': 'The team went on without it.',
  open: 'It was left open.',
} as const

/** Whoever doubts an order and says so did well, whatever came of it. */
function questionedMoments({ id, name, roleId, questions, how }: OrderReport, { records }: CaseState): Found[] {
  const asked = records.Order[id]?.questions[0]
  return asked
    ? [
        {
          id: `order/${id}/questioned`,
          at: asked.at,
          isGood: true,
          weight: 6,
          title: `An order that was questioned: ${name}`,
          why: `${whoIs(roleId)} said: “${questions[0]}” ${followed[how]} What did the others hear in it?`,
        },
      ]
    : []
}

const fast = ({ id, name, calledAt }: Called, ms: number): Found => ({
  id: `order/${id}/fastest`,
  at: calledAt,
  isGood: true,
  weight: 3,
  title: `The loop that was closed soonest: ${name}`,
  why: `From its call to its report it took ${lasted(ms)}.`,
})

const long = ({ id, name, calledAt, how }: Called, ms: number): Found => ({
  id: `order/${id}/longest`,
  at: calledAt,
  isGood: false,
  weight: 4,
  title: `The loop that was open longest: ${name}`,
  why: `${how === 'reported' ? `It was reported after ${lasted(ms)}.` : `Nobody reported it in ${lasted(ms)}.`} What did who called it believe meanwhile?`,
})
