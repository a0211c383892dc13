import { case1 } from '#content/case-1/case-1.ts'
import type { Asker } from '../commands/define-command.ts'
import { createCase, parseCommand } from '../create-case.ts'
import { type LogEntry, withPast } from '../records/log.ts'
import type { People } from '../records/people.ts'
import { type RoleId, roleIds } from '../records/roles.ts'
import type { RecordingId } from '../records/spoken.ts'
import { type Manner, standInUid } from '../records/stand-in.ts'
import { applyChanges, type CaseState, emptyState } from '../records/state.ts'
import { nextDueAt } from '../rules/finish-tasks.ts'
import { isReportDue } from '../rules/way-on.ts'
import type { Deed, Playing } from '../stand-ins/deed.ts'
import { propose } from '../stand-ins/propose.ts'
import { nextActAt } from '../stand-ins/stand-in-acts.ts'

export const PERSON = 'ann'

const here = { uid: PERSON, name: 'Ann', isSignedIn: true, isPresent: true, since: 0 }

const { decide, views } = createCase(case1)

type Think = (playing: Playing) => Deed | null

/** For tests: somebody practises alone with two stand-ins, from the first step to the report. */
export class Practice {
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
  readonly #role: RoleId
  readonly #think: Think
  #doing: { what: string; since: number } | null = null

  /** The person does without fault what comes next, unless they think otherwise. */
  constructor(role: RoleId, manner: Manner, seed: number, think: Think = propose) {
    this.#role = role
    this.#think = think
    const uids = roleIds.map((one) => (one === role ? PERSON : standInUid(one, { manner, seed })))
    for (const roleId of roleIds) this.ask({ by: 'user', uid: uids[roleId] ?? '' }, { kind: 'take-role', roleId })
  }

  ask(asker: Asker, request: { readonly kind: string; readonly [field: string]: unknown }): void {
    const parsed = parseCommand({ ...request, id: `command-${this.asked.length}`, run: this.state.run })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
    const decision = decide(this.state, asker, parsed.command, this.now, [
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
    while (!roleIds.every((role) => isReportDue(this.state, case1, role))) this.step()
    return this
  }

  /** The next thing that anybody does. */
  step(): void {
    const next = [this.#ofPerson(), this.#ofStandIn(), this.#ofTasks()].filter((one) => one !== null)
    const [first] = next.sort((one, other) => one.at - other.at)
    if (!first) throw new Error(`nobody does anything: ${JSON.stringify(this.state.records.Place)}`)
    this.now = Math.max(this.now, first.at)
    first.act()
  }

  #ofPerson() {
    const view = views.cut(this.state, this.#role)
    const deed = this.#think({ roleId: this.#role, manner: 'expert', seed: 1, view, story: case1 })
    if (!deed) return null
    if (this.#doing?.what !== deed.what) this.#doing = { what: deed.what, since: this.now }
    const at = Math.max(this.#doing.since + deed.takesMs, deed.notBefore ?? 0)
    if (!deed.speaks) return { at, act: () => this.ask({ by: 'user', uid: PERSON }, deed.request) }
    const kept = { uid: PERSON, recording: deed.speaks, ...soundOf(deed.speaks) }
    return { at, act: () => this.ask({ by: 'system' }, { kind: 'keep-recording', ...kept }) }
  }

  #ofStandIn() {
    const next = nextActAt(this.state, case1, (role) => views.cut(this.state, role))
    if (!next) return null
    const { roleId, at, speech } = next
    const spoken = speech && { sound: soundOf(speech.recording) }
    return { at, act: () => this.ask({ by: 'system' }, { kind: 'stand-in-acts', roleId, ...spoken }) }
  }

  #ofTasks() {
    const at = nextDueAt(this.state, case1)
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

export const manners: readonly Manner[] = ['expert', 'ordinary', 'distracted']
/** A sample: soak/practise.ts plays as many as it is told, 100 where it is told nothing. */
const SEEDS = 3

/** Somebody without fault reaches all points with any stand-ins; with expert ones the preparation is quick as well. */
export function practiseWith(role: RoleId, manner: Manner): void {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { score } = new Practice(role, manner, seed).toReport()
    if (score !== 30) throw new Error(`seed ${seed}: ${score} points`)
  }
}
