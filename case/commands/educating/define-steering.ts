import { CASE_ID } from '../../records/collections.ts'
import { put } from '../../records/state.ts'
import { isRunning } from '../../rules/runs.ts'
import { type Asked, accept, type Decision, defineCommand, refuse } from '../define-command.ts'

/** What one of the room's educators does to the run: who steers, or whoever acts first. */
export function defineSteering<const K extends string, const S extends Parameters<typeof defineCommand>[0]['input']>(
  command: Pick<Parameters<typeof defineCommand<K, S>>[0], 'kind' | 'input' | 'decide' | 'looksAtPeople'>,
) {
  return defineCommand<K, S>({ ...command, allowed: 'educator', decide: (asked) => steered(asked, command.decide) })
}

/** What comes of it if this educator may steer; from then on it is they who do. */
export function steered<A extends Pick<Asked<unknown>, 'state' | 'actor' | 'now'>>(
  asked: A,
  decide: (asked: A) => Decision,
): Decision {
  const { state, actor, now } = asked
  if (!isRunning(state)) return refuse({ code: 'no-case' })
  const steers = state.records.Steering[CASE_ID]
  if (steers && steers.uid !== actor.uid) return refuse({ code: 'other-steers' })
  const decision = decide(asked)
  if (!decision.accepted || steers) return decision
  return accept(...decision.changes, put('Steering', CASE_ID, { uid: actor.uid, since: now }))
}
