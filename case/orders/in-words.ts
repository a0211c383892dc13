import type { Order, ReadBack } from '../records/order.ts'
import type { CaseContent } from '../story/content.ts'
import { pointRecordedAs } from '../story/points.ts'
import type { FieldForm } from './order-form.ts'

/** What was ordered or read back in a field, as people read it. */
export function fieldInWords(
  { orders }: CaseContent,
  { field }: FieldForm,
  value: ReadBack[string] | undefined,
): string {
  if (value === undefined) return ''
  if (field.kind === 'name') return orders?.names.find(({ slug }) => slug === value)?.name ?? String(value)
  return `${value} ${field.unit}`.trim()
}

/** What was decided, by the name of its option. */
export function nameOfOrder(content: CaseContent, { docId, option }: Pick<Order, 'docId' | 'option'>): string {
  const groups = pointRecordedAs(content, docId)?.story.groups ?? {}
  const found = Object.values(groups).flat()
  return found.find(({ slug }) => slug === option)?.name ?? option
}
