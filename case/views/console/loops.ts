import { wrongFields } from '../../orders/stage.ts'
import { hasOrders, openOrdersAt, ordersOf } from '../../rules/orders.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import { isAllDecided, openPointOf } from '../../rules/points.ts'
import { pointRecordedAs, titleOfPoint } from '../../story/points.ts'
import { isStanding, type LoopView, ordersToldAt, viewLoop } from '../order-loops.ts'
import type { Told } from '../order-steps.ts'

/** A loop as who teaches sees it: what was read back wrong is marked at once. */
export interface ConsoleLoop extends Omit<LoopView, 'option' | 'readBack'> {
  readonly readBack:
    | readonly { readonly label: string; readonly ordered: string; readonly heard: string; readonly isWrong: boolean }[]
    | null
  readonly closedAt: number | null
  /** What was read back wrong of it so far: said again before it was confirmed, or confirmed. */
  readonly wrongs: { readonly caught: number; readonly missed: number }
}

/** The orders of the newest point that has some. */
export interface LoopsView {
  readonly slug: string
  readonly title: string
  readonly loops: readonly ConsoleLoop[]
  /** All is decided, and its results wait for what is open. */
  readonly isWaitedFor: boolean
}

/** Null where the run has no orders. */
export function viewLoops(told: CaseAndStory): LoopsView | null {
  const { state, content } = told
  if (!hasOrders(state) || !content.orders) return null
  const docId = ordersOf(state).at(-1)?.order.docId ?? ''
  const point = pointRecordedAs(content, docId)
  if (!point) return { slug: '', title: '', loops: [], isWaitedFor: false }
  const open = openPointOf(state, point)
  return {
    slug: point.slug,
    title: titleOfPoint(point.place),
    loops: ordersToldAt(told, docId).filter(isStanding).map(viewOne(told)),
    isWaitedFor: open !== null && isAllDecided(open) && openOrdersAt(state, docId).length > 0,
  }
}

const viewOne =
  (run: CaseAndStory) =>
  (told: Told): ConsoleLoop => {
    const { option: _, readBack, ...loop } = viewLoop(run)(told)
    const { heard } = told.order
    const slugs = told.form.fields.map(({ field }) => field.slug)
    const wrong = wrongFields(heard.at(-1) ?? null, told.form)
    const wrongs = heard.filter((one) => wrongFields(one, told.form).length > 0)
    const missed = wrongs.filter(({ confirmedAt }) => confirmedAt !== null).length
    const isCaught = ({ call, confirmedAt }: (typeof heard)[number]) =>
      confirmedAt === null && told.order.calls.length > call
    return {
      ...loop,
      closedAt: told.order.closed?.at ?? null,
      readBack:
        readBack?.fields.map((field, index) => ({ ...field, isWrong: wrong.includes(slugs[index] ?? '') })) ?? null,
      wrongs: { caught: wrongs.filter(isCaught).length, missed },
    }
  }
