import { CASE_ID } from '../../records/collections.ts'
import { applyChanges, emptyState, put } from '../../records/state.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import { viewMedicalControl } from '../../views/bedside/medical-control.ts'
import type { Moment } from './claims.ts'
import { contradictions, type Statement } from './statements.ts'

/** What medical control orders, in spoken numbers, and what is so once it is done. */
const orders: readonly (readonly [RegExp, Moment, string, string])[] = [
  [/transport oscillator/, 'after', 'machine', 'hfov'],
  [/nitric oxide at twenty/, 'after', 'ino', '20'],
  [/nine and a half centimeters/, 'after', 'tube', '9.5'],
  [/air in the right chest/, 'now', 'right lung', 'down'],
  [/air in the right chest: needle it/, 'after', 'right lung', 'up'],
  [/mean airway pressure to sixteen/, 'after', 'map', '16'],
  [/amplitude (?:to )?forty-two/, 'after', 'amplitude', '42'],
  [/dopamine (?:back )?to ten: one point two/, 'after', 'dopamine', '10'],
  [/epinephrine (?:at|back to) point zero five: zero point four eight/, 'after', 'epinephrine', '0.05'],
  [/You have an arterial line/, 'after', 'arterial line', 'in'],
  [/You have no arterial line/, 'after', 'arterial line', 'none'],
]

/** What changes by order alone: the settings of a new machine come with it. */
const ORDERED = ['ino', 'tube', 'right lung', 'dopamine', 'epinephrine', 'machine']

const NUMBERS = /saturation (\d+) in the hand, (\d+) in the foot, mean pressure (\d+)/

/** The numbers that a call tells. */
export function numbersTold(text: string): Statement[] {
  const [, ...numbers] = NUMBERS.exec(text) ?? []
  const abouts = ['spo2 pre', 'spo2 post', 'mean bp']
  return numbers.map((says, index) => ({ place: 'the call', moment: 'now', about: abouts[index] ?? '', says }))
}

/** Where the call that follows this bedside contradicts the panels before and after it, or leaves out an order. */
export function calledWrongly(
  content: CaseContent,
  bedside: Bedside,
  panels: { readonly before: readonly Statement[]; readonly after: readonly Statement[] },
): string[] {
  const text = callAfter(content, bedside)
  const ordered = orders.flatMap(([pattern, moment, about, says]) =>
    pattern.test(text) ? [{ place: 'the call', moment, about, says }] : [],
  )
  const saidOf = (panel: readonly Statement[], about: string) => panel.find((one) => one.about === about)?.says
  const changed = ORDERED.filter((about) => saidOf(panels.before, about) !== saidOf(panels.after, about))
  const isOrdered = (about: string) => ordered.some((order) => order.moment === 'after' && order.about === about)
  return [
    ...contradictions([...panels.before, ...panels.after, ...numbersTold(text), ...ordered]),
    ...changed.filter((about) => !isOrdered(about)).map((about) => `${about} changes without an order`),
    ...(text.includes('nothing I would add') && changed.length > 0 ? ['nothing to add, yet something changes'] : []),
  ]
}

export function callAfter(content: CaseContent, after: Bedside): string {
  const state = applyChanges(emptyState, [put('VitalStats', CASE_ID, content.vitalStats)])
  const call = content.decisionStories.find(({ callBefore }) => callBefore)?.callBefore
  if (!call) throw new Error('medical control does not call')
  return viewMedicalControl({ state, content }, call, { since: 1, left: after }).text.join(' ')
}
