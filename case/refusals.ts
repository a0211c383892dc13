import type { RoleId } from './roles.ts'

/** Why a command changed nothing. Every code has its sentence in content/texts/refusals.ts. */
export type Refusal =
  | { code: 'unknown-command' }
  | { code: 'bad-input'; problem: string }
  | { code: 'not-allowed' }
  | { code: 'signed-out' }
  | { code: 'no-seat' }
  | { code: 'not-your-role'; needs: readonly RoleId[] }
  | { code: 'no-case' }
  | { code: 'case-restarted' }
  | { code: 'role-held' }
  | { code: 'provider-stays' }
  | { code: 'seat-free' }
  | { code: 'holder-present' }
  | { code: 'message-empty' }
  | { code: 'not-at-step'; step: number }
  | { code: 'last-step' }
  | { code: 'unknown-user' }
  | { code: 'user-exists' }
  | { code: 'already-so' }
  /** Our own fault, not the asker's. */
  | { code: 'unforeseen' }

export type RefusalCode = Refusal['code']
