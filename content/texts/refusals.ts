import type { Refusal, RefusalCode } from '#case/refusals.ts'
import type { RoleId } from '#case/roles.ts'
import { messages } from './messages.ts'

type TextOf<C extends RefusalCode> = (refusal: Extract<Refusal, { code: C }>) => string

const labels = { 0: 'Provider', 1: 'RT', 2: 'RN' } satisfies { [R in RoleId]: string }

/** What a person reads when a command changed nothing. A refusal without a sentence does not compile. */
const refusalTexts: { readonly [C in RefusalCode]: TextOf<C> } = {
  'unknown-command': () => 'This page asked for something the trainer does not know. Reload the page.',
  'bad-input': ({ problem }) => `That could not be read (${problem}). Nothing was changed.`,
  'not-allowed': () => 'You may not do that.',
  'signed-out': () => 'You are signed out. Log in again.',
  'no-seat': () => 'Choose a role first.',
  'not-your-role': ({ needs }) => `Only ${needs.map((role) => labels[role]).join(' or ')} may do that.`,
  'no-case': () => 'The case has not started: the Provider’s seat is free.',
  'case-restarted': () => 'The case was restarted. What you sent belonged to the old one and was not used.',
  'role-held': () => messages.roleHeld,
  'provider-stays': () => 'The Provider cannot change roles. Log out to end the case first.',
  'seat-free': () => 'That seat is free already.',
  'holder-present': () => 'That seat can be freed once its holder is signed out or has been away for two minutes.',
  'message-empty': () => 'The message is empty.',
  'not-at-step': () => 'Your role has moved on to another step.',
  'last-step': () => 'This is the last step.',
  'unknown-user': () => 'There is no such account.',
  'user-exists': () => 'That account exists already.',
  'already-so': () => 'That is so already.',
  unforeseen: () => messages.unforeseen,
}

export function refusalText(refusal: Refusal): string {
  // The table pairs every code with a text for that very code; indexing by a union loses the pairing.
  const text = refusalTexts[refusal.code] as (refusal: Refusal) => string
  return text(refusal)
}
