import type { WorkId } from '../records/preparation.ts'
import type { RoleId } from '../records/roles.ts'

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
  | { code: 'room-ended' }
  | { code: 'role-held' }
  | { code: 'provider-stays' }
  | { code: 'provider-needed' }
  | { code: 'seat-free' }
  | { code: 'holder-present' }
  | { code: 'not-in-room' }
  | { code: 'leader-present' }
  | { code: 'no-stand-ins' }
  | { code: 'message-empty' }
  | { code: 'not-at-step'; step: number }
  | { code: 'last-step' }
  | { code: 'not-due' }
  | { code: 'not-done-yet'; what: Unfinished }
  | { code: 'follow-provider' }
  | { code: 'unknown-option' }
  | { code: 'already-decided' }
  | { code: 'already-answered' }
  | { code: 'answer-first'; what: string }
  | { code: 'number-out-of-range'; from: number; to: number }
  | { code: 'not-shared' }
  | { code: 'clock-not-started' }
  | { code: 'task-not-yours' }
  | { code: 'task-already-started' }
  | { code: 'task-not-started' }
  | { code: 'task-running'; task: WorkId; until: number | null }
  | { code: 'drugs-first'; drugs: number }
  | { code: 'needs-first'; why: string }
  | { code: 'step-done' }
  | { code: 'wrong-step'; hint: string }
  | { code: 'check-not-asked' }
  | { code: 'busy-checking' }
  | { code: 'tasks-open' }
  | { code: 'team-not-ready' }
  | { code: 'point-not-open' }
  | { code: 'opens-last' }
  | { code: 'page-turned' }
  | { code: 'unknown-prompt' }
  | { code: 'unknown-event' }
  | { code: 'nothing-found' }
  | { code: 'already-seen' }
  | { code: 'unknown-sign' }
  | { code: 'beyond-hand'; from: number; to: number }
  | { code: 'event-not-now' }
  | { code: 'event-happened' }
  | { code: 'event-resolved' }
  | { code: 'event-over' }
  | { code: 'nothing-due' }
  | { code: 'already-so' }
  | { code: 'paused' }
  | { code: 'not-paused' }
  | { code: 'other-steers' }
  | { code: 'nothing-waits' }
  | { code: 'too-many' }
  | { code: 'no-flag' }
  | { code: 'seat-held' }
  | { code: 'educator-leads' }
  | { code: 'rate-all' }
  | { code: 'no-order' }
  | { code: 'order-closed'; how: 'reported' | 'cancelled' | 'called-anew' | 'gone-on' }
  | { code: 'order-not-called' }
  | { code: 'order-not-now' }
  | { code: 'order-waits' }
  | { code: 'order-stopped'; says: string }
  | { code: 'read-back-unclear'; field: string; problem: 'missing' | 'unclear' | 'absurd' | 'unit' | 'no-name' }
  | { code: 'look-first' }
  | { code: 'receiver-there' }
  | { code: 'provider-there' }
  /** Our own fault, not the asker's. */
  | { code: 'unforeseen' }

/** What a step still waits for. */
export type Unfinished =
  | 'call-answered'
  | 'recording-shared'
  | 'both-listened'
  | 'listened'
  | 'decision'
  | 'leave-confirmed'
  | 'ready-to-leave'
  | 'challenge'
  | 'all-challenges'
  | 'results'
  | 'handover-saved'

export type RefusalCode = Refusal['code']
