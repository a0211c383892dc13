import type { Asker } from '../commands/define-command.ts'
import { type Case, createCase, parseCommand } from '../create-case.ts'
import { rightStep } from '../orders/right-step.ts'
import { type LogEntry, withPast } from '../records/log.ts'
import type { Manner } from '../records/manners.ts'
import type { People } from '../records/people.ts'
import { type RoleId, roleIds } from '../records/roles.ts'
import type { RecordingId } from '../records/spoken.ts'
import { standInUid } from '../records/stand-in.ts'
import { applyChanges, type CaseState, emptyState } from '../records/state.ts'
import { nextDueAt } from '../rules/finish-tasks.ts'
import { isReportDue } from '../rules/way-on.ts'
import type { Deed, Playing } from '../stand-ins/deed.ts'
import { propose } from '../stand-ins/propose.ts'
import { nextActAt } from '../stand-ins/stand-in-acts.ts'
import type { CaseContent } from '../story/content.ts'

export const PERSON = 'ann'

const here = { uid: PERSON, name: 'Ann', isSignedIn: true, isPresent: true, since: 0 }

export type Think = (playing: Playing) => Deed | null

interface HowToPlay {
  readonly think?: Think | undefined
  readonly hasOrders?: boolean
  readonly hasCourse?: boolean
  /** Three people without fault, by their seats: none of them is a stand-in. */
  readonly people?: readonly [string, string, string] | undefined
}

/** Somebody practises a story alone with two stand-ins, from the first step to the report. */
export class PlayedAlone {
  state: CaseState = emptyState
  now = 1_700_000_000_000
  /** Whether the person has a page open. */
  isThere = true
  /** When they went. */
  awaySince = 0
  /** Who else is known. */
  others: People = []
  /** Everything that was asked, by whom. */
  readonly asked: { readonly by: string; readonly request: { readonly kind: string } }[] = []
  readonly log: LogEntry[] = []
  readonly #case: Case
  readonly #uids: readonly string[]
  readonly #persons: readonly RoleId[]
  readonly #think: Think
  readonly #doing = new Map<RoleId, { readonly what: string; readonly since: number }>()

  /** The person does without fault what comes next, unless they think otherwise. */
  constructor(
    story: CaseContent,
    role: RoleId,
    manner: Manner,
    seed: number,
    { think = propose, hasOrders = false, hasCourse = false, people }: HowToPlay = {},
  ) {
    this.#case = createCase(story, { hasOrders, hasCourse })
    this.#persons = people ? roleIds : [role]
    this.#think = think
    this.#uids = people ?? roleIds.map((one) => (one === role ? PERSON : standInUid(one, { manner, seed })))
    for (const roleId of roleIds) this.ask(this.#holderOf(roleId), { kind: 'take-role', roleId })
  }

  ask(asker: Asker, request: { readonly kind: string; readonly [field: string]: unknown }): void {
    const parsed = parseCommand({ ...request, id: `command-${this.asked.length}`, run: this.state.run })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
    const decision = this.#case.decide(this.state, asker, parsed.command, this.now, [
      { ...here, isPresent: this.isThere, since: this.awaySince },
      ...this.others,
    ])
    if (!decision.accepted) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(decision.refusal)}`)
    const by = asker.by === 'user' ? asker.uid : asker.by
    this.asked.push({ by, request })
    const changes = withPast(this.state, decision.changes)
    this.state = applyChanges(this.state, decision.changes)
    const { run, version } = this.state
    this.log.push({ version, run, asker: by, kind: request.kind, at: this.now, changes })
  }

  /** Until all have come to the report. Throws where nobody does anything any more. */
  toReport(): this {
    while (!this.isAtReport) this.step()
    return this
  }

  get isAtReport(): boolean {
    return roleIds.every((role) => isReportDue(this.state, this.#case.content, role))
  }

  /** The next thing that anybody does. */
  step(): void {
    const persons = this.#persons.map((role) => this.#ofPerson(role))
    const next = [...persons, this.#ofStandIn(), this.#ofTasks()].filter((one) => one !== null)
    const [first] = next.sort((one, other) => one.at - other.at)
    if (!first) throw new Error(`nobody does anything: ${JSON.stringify(this.state.records.Place)}`)
    this.now = Math.max(this.now, Math.ceil(first.at))
    first.act()
  }

  #holderOf(role: RoleId): Asker {
    return { by: 'user', uid: this.#uids[role] ?? '' }
  }

  #ofPerson(roleId: RoleId) {
    const view = this.#case.views.cut(this.state, roleId)
    const deed = this.#think({
      roleId,
      manner: 'expert',
      seed: 1,
      view,
      story: this.#case.content,
      rightStep: (order) => rightStep({ state: this.state, content: this.#case.content }, order),
    })
    if (!deed) return null
    const before = this.#doing.get(roleId)
    const doing = before?.what === deed.what ? before : { what: deed.what, since: this.now }
    this.#doing.set(roleId, doing)
    const at = Math.max(doing.since + deed.takesMs, deed.notBefore ?? 0)
    if (!deed.speaks) return { at, act: () => this.ask(this.#holderOf(roleId), deed.request) }
    const kept = { uid: this.#uids[roleId] ?? '', recording: deed.speaks, ...soundOf(deed.speaks) }
    return { at, act: () => this.ask({ by: 'system' }, { kind: 'keep-recording', ...kept }) }
  }

  #ofStandIn() {
    const next = nextActAt(this.state, this.#case.content, (role) => this.#case.views.cut(this.state, role))
    if (!next) return null
    const { roleId, at, speech } = next
    const spoken = speech && { sound: soundOf(speech.recording) }
    return { at, act: () => this.ask({ by: 'system' }, { kind: 'stand-in-acts', roleId, ...spoken }) }
  }

  #ofTasks() {
    const at = nextDueAt(this.state, this.#case.content)
    return at === null ? null : { at, act: () => this.ask({ by: 'system' }, { kind: 'finish-tasks' }) }
  }

  get score(): number {
    return Object.values(this.state.records.TeamScore[1] ?? {}).reduce((sum, { score }) => sum + score, 0)
  }
}

/** What the server would make of a speech. */
const soundOf = (recording: RecordingId) => ({
  path: recording === 'summary' ? '/Audio/Provider1' : '/Audio/NICU1',
  mimeType: 'audio/mp4',
  durationMs: 60_000,
})
