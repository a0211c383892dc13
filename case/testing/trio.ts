import { case1 } from '#content/case-1/case-1.ts'
import type { Asker } from '../commands/define-command.ts'
import { type Decision, refuse } from '../commands/define-command.ts'
import type { Command, Request } from '../commands.ts'
import { createCase, parseCommand } from '../create-case.ts'
import type { LogEntry } from '../records/log.ts'
import { withPast } from '../records/log.ts'
import type { People } from '../records/people.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '../records/state.ts'
import { nextDueAt } from '../rules/finish-tasks.ts'
import { placeOf } from '../rules/places.ts'
import type { CaseContent } from '../story/content.ts'

export const uids = ['ann', 'rob', 'nia'] as const
const START = Date.UTC(2026, 0, 5, 7, 10)

export interface HowToWalk {
  readonly pace?: number
  readonly content?: CaseContent
  readonly spokenMs?: number
  /** What is decided at the bedside is carried out by hands. */
  readonly hasOrders?: boolean
  /** The monitor moves in time. */
  readonly hasCourse?: boolean
}

/** For tests: a trio that asks `decide` alone, with a clock of its own, and all that came of it. */
export class Trio {
  /** In the order of the roles. */
  readonly uids: readonly string[] = uids
  readonly content: CaseContent
  state: CaseState
  now = START
  readonly log: LogEntry[] = []
  /** Everything that was accepted, as it was asked. */
  readonly asked: { asker: Asker; command: Command; at: number }[] = []
  #commands = 0
  readonly #decide

  constructor({ pace = 1, content = case1, hasOrders = false, hasCourse = false }: HowToWalk) {
    this.content = content
    this.#decide = createCase(content, { pace, hasOrders, hasCourse }).decide
    this.state = emptyState
    for (const roleId of [PROVIDER, RT, RN]) this.do(roleId, { kind: 'take-role', roleId })
  }

  /** Asks, and takes whatever answer comes. Unless it is said who is there, nobody is: any seat may be freed. */
  ask(asker: Asker, request: Request, people: People = []): Decision {
    const parsed = parseCommand({ ...request, id: `command-${++this.#commands}`, run: this.state.run })
    if (!parsed.ok) return refuse(parsed.refusal)
    const { command } = parsed
    const decision = this.#decide(this.state, asker, command, this.now, people)
    if (!decision.accepted) return decision
    const changes = withPast(this.state, decision.changes)
    this.state = applyChanges(this.state, decision.changes)
    const name = asker.by === 'user' ? asker.uid : asker.by
    const { run, version } = this.state
    this.asked.push({ asker, command, at: this.now })
    this.log.push({ version, run, asker: name, kind: command.kind, at: this.now, changes })
    return decision
  }

  /** Asks as the holder of a seat; must be accepted. */
  do(roleId: RoleId, request: Request): void {
    this.#insist({ by: 'user', uid: uids[roleId] }, request)
  }

  system(request: Request): void {
    this.#insist({ by: 'system' }, request)
  }

  #insist(asker: Asker, request: Request): void {
    const decision = this.ask(asker, request)
    if (decision.refusal) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(decision.refusal)}`)
  }

  refusal(roleId: RoleId, request: Request): string | null {
    const decision = this.ask({ by: 'user', uid: uids[roleId] }, request)
    return decision.refusal?.code ?? null
  }

  go(roleId: RoleId): void {
    this.do(roleId, { kind: 'continue', step: placeOf(this.state, roleId) })
  }

  /** Lets time pass; what finishes by itself meanwhile, finishes at its moment. */
  wait(ms: number): void {
    const until = this.now + ms
    for (
      let due = nextDueAt(this.state, this.content);
      due !== null && due <= until;
      due = nextDueAt(this.state, this.content)
    ) {
      this.now = Math.max(this.now, due)
      this.system({ kind: 'finish-tasks' })
    }
    this.now = until
  }
}
