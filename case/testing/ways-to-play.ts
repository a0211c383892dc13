import { RT } from '../records/roles.ts'
import { choiceOf } from '../rules/advice.ts'
import type { Deed, Playing } from '../stand-ins/deed.ts'
import { propose } from '../stand-ins/propose.ts'

/** For tests: a Provider who does what RT says. */
export function followRt(playing: Playing): Deed | null {
  const deed = propose(playing)
  if (!deed || deed.speaks) return deed
  if (deed.request.kind === 'answer-question') {
    const said = playing.view.questions?.[deed.request.question]?.answers.rt
    return { ...deed, request: { ...deed.request, option: said ?? deed.request.option } }
  }
  if (deed.request.kind !== 'decide-group') return deed
  const { request } = deed
  const point = playing.view.points.find((one) => one.point === request.point)
  const group = point?.groups.find(({ name }) => name === request.group)
  const said = group ? [...choiceOf(group, RT)] : []
  return { ...deed, request: { ...request, choice: Array.isArray(request.choice) ? said : (said[0] ?? '') } }
}

/** For tests: somebody who advises nothing. */
export const silent = (playing: Playing): Deed | null => {
  const deed = propose(playing)
  const kind = deed?.request?.kind
  return kind === 'choose-option' || kind === 'answer-question' ? null : deed
}
