import type { Asker, Decision } from '../commands/define-command.ts'
import type { Request } from '../commands.ts'
import { PROVIDER, RN, RT, roleIds } from '../records/roles.ts'
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
): void {
  const walk = new WatchedWalk()
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
    case 'decide-group': {
      const { point, group } = request
      const options = walk.state.records.DecisionPoint[point]?.decisionPointData.find(
        ({ decisionName }) => decisionName === group,
      )?.options
      for (const role of [RT, RN, PROVIDER] as const)
        walk.do(role, { kind: 'choose-option', point, group, option: options?.at(role === RT ? 0 : -1)?.slug ?? '' })
    }
  }
}

const tick = (list: 'summary' | 'review') => ({ kind: 'tick-item', list, item: 0, isTicked: true }) as const
