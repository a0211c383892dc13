import type { Asker, Decision } from '../commands/define-command.ts'
import type { Request } from '../commands.ts'
import { formOfOrder } from '../orders/form-of-order.ts'
import { rightOf } from '../orders/order-form.ts'
import { dueStep } from '../orders/stage.ts'
import { PROVIDER, RN, RT, roleIds } from '../records/roles.ts'
import { docIdOf } from './at-point.ts'
import { rightWords, untilStopped } from './carry-out.ts'
import { meetEvents } from './eventful-walk.ts'
import { aFlag, educator } from './given.ts'
import { Walk } from './walk.ts'
import type { PointChoices } from './walk-choices.ts'

export const noteOf = (roleId: number): string => `A note that role ${roleId} keeps to itself`

/** For tests: a trio that also writes notes, ticks lists, advises and answers wrong, watched after every accepted command. */
export class WatchedWalk extends Walk {
  // Not a field with a value: the walk begins before fields are set.
  declare watch: (() => void) | undefined

  override ask(asker: Asker, request: Request): Decision {
    if (this.watch) whatPeopleAlsoDo(this, asker, request)
    const decision = super.ask(asker, request)
    if (decision.accepted) this.watch?.()
    return decision
  }
}

export function walkWatched(
  choices: readonly PointChoices[],
  answers: { mode?: string; time?: string },
  watch: (walk: WatchedWalk) => void,
  how: { readonly hasOrders?: boolean; readonly hasCourse?: boolean } = {},
): void {
  const walk = new WatchedWalk(how)
  // What is told of a seat that was handed on is there from the beginning.
  for (const roleId of [RN, RT] as const) walk.ask(educator, { kind: 'move-person', uid: 'rob', roleId })
  walk.watch = () => watch(walk)
  walk.watch()
  whatAnEducatorDoes(walk)
  walk.toReport(choices, answers)
  walk.debrief()
}

/** Said to one seat alone. */
export const wordsTo = (roleId: number): string => `A word to role ${roleId}`
export const flagged = 'A moment that the educator wants to talk about'

function whatAnEducatorDoes(walk: WatchedWalk): void {
  walk.ask(educator, { kind: 'pause' })
  for (const to of roleIds) {
    walk.ask(educator, { kind: 'speak', as: 'educator', to, text: wordsTo(to), isPrompt: true })
  }
  const sound = { path: '/Audio/Educator1', mimeType: 'audio/webm', durationMs: 5000 }
  walk.ask({ by: 'system' }, { kind: 'keep-speech', uid: 'eda', as: 'pilot', to: null, ...sound })
  walk.ask(educator, aFlag(flagged))
  walk.ask(educator, aFlag(flagged, { sign: -1, about: 'closes-the-loop' }))
  walk.ask(educator, { kind: 'resume' })
}

const WRONG_DOSE = 6.4

function whatPeopleAlsoDo(walk: WatchedWalk, asker: Asker, request: Request): void {
  switch (request.kind) {
    case 'continue':
    case 'turn-page':
      meetEvents(walk)
      return
    case 'answer-call':
      for (const role of roleIds) walk.do(role, { kind: 'save-note', text: noteOf(role) })
      walk.do(PROVIDER, { kind: 'send-message', message: 'Listen in' })
      return
    case 'keep-recording':
      if (request.recording === 'summary') walk.do(PROVIDER, tick('summary'))
      return
    case 'mark-listened':
      walk.do(asker.by === 'user' && asker.uid === 'rob' ? RT : RN, tick('summary'))
      return
    case 'start-task':
      if (request.work === 'CalibrateINO') walk.do(PROVIDER, tick('review'))
      return
    case 'do-step':
      if (request.ask === 'code-dose' && request.value !== WRONG_DOSE)
        walk.do(RN, { ...request, kind: 'do-step', value: WRONG_DOSE })
      return
    case 'hear-order':
      hearWrong(walk, request.order)
      return
    case 'work-order':
      workWrong(walk, asker, request.order, request.step)
      return
    case 'decide-group': {
      const { point, group } = request
      const options = walk.state.records.DecisionPoint[docIdOf(point)]?.decisionPointData.find(
        ({ decisionName }) => decisionName === group,
      )?.options
      for (const role of [RT, RN, PROVIDER] as const)
        walk.do(role, { kind: 'choose-option', point, group, option: options?.at(role === RT ? 0 : -1)?.slug ?? '' })
    }
  }
}

const trying = new WeakSet<WatchedWalk>()

/** Once for each order something that is none of the right answers. */
function workWrong(walk: WatchedWalk, asker: Asker, order: string, step: string): void {
  if (trying.has(walk)) return
  trying.add(walk)
  const given = walk.state.records.Order[order]
  const form = given && formOfOrder(walk, given)
  const due = given && form && dueStep(given, form)
  const wrong =
    form && due?.kind === 'choose' && due.options.find(({ slug }) => slug !== rightOf(due, form.reading))?.slug
  if (given?.tries.length === 0 && (wrong || due?.kind === 'number'))
    walk.ask(asker, { kind: 'work-order', order, step, ...(wrong ? { choice: wrong } : { value: -1 }) })
  trying.delete(walk)
}

/** Asked again, questioned, read back wrong, confirmed, and stopped; then said again. */
function hearWrong(walk: WatchedWalk, id: string): void {
  const order = walk.state.records.Order[id]
  if (!order || order.agains.length > 0) return
  const said = rightWords(walk, order)
  const number = Object.keys(said).findLast((field) => Number.parseFloat(said[field] ?? '') > 0)
  if (number === undefined || !formOfOrder(walk, order).isReadBack) return
  walk.do(order.roleId, { kind: 'ask-order-again', order: id })
  walk.do(order.roleId, { kind: 'question-order', order: id, reason: 'number' })
  walk.do(PROVIDER, { kind: 'call-order', order: id, isWritten: true })
  const wrong = String(Number.parseFloat(said[number] ?? '') + 1)
  walk.do(order.roleId, { kind: 'hear-order', order: id, said: { ...said, [number]: wrong } })
  walk.wait(2000)
  walk.do(PROVIDER, { kind: 'confirm-order', order: id })
  untilStopped(walk, id)
  walk.do(PROVIDER, { kind: 'call-order', order: id, isWritten: false })
}

const tick = (list: 'summary' | 'review') => ({ kind: 'tick-item', list, item: 0, isTicked: true }) as const
