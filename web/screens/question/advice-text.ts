import type { RoleId } from '#case/records/roles.ts'
import { decider } from './question-of.ts'

interface Advising {
  readonly role: RoleId
  readonly answer: string | null
  /** It is said to the person themselves. */
  readonly isOwn: boolean
  /** The role has come to the question. */
  readonly isThere: boolean
  /** The Provider has decided: nobody advises any more. */
  readonly isDecided: boolean
}

/** What a role says to a question so far, after its name. */
export function adviceText({ role, answer, isOwn, isThere, isDecided }: Advising): string {
  if (answer !== null) return `${role === decider ? 'decided on' : isOwn ? 'advise' : 'advises'} ${answer}`
  if (isDecided) return 'did not advise'
  if (!isThere) return `${isOwn ? 'are' : 'is'} not at this question yet`
  if (role === decider) return isOwn ? 'decide' : 'decides'
  return `${isOwn ? 'have' : 'has'} not advised yet`
}
