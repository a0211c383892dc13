import type { Asker } from '../../commands/define-command.ts'
import type { Command, Request } from '../../commands.ts'
import { type Case, looksAtPeople, parseCommand } from '../../create-case.ts'
import { CASE_ID } from '../../records/collections.ts'
import type { People } from '../../records/people.ts'
import { PROVIDER, RN, RT, roleIds } from '../../records/roles.ts'
import { applyChanges, type CaseState } from '../../records/state.ts'
import { isDebriefingDue } from '../../rules/debriefing.ts'
import { answerField } from '../../rules/role-fields.ts'
import { seatOf } from '../../rules/seats.ts'
import type { CaseContent } from '../../story/content.ts'
import { takesSeveral } from '../../story/group.ts'
import { docIdOf } from '../at-point.ts'
import { anyRequest } from './any-request.ts'
import { Chance } from './chance.ts'
import type { ToggledLists, Transition } from './law.ts'
import { laws } from './laws.ts'
import { rightMove } from './right-move.ts'
import { teachingRequest } from './teaching-request.ts'

/** What happens next. `chance` seeds every choice within it, so a move means the same wherever it stands. */
export interface Move {
  /** right: what a person who knows the case would do; spree: some of those on end; again: an earlier command once more;
   * late: right, but of another run; foreign: right, but from somebody else; any: anything; teach: an educator does something; leave: the case is ended. */
  readonly way: 'right' | 'spree' | 'again' | 'late' | 'foreign' | 'any' | 'teach' | 'leave'
  readonly who: number
  readonly pauseMs: number
  readonly chance: number
}

/** Three people with a role in mind, and one without. */
const everyone = [
  { uid: 'ann', role: PROVIDER },
  { uid: 'rob', role: RT },
  { uid: 'nia', role: RN },
  { uid: 'eve', role: null },
] as const
const uids = everyone.map(({ uid }) => uid)

interface Sent {
  readonly asker: Asker
  readonly command: Command
}

export interface Game {
  readonly decide: Case['decide']
  readonly content: CaseContent
  readonly start: CaseState
  readonly seed: CaseState['records']
  readonly now: number
}

/** Plays a sequence through `decide`. The first broken law ends it. */
export class Play {
  readonly #game: Game
  readonly #sent: Sent[] = []
  readonly #toggled: ToggledLists
  state: CaseState
  #now: number
  accepted = 0
  broken: string | null = null

  constructor(game: Game) {
    this.#game = game
    this.state = freeze(game.start)
    this.#now = game.now
    this.#toggled = toggledIn(this.state, game.content)
  }

  run(moves: readonly Move[]): this {
    for (const move of moves) {
      this.#now += move.pauseMs
      this.#move(move)
      if (this.broken) break
    }
    return this
  }

