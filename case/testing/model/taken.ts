import type { Asker } from '../../commands/define-command.ts'
import type { Command } from '../../commands.ts'
import type { People } from '../../records/people.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import type { CaseContent } from '../../story/content.ts'

/** A command that was accepted, with the state on both sides of it. */
export interface Taken {
  readonly before: CaseState
  readonly after: CaseState
  readonly asker: Asker
  readonly command: Command
  readonly now: number
  /** Who was there, as it was decided with: nobody is named where the command does not look. */
  readonly people: People
  /** The seat that the asker held, null without one. */
  readonly roleId: RoleId | null
  /** Whether both states belong to one and the same run that is under way. */
  readonly isSameRun: boolean
  readonly content: CaseContent
  /** The records of a new run, as a first run has them. */
  readonly seed: CaseState['records']
  /** Procedures by point and role that were toggled an odd number of times, counted beside the rules. */
  readonly toggled: ToggledProcedures
}

export type ToggledProcedures = Map<string, Set<string>>

/** A law: nothing while it holds, or what broke it. */
export type Law = (taken: Taken) => string | null

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
