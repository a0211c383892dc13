import type { Moment } from '../stand-ins/advice.ts'

/** How the report calls a moment of decision: the part of the case, and what is decided there. */
export function momentTitle(moment: Moment): { readonly part: string; readonly label: string } {
  if (moment === 'transport-mode') return { part: 'Transport mode', label: 'Transport mode' }
  if (moment === 'response-time') return { part: 'Response time', label: 'Response time' }
  const [point, label = ''] = moment.split('/')
  return { part: `Decision point ${point}`, label }
}
