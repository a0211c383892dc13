import type { RoleId } from '../../records/roles.ts'
import type { TasksView, UnitView } from '../preparation/tasks.ts'
import type { LogLine } from './console-messages.ts'
import type { HeardAt } from './heard.ts'

/** What there is to say of one of the three, beside who it is and where they stand. */
export interface Person {
  /** What they last chose or entered. */
  readonly did: LogLine | null
  /** What they last wrote to the team. */
  readonly said: LogLine | null
  /** When something last came from them. */
  readonly heardAt: number | null
  readonly work: WorkUnderWay | null
}

/** A piece of work and the step it stands at, from 1 on; `step` is null once all are done and only its time runs, until then. */
export type WorkUnderWay = Pick<UnitView, 'name'> &
  (
    | { readonly step: number; readonly inAll: number; readonly label: string }
    | { readonly step: null; readonly until: number }
  )

interface Looking {
  readonly role: RoleId
  /** Oldest first. */
  readonly lines: readonly LogLine[]
  readonly heardAt: HeardAt
  /** Their own; null: no tasks are before them. */
  readonly tasks: TasksView | null
  readonly now: number
}

export function personOf({ role, lines, heardAt, tasks, now }: Looking): Person {
  const last = (topics: readonly LogLine['topic'][]) =>
    lines.findLast(({ by, topic }) => by === role && topics.includes(topic)) ?? null
  return {
    did: last(['decisions', 'tasks']),
    said: last(['chat']),
    heardAt: heardAt[role] ?? null,
    work: tasks && workUnderWay(tasks, now),
  }
}

/** Of several, what has steps open and was begun last; else what still binds them. */
function workUnderWay({ tasks, busy }: TasksView, now: number): WorkUnderWay | null {
  const units = tasks.flatMap((task) => task.units)
  const [open] = units
    .filter(({ startedAt, freeAt }) => startedAt !== null && freeAt === null)
    .sort((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))
  if (open) {
    // A wait is a step that is done at a time still to come.
    const at = open.steps.findIndex(({ doneAt }) => doneAt === null || doneAt > now)
    return { name: open.name, step: at + 1, inAll: open.steps.length, label: open.steps[at]?.label ?? '' }
  }
  const binding = units.find(({ id }) => id === busy?.work)
  return binding && busy?.until && busy.until > now ? { name: binding.name, step: null, until: busy.until } : null
}