  #move({ way, who, chance: seed }: Move): void {
    const chance = new Chance(seed)
    if (way === 'spree')
      for (let left = 6; left > 0 && !this.broken; left--) this.#right((who + chance.below(3)) % 3, chance)
    else if (way === 'right') this.#right(who % everyone.length, chance)
    else if (way === 'again') this.#again(chance)
    else if (way === 'any') this.#any(chance)
    else if (way === 'teach') this.#teach(chance)
    else if (way === 'leave') this.#leave(chance)
    else this.#twisted(way, who % 3, chance)
  }

  /** The right thing to do for a person, if there is one; waits where time has to pass. */
  #rightOf(index: number, chance: Chance): Sent | null {
    const person = everyone[index]
    if (!person) return null
    const { content } = this.#game
    const move = rightMove({ state: this.state, content, now: this.#now, chance }, person.uid, person.role)
    if (!move) return { asker: { by: 'system' }, command: addressed(whatIsDue(this.state), this.state.run, chance) }
    if ('waitMs' in move) {
      this.#now += move.waitMs
      return null
    }
    const asker: Asker = 'system' in move ? { by: 'system' } : { by: 'user', uid: person.uid }
    return { asker, command: addressed('system' in move ? move.system : move.ask, this.state.run, chance) }
  }

  #right(index: number, chance: Chance): void {
    const sent = this.#rightOf(index, chance)
    if (sent) this.#send(sent, chance)
  }

  #again(chance: Chance): void {
    if (this.#sent.length > 0) this.#send(chance.of(this.#sent), chance)
  }

  /** Something right that comes too late or from the wrong person. */
  #twisted(way: 'late' | 'foreign', who: number, chance: Chance): void {
    const sent = this.#rightOf(who, chance)
    if (!sent) return
    const run = chance.of([this.state.run - 1, this.state.run + 1])
    if (way === 'late') this.#send({ ...sent, command: { ...sent.command, run: Math.max(0, run) } }, chance)
    else this.#send({ ...sent, asker: anyone(chance) }, chance)
  }

  #any(chance: Chance): void {
    const request = anyRequest(this.#game.content, uids, chance)
    const parsed = parseCommand({ id: `any-${chance.below(1e9)}-id`, run: this.state.run, ...request })
    if (!parsed.ok) return
    this.#send({ asker: whoAsks[parsed.command.kind] ?? anyone(chance), command: parsed.command }, chance)
  }

  /** One of two educators, mostly the first. */
  #teach(chance: Chance): void {
    const uid = chance.is(0.8) ? 'eda' : 'max'
    const request = teachingRequest(this.state, this.#game.content, uids, chance)
    const parsed = parseCommand({ id: `teach-${chance.below(1e9)}-id`, run: this.state.run, ...request })
    if (parsed.ok) this.#send({ asker: { by: 'educator', uid }, command: parsed.command }, chance)
  }

  #leave(chance: Chance): void {
    const command = addressed({ kind: 'log-out' }, this.state.run, chance)
    this.#send({ asker: { by: 'user', uid: chance.of(uids) }, command }, chance)
  }

  #send(sent: Sent, chance: Chance): void {
    this.#sent.push(sent)
    try {
      this.#decide(sent, looksAtPeople(sent.command) ? whoIsThere(this.#now, chance) : [])
    } catch (error) {
      // A rule that writes to the state it was given throws here too: the state is frozen.
      this.#break('throws', sent, String(error))
    }
  }

  #decide({ asker, command }: Sent, people: People): void {
    const { decide, content, seed } = this.#game
    const before = this.state
    const decision = decide(before, asker, command, this.#now, people)
    if (!decision.accepted) {
      if ('changes' in decision)
        this.#break('refusalsChangeNothing', { asker, command, people }, 'a refusal with changes')
      return
    }
    const after = freeze(applyChanges(before, decision.changes))
    const roleId = asker.by === 'user' ? (seatOf(before, asker.uid)?.roleId ?? null) : null
    const isSameRun =
      before.run === after.run && [before, after].every(({ records }) => records.Cases[CASE_ID] !== undefined)
    if (!isSameRun) this.#toggled.clear()
    const toggled = isSameRun ? toggle(this.#toggled, command, roleId, content) : this.#toggled
    const taken: Transition = {
      before,
      after,
      asker,
      command,
      now: this.#now,
      people,
      roleId,
      isSameRun,
      content,
      decide,
      seed,
      toggled,
    }
    for (const [name, law] of Object.entries(laws)) {
      const wrong = law(taken)
      if (wrong) {
        this.#break(name, { asker, command, people }, wrong)
        return
      }
    }
    this.state = after
    this.accepted += 1
  }

  #break(law: string, sent: object, what: string): void {
    this.broken = `${law}: ${what}, by ${JSON.stringify(sent)}`
  }
}

/** What the system looks after. */
const whatIsDue = (state: CaseState): Request =>
  isDebriefingDue(state) ? { kind: 'end-forgotten-lead', seenAt: null } : { kind: 'finish-tasks' }

/** What would hardly ever be asked by who may. */
const whoAsks: { readonly [kind: string]: Asker } = {
  inject: { by: 'educator', uid: 'eda' },
  'take-back': { by: 'educator', uid: 'eda' },
  'lay-hand': { by: 'educator', uid: 'eda' },
  'let-go': { by: 'educator', uid: 'eda' },
  'end-forgotten-lead': { by: 'system' },
}

const addressed = (request: Request, run: number, chance: Chance): Command =>
  ({ ...request, id: `move-${chance.below(1e9)}-id`, run }) as Command // spread of a union

const anyone = (chance: Chance): Asker =>
  chance.is(0.8)
    ? { by: 'user', uid: chance.of(uids) }
    : chance.of([{ by: 'administrator' }, { by: 'system' }, { by: 'educator', uid: 'max' }] as const)

/** Anybody may be signed out, away for any time, or unknown. Clocks that were set may have them leave in the future. */
const whoIsThere = (now: number, chance: Chance): People =>
  uids
    .filter(() => chance.is(0.9))
    .map((uid) => ({
      uid,
      name: uid,
      isSignedIn: chance.is(0.7),
      isPresent: chance.is(0.4),
      since: now - chance.of([-3_600_000, 0, 60_000, 119_999, 120_000, 3_600_000]),
    }))

/** Counts a toggle beside the rules. */
function toggle(toggled: ToggledLists, command: Command, roleId: number | null, content: CaseContent): ToggledLists {
  if (command.kind !== 'choose-option' || !takesSeveral(content, command.group)) return toggled
  const key = `${docIdOf(command.point, content)}/${command.group}/${roleId}`
  const odd = toggled.get(key) ?? new Set()
  if (!odd.delete(command.option)) odd.add(command.option)
  return toggled.set(key, odd)
}

function toggledIn(state: CaseState, content: CaseContent): ToggledLists {
  const lists = Object.entries(state.records.DecisionPoint).flatMap(([point, { decisionPointData }]) =>
    decisionPointData.flatMap((group) =>
      roleIds.map(
        (role) =>
          [`${point}/${group.decisionName}/${role}`, new Set([group[answerField[role]] ?? []].flat()), group] as const,
      ),
    ),
  )
  return new Map(
    lists.filter(([, , group]) => takesSeveral(content, group.decisionName)).map(([key, odd]) => [key, odd]),
  )
}

/** Freezes what is new; what came along from the state before is frozen already. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}
