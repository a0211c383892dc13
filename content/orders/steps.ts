import type { Mistake, OrderField, OrderStep } from '#case/story/orders.ts'

type More = Partial<Pick<OrderStep, 'when' | 'by' | 'after'>>
type Kind<K extends OrderStep['kind']> = Extract<OrderStep, { kind: K }>

/** A plain act, and what can be read afterwards. */
export const act = (slug: string, label: string, reading?: Kind<'do'>['reading'], more: More = {}): OrderStep => ({
  slug,
  kind: 'do',
  label,
  ...(reading && { reading }),
  ...more,
})

/** Something to choose: each as [name, hint]; the right one has no hint. */
export function pick(
  slug: string,
  label: string,
  names: readonly (readonly [name: string, hint?: string])[],
  more: More & Partial<Pick<Kind<'choose'>, 'reading'>> = {},
): OrderStep {
  const options = names.map(([name, hint], index) => ({ slug: `option-${index + 1}`, name, ...(hint && { hint }) }))
  const right = options.find((option) => !('hint' in option))?.slug ?? ''
  return { slug, kind: 'choose', label, options, right, ...more }
}

/** What a colleague is shown of a drug that is not to go wrong. */
export const secondCheck = (made: Kind<'check'>['made']): OrderStep => ({
  slug: 'check',
  kind: 'check',
  label: 'Second check by a colleague',
  made,
})

type NumberStep = Kind<'number'>

/** A number to find or set; mistakes as [number, hint]. */
export const find = (
  slug: string,
  label: string,
  asked: Pick<NumberStep, 'unit' | 'right' | 'hint'> & Partial<Pick<NumberStep, 'on' | 'reading' | 'tolerance'>>,
  wrong: readonly (readonly [is: Mistake, hint: string])[] = [],
  more: More = {},
): OrderStep => ({
  slug,
  kind: 'number',
  label,
  tolerance: 0,
  ...asked,
  wrong: wrong.map(([is, hint]) => ({ is, hint })),
  ...more,
})

type NumberField = Extract<OrderField, { kind: 'number' }>

/** A number to read back; slips as [number, what the report says]. */
export const number = (
  slug: string,
  label: string,
  asked: Pick<NumberField, 'unit' | 'right' | 'stop'> &
    Partial<Pick<NumberField, 'at' | 'units' | 'limit' | 'from' | 'to'>>,
  slips: readonly (readonly [is: Mistake, says: string])[] = [],
): OrderField => ({
  slug,
  kind: 'number',
  label,
  from: 0,
  to: 1000,
  ...asked,
  slips: slips.map(([is, says]) => ({ is, says })),
})

/** A word to read back. */
export const word = (
  slug: string,
  label: string,
  asked: { readonly right: string; readonly stop: string; readonly at?: string },
  slips: readonly (readonly [is: string, says: string])[] = [],
): OrderField => ({ slug, kind: 'name', label, ...asked, slips: slips.map(([is, says]) => ({ is, says })) })
