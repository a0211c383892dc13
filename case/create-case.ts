import { type Asker, type Decision, type EndsWith, refuse } from './commands/define-command.ts'
import { type Command, commands } from './commands.ts'
import { followCourse } from './course/follow-course.ts'
import type { People } from './records/people.ts'
import { PROVIDER, roleIds } from './records/roles.ts'
import type { CaseState } from './records/state.ts'
import { pauseNow } from './rules/case-clock.ts'
import { stepOf } from './rules/places.ts'
import type { Refusal } from './rules/refusals.ts'
import { isRunning, type RunSettings } from './rules/runs.ts'
import { seatOf } from './rules/seats.ts'
import { asksOfBefore } from './story/asks-of-before.ts'
import type { CaseContent } from './story/content.ts'
import { createViewCutter } from './views/view-cutter.ts'

type Parsed = { ok: true; command: Command } | { ok: false; refusal: Refusal }
interface CaseSettings extends Partial<RunSettings> {
  readonly endsWith?: EndsWith
  readonly hasWatchers?: boolean
  readonly hasStandIns?: boolean
}
type Permission = { allowed: true; roleId: 0 | 1 | 2 | null } | { allowed: false; refusal: Refusal }

const byKind = new Map<string, (typeof commands)[number]>(commands.map((command) => [command.kind, command]))

/** Reads what came from outside, once. */
export function parseCommand(given: unknown): Parsed {
  const sent = typeof given === 'object' && given !== null ? readCommand(given) : given
  const kind = typeof sent === 'object' && sent !== null && 'kind' in sent ? sent.kind : undefined
  const command = typeof kind === 'string' ? byKind.get(kind) : undefined
  if (!command) return { ok: false, refusal: { code: 'unknown-command' } }

  const parsed = command.schema.safeParse(sent)
  if (parsed.success) return { ok: true, command: parsed.data }
  const [issue] = parsed.error.issues
  const problem = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
  return { ok: false, refusal: { code: 'bad-input', problem } }
}

/** Whether what comes of a command depends on who is there. */
export const looksAtPeople = ({ kind }: Command): boolean => byKind.get(kind)?.looksAtPeople ?? false
/** Whom it looks at beside those who hold a seat. */
export const peopleNamedIn = (command: Command): readonly string[] => byKind.get(command.kind)?.names(command) ?? []

/**
 * Joins the rules with a story, as its schema has it: whether it is well written is asked where a story comes into the house, and never
 * again of one that was played. `pace` is how many times faster than life a case seeded from here goes; `endsWith`,
 * whose log-out ends it; `hasWatchers`, whether who has no seat sees what is for everyone; `hasStandIns`, whether stand-ins may play;
 * `hidesScore`, whether points are kept from the team until the analysis; `hasOrders`, whether decisions at the bedside are carried out by hands;
 * `hasCourse`, whether the monitor moves in time.
 */
export function createCase(content: CaseContent, settings: CaseSettings = {}) {
  const { pace = 1, hidesScore = false, hasOrders = false, hasCourse = false } = settings
  const { endsWith = 'provider', hasWatchers = false, hasStandIns = true } = settings
  const runSettings = { pace, hidesScore, hasOrders, hasCourse }
  const views = createViewCutter(content, { hasWatchers })

  /** The one door: what a command changes, or why it changes nothing. Who asks is signed in: the server sees to that. */
  function decide(state: CaseState, asker: Asker, command: Command, now: number, people?: People): Decision {
    const rule = byKind.get(command.kind)
    if (!rule) return refuse({ code: 'unknown-command' })
    if (rule.looksAtPeople && !people) throw new Error(`${command.kind} depends on who is there, and nobody said`)
    const permission = permit(state, asker, rule.allowed, command.run)
    if (!permission.allowed) return refuse(permission.refusal)

    if (asker.by === 'user' && !rule.isForPauses && pauseNow(state)) return refuse({ code: 'paused' })

    const actor = { uid: 'uid' in asker ? asker.uid : '', roleId: permission.roleId }
    if (rule.at && actor.roleId !== null && !rule.at.includes(stepOf(state, content, actor.roleId).screen)) {
      return refuse({ code: 'not-due' })
    }
    const decision = rule.decide({
      state,
      actor,
      input: command,
      now,
      run: command.run,
      people: people ?? [],
      content,
      settings: runSettings,
      endsWith,
      hasStandIns,
      viewOf: (roleId, given = state) => views.cut(given, roleId),
      decideAs: (other, request, given = state) => {
        const parsed = parseCommand({ ...request, id: command.id, run: state.run })
        return parsed.ok ? decide(given, other, parsed.command, now, people) : refuse(parsed.refusal)
      },
    })
    if (!decision.accepted) return decision
    const moved = followCourse(state, decision.changes, content, now)
    return moved.length > 0 ? { ...decision, changes: [...decision.changes, ...moved] } : decision
  }

  return { decide, views, content }
}

export type Case = ReturnType<typeof createCase>

type Allowed = (typeof commands)[number]['allowed']

/** Who may do it beside those who play. An administrator talks to nobody: they are no person of the room. */
const alsoAllowed: { readonly [allowed: string]: readonly Asker['by'][] } = {
  steering: ['educator', 'administrator'],
  leading: ['educator', 'administrator'],
  calling: ['educator'],
  talking: ['educator'],
  seated: ['educator', 'administrator'],
}

/** Whether it is for people who play, or would. */
const isForUsers = (
  allowed: Allowed,
): allowed is Exclude<Allowed, 'educator' | 'steering' | 'administrator' | 'system'> =>
  typeof allowed !== 'string' || ['person', 'leading', 'calling', 'talking', 'seated'].includes(allowed)

function permit(state: CaseState, asker: Asker, allowed: Allowed, run: number): Permission {
  const no = (refusal: Refusal): Permission => ({ allowed: false, refusal })
  if (asker.by !== 'user') {
    const maySteer = typeof allowed === 'string' && alsoAllowed[allowed]?.includes(asker.by)
    if (allowed !== asker.by && !maySteer) return no({ code: 'not-allowed' })
    return asker.by === 'educator' && run !== state.run
      ? no({ code: 'case-restarted' })
      : { allowed: true, roleId: null }
  }
  if (!isForUsers(allowed)) return no({ code: 'not-allowed' })
  if (run !== state.run) return no({ code: 'case-restarted' })
  const seat = seatOf(state, asker.uid)
  if (allowed === 'person') return { allowed: true, roleId: seat?.roleId ?? null }
  if (!seat) return no({ code: 'no-seat' })
  if (!isRunning(state)) return no({ code: 'no-case' })
  const roles =
    allowed === 'leading' || allowed === 'calling' ? [PROVIDER] : typeof allowed === 'string' ? roleIds : allowed
  if (!roles.includes(seat.roleId)) return no({ code: 'not-your-role', needs: roles })
  return { allowed: true, roleId: seat.roleId }
}

/** What a page of before asks had names sent, as pages send it now. Of any shape: it is parsed next. */
function readCommand(sent: object): object {
  const { kind, id, run, option, ...numbers } = sent as { readonly [field: string]: unknown }
  const before = typeof kind === 'string' && Object.hasOwn(asksOfBefore, kind) ? asksOfBefore[kind] : undefined
  if (!before) return sent
  const answer = option === undefined ? { option: null, numbers } : { ...numbers, option, numbers: null }
  return { ...answer, kind: 'answer-ask', id, run, ask: before.ask }
}
