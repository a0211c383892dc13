import type { Decision } from '#case/commands/define-command.ts'
import type { Request } from '#case/commands.ts'
import { differenceBetween } from '#case/records/difference.ts'
import { PROVIDER, type RoleId, RT, roleIds } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { carryOut } from '#case/testing/carry-out.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { createConsoleCutter } from '#case/views/console/console.ts'
import { createViewCutter } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { Row } from '../figures/figures.ts'

const ROUNDS = 40

interface Change {
  readonly what: string
  readonly before: CaseState
  readonly after: CaseState
}

/** At the fifth decision, and in a run with orders, whose first of each kind is taken. */
class WalkToChanges extends Walk {
  readonly changes = new Map<string, Change>()

  toFifth(): this {
    this.toDecisions()
    for (const [index, choices] of idealChoices.slice(0, 4).entries()) this.point(index + 1, choices)
    this.wait(60_000)
    this.changes.clear()
    return this
  }

  override ask(...asked: Parameters<Walk['ask']>): Decision {
    const before = this.state
    const decision = super.ask(...asked)
    const [, request] = asked
    const what =
      request.kind !== 'hear-order' ? request.kind : isFull(request.said) ? 'a read-back in full' : 'an order heard'
    // The first seats are taken before there is a list.
    if (decision.accepted && !this.changes?.has(what)) this.changes?.set(what, { what, before, after: this.state })
    return decision
  }
}

const isFull = (said: object = {}): boolean => Object.keys(said).length > 0

function changes(): Change[] {
  const walk = new WalkToChanges().toFifth()
  const before = walk.state
  const done = (what: string, role: RoleId, request: Request): Change => {
    walk.state = before
    walk.do(role, request)
    return { what, before, after: walk.state }
  }
  const ordered = new WalkToChanges({ hasOrders: true }).toFifth()
  const decision = { kind: 'decide-group', ...ofPoint(), choice: 'switch-tanks' } as const
  ordered.do(PROVIDER, decision)
  ordered.turnPages(5)
  // One that is heard, and one that is read back and confirmed.
  ordered.do(PROVIDER, { ...decision, group: 'Medications', choice: 'dopamine' })
  carryOut(ordered)
  return [
    done('a message', RT, { kind: 'send-message', message: 'Pumps are checked.' }),
    done('an advised option', RT, { kind: 'choose-option', ...ofPoint(), option: 'switch-tanks' }),
    done('a decided group', PROVIDER, decision),
    ...[...ordered.changes.values()].map((change) => ({ ...change, what: `${change.what} in a run with orders` })),
  ]
}

/** Without a wire: what it takes to cut what three pages, and a console, are told, and how much that is. A message is the floor. */
export async function measureTold(): Promise<Row[]> {
  const most = Number.POSITIVE_INFINITY
  const found = changes().map((change) => ({ ...change, ms: most, consoleMs: most, bytes: 0, consoleBytes: 0 }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of found) {
      const { ms, consoleMs, ...told } = tell(one.before, one.after)
      // Whatever else the machine does only adds to it.
      Object.assign(one, told, { ms: Math.min(one.ms, ms), consoleMs: Math.min(one.consoleMs, consoleMs) })
    }
  }
  const [message] = found
  return found.flatMap(({ what, ms, consoleMs, bytes, consoleBytes }, index) => [
    row(`cutting ${what} for three pages`, ms, 'ms', '0.5 ms', index > 0 ? message?.ms : undefined),
    row(`cutting ${what} for a console`, consoleMs, 'ms', undefined, index > 0 ? message?.consoleMs : undefined),
    row(`a page is told of ${what}`, bytes / 1000, 'KB', '1 KB'),
    row(`a console is told of ${what}`, consoleBytes / 1000, 'KB', '5 KB'),
  ])
}

/** By somebody who has told all that was before. */
function tell(before: CaseState, after: CaseState) {
  const { cut, cutChange } = createViewCutter(case1)
  const consoleOf = createConsoleCutter(case1, cut)
  for (const role of roleIds) cutChange(before, before, role)
  const seen = consoleOf(before)
  const began = performance.now()
  const changes = roleIds.map((role) => cutChange(before, after, role))
  const cutAt = performance.now()
  const told = differenceBetween(seen, consoleOf(after))
  const toldAt = performance.now()
  return {
    ms: cutAt - began,
    consoleMs: toldAt - cutAt,
    bytes: Math.max(...changes.map((change) => JSON.stringify(change).length)),
    consoleBytes: JSON.stringify({ changes, told }).length,
  }
}

function ofPoint() {
  return { point: case1.decisionStories[4]?.slug ?? '', group: 'Ventilator' } as const
}

const row = (what: string, measured: number, unit: string, goal?: string, floor?: number): Row => ({
  ...{ what, measured, unit },
  ...(goal && { goal }),
  ...(floor !== undefined && { floor }),
})
