import { type Difference, differenceBetween, withDifference } from '../records/difference.ts'
import type { View } from './view.ts'

type Field = keyof Omit<View, 'chat' | 'chatBefore'>

/** What makes one view into a later one. */
export interface ViewChange {
  /** Fields that are told anew. */
  readonly set: Partial<Pick<View, Field>>
  /** What has changed inside others. Pages of before there was this know nothing of it. */
  readonly inside?: { readonly [F in Field]?: Difference }
  readonly addChat: View['chat']
}

/** The same for pages that know of no differences: each field that has changed is told anew. */
export const inWholeFields = ({ set, inside = {}, addChat }: ViewChange, later: View): ViewChange => ({
  set: { ...set, ...Object.fromEntries(Object.keys(inside).map((field) => [field, later[field as Field]])) }, // its own keys
  addChat,
})

/** By fields, each as it was and as it is. Only within one run: the chat of the later view begins with the chat of the earlier one. */
export function changeOf(fields: Iterable<readonly [field: keyof View, was: unknown, is: unknown]>): ViewChange {
  const set: { [field: string]: unknown } = {}
  const inside: { [field: string]: Difference } = {}
  let addChat: View['chat'] = []
  for (const [field, was, is] of fields) {
    if (field === 'chat') {
      addChat = (is as View['chat']).slice((was as View['chat']).length) // what that field holds
      continue
    }
    const difference = differenceBetween(was, is)
    if (!difference) continue
    if ('to' in difference) set[field] = difference.to
    else inside[field] = difference
  }
  return { set, ...(Object.keys(inside).length > 0 && { inside }), addChat }
}

/** The later view, of what a page holds of the earlier one: it may have but the end of the chat. */
export function withChange(view: View, { set, inside, addChat }: ViewChange): View {
  const within = Object.entries(inside ?? {}).map(([field, difference]) => [
    field,
    withDifference(view[field as Field], difference), // it tells of those fields alone
  ])
  const chat = addChat.length > 0 ? [...view.chat, ...addChat] : view.chat
  return { ...view, ...set, ...Object.fromEntries(within), chat }
}
