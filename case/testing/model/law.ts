import type { Asker } from '../../commands/define-command.ts'
import type { Command } from '../../commands.ts'
import type { Case } from '../../create-case.ts'
import type { People } from '../../records/people.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import type { CaseContent } from '../../story/content.ts'
import { createCourses } from '../../views/bedside/course.ts'
import type { View } from '../../views/view.ts'
import { nothingDue, openFields, type SeatWithCourse, seatFields } from '../../views/view-fields.ts'

/** A command that was accepted, with the state on both sides of it. */
export interface Transition {
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
  /** The rules that it was decided by. */
  readonly decide: Case['decide']
  /** The records of a new run, as a first run has them. */
  readonly seed: CaseState['records']
  /** Of lists, by point, group and role, what were toggled an odd number of times, counted beside the rules. */
  readonly toggled: ToggledLists
}

export type ToggledLists = Map<string, Set<string>>

/** A law: nothing while it holds, or what broke it. */
export type Law = (taken: Transition) => string | null

/** What a play holds is frozen, and what looks at views writes down what it looks at: it gets a copy, the same for the same. */
function thawed(state: CaseState): CaseState {
  const known = copies.get(state) ?? { ...state, records: { ...state.records } }
  copies.set(state, known)
  return known
}
const copies = new WeakMap<CaseState, CaseState>()

/** What a role sees in a play, each field worked out as it is looked at: of all of them few are. */
export function viewIn(state: CaseState, roleId: RoleId, content: CaseContent): View {
  const courseOf = courses.get(content) ?? createCourses(content)
  courses.set(content, courseOf)
  const looking = { state: thawed(state), content, roleId, course: courseOf(roleId) }
  const known = new Map<PropertyKey, unknown>(openFields.isRunning(looking) ? [] : Object.entries(nothingDue))
  return new Proxy({} as View, {
    get(_, name) {
      if (!known.has(name)) known.set(name, fields[name as keyof View](looking)) // a view has no others
      return known.get(name)
    },
  })
}
const courses = new WeakMap<CaseContent, ReturnType<typeof createCourses>>()
const fields: { readonly [F in keyof View]: (looking: SeatWithCourse) => View[F] } = { ...openFields, ...seatFields }

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
