import { z } from 'zod'
import type { People } from '../records/people.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState, Change } from '../records/state.ts'
import type { Refusal } from '../rules/refusals.ts'
import type { RunSettings } from '../rules/runs.ts'
import type { CaseContent } from '../story/content.ts'
import type { ScreenKind } from '../story/flow.ts'
import type { View } from '../views/view.ts'

/** Who asks, as the server knows it: never what a browser says of itself. */
export type Asker =
  | { by: 'user'; uid: string }
  /** Somebody who teaches, in a room that is theirs. */
  | { by: 'educator'; uid: string }
  | { by: 'administrator' }
  | { by: 'system' }

/** A signed-in person and the seat they hold. */
export interface Actor {
  readonly uid: string
  readonly roleId: RoleId | null
}

/** Whose log-out ends a case: of those who hold a seat. */
export type EndsWith = 'provider' | 'anyone' | 'nobody'

/** What a rule may look at. */
export interface Asked<Input> {
  readonly state: CaseState
  readonly actor: Actor
  readonly input: Input
  readonly now: number
  /** The run the sender believes in. For people it has been compared already. */
  readonly run: number
  readonly content: CaseContent
  /** Those who hold a seat, and whom it names, where the command looks at them. */
  readonly people: People
  /** Of a case seeded now. */
  readonly settings: RunSettings
  /** Whose log-out ends the case. */
  readonly endsWith: EndsWith
  /** Whether stand-ins may play here. */
  readonly hasStandIns: boolean
  /** What would come of it if somebody else asked this now. */
  readonly decideAs: (
    asker: Asker,
    request: { readonly kind: string; readonly [field: string]: unknown },
    /** In another state than it is. */
    given?: CaseState,
  ) => Decision
  /** What this role may see. */
  readonly viewOf: (roleId: RoleId, given?: CaseState) => View
}

/**
 * Who may give a command, in the run it names. `person`: anyone signed in, with or without a seat. `steering`: the room's
 * educators, and administrators. `educator`: the room's educators alone. `leading`: those who steer, and the Provider.
 * `calling`: the room's educators, and the Provider. `talking`: the room's educators, and all who hold a seat. `seated`: those who steer, and all who hold a seat. A list of roles:
 * holders of those seats.
 */
type Allowed =
  | 'person'
  | 'educator'
  | 'steering'
  | 'leading'
  | 'calling'
  | 'talking'
  | 'seated'
  | 'administrator'
  | 'system'
  | readonly RoleId[]

const envelope = {
  /** Chosen by the sender. Sent again, it gives the same answer and no second effect. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  /** The run the sender believes in. */
  run: z.number().int().nonnegative(),
}

type Shape = { readonly [field: string]: z.ZodType }
type InputOf<S extends Shape> = { readonly [F in keyof S]: z.infer<S[F]> }

/** A thing somebody may ask: its shape, who may ask it, the rule that decides it. */
export function defineCommand<const K extends string, const S extends Shape>(command: {
  kind: K
  allowed: Allowed
  /** The kinds of step at which it is due. Left out: at any. */
  at?: readonly ScreenKind[]
  /** Whether it depends on who is there. Left out: it does not. */
  looksAtPeople?: boolean
  /** Whom it looks at beside those who hold a seat. */
  names?: (input: InputOf<S>) => readonly string[]
  /** Whether people may ask it while the case stands still. Left out: they may not. */
  isForPauses?: boolean
  input: S
  decide: (asked: Asked<InputOf<S>>) => Decision
}) {
  return {
    kind: command.kind,
    allowed: command.allowed,
    at: command.at,
    looksAtPeople: command.looksAtPeople ?? false,
    // As with the rule itself.
    names: (command.names ?? (() => [])) as (input: unknown) => readonly string[],
    isForPauses: command.isForPauses ?? false,
    schema: z.strictObject({ ...envelope, kind: z.literal(command.kind), ...command.input }),
    // The schema has checked the input by the time a rule runs; the table of commands cannot say so in types.
    decide: command.decide as (asked: Asked<unknown>) => Decision,
  }
}

/** What the rules say to a command: what changes, or why nothing does. */
export type Decision =
  | {
      readonly accepted: true
      readonly changes: readonly Change[]
      /** What its asker is told who hoped for more: it was wrong, and only that is kept. */
      readonly refusal?: Refusal
    }
  | { readonly accepted: false; readonly refusal: Refusal }

export const accept = (...changes: Change[]): Decision => ({ accepted: true, changes })
/** It is kept that somebody was wrong, and they are told so. */
export const acceptAsWrong = (refusal: Refusal, ...changes: Change[]): Decision => ({
  accepted: true,
  changes,
  refusal,
})
export const refuse = (refusal: Refusal): Decision => ({ accepted: false, refusal })
