import type { Asker } from '../../commands/define-command.ts'
import { accept, type Decision } from '../../commands/define-command.ts'
import type { Command } from '../../commands.ts'
import type { Case } from '../../create-case.ts'
import type { Collection, RecordOf } from '../../records/collections.ts'
import type { People } from '../../records/people.ts'
import { type CaseState, type Change, put } from '../../records/state.ts'
import type { CaseContent } from '../../story/content.ts'
import type { laws } from './laws.ts'

type Decide = Case['decide']

interface Asked {
  readonly state: CaseState
  readonly asker: Asker
  readonly command: Command
  readonly now: number
  readonly people: People
  readonly decision: Decision
  readonly decide: Decide
  readonly content: CaseContent
}

/** A mistake that somebody could make in a rule. */
export interface Mutant {
  readonly name: string
  /** The law that is broken by it. */
  readonly foundBy: string
  readonly mutate: (game: Pick<Case, 'decide' | 'content'>) => Decide
}

/** Decides rightly first, then lets the mistake speak. */
export const mutant = (
  name: string,
  foundBy: keyof typeof laws | 'throws' | 'refusalsChangeNothing',
  mistake: (asked: Asked) => Decision,
): Mutant => ({
  name,
  foundBy,
  mutate:
    ({ decide, content }) =>
    (state, asker, command, now, people = []) => {
      const decision = decide(state, asker, command, now, people)
      return mistake({ state, asker, command, now, people, decide, decision, content })
    },
})

export const isRefused = (decision: Decision, code: string) => !decision.accepted && decision.refusal.code === code

/** The decision with every change passed through `edit`. */
export const edited = (decision: Decision, edit: (change: Change) => Change | readonly Change[]): Decision =>
  decision.accepted ? accept(...decision.changes.flatMap(edit)) : decision

/** The decision with every put into a collection rewritten. */
export const rewritten = <C extends Collection>(
  decision: Decision,
  collection: C,
  rewrite: (data: RecordOf<C>, id: string) => RecordOf<C>,
): Decision =>
  edited(decision, (change) =>
    change.op === 'put' && change.collection === collection
      ? put(collection, change.id, rewrite(change.data as RecordOf<C>, change.id)) // the collection says so
      : change,
  )

export const also = (decision: Decision, ...changes: Change[]): Decision =>
  decision.accepted ? accept(...decision.changes, ...changes) : decision
