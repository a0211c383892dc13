import type { Request } from '#case/commands.ts'
import { differenceBetween } from '#case/records/difference.ts'
import { PROVIDER, type RoleId, RT, roleIds } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { createConsoleCutter } from '#case/views/console/console.ts'
import { createViewCutter } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { Row } from '../figures/figures.ts'

const ROUNDS = 40

interface Kind {
  readonly what: string
  readonly role: RoleId
  readonly request: Request
}
const kinds: readonly Kind[] = [
  { what: 'a message', role: RT, request: { kind: 'send-message', message: 'Pumps are checked.' } },
  { what: 'an advised option', role: RT, request: { kind: 'choose-option', ...ofPoint(), option: 'switch-tanks' } },
  { what: 'a decided group', role: PROVIDER, request: { kind: 'decide-group', ...ofPoint(), choice: 'switch-tanks' } },
]

/** At the fifth decision and without a wire: what it takes to cut what three pages, and a console, are told, and how much that is. A message is the floor. */
export async function measureTold(): Promise<Row[]> {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choices] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choices)
  walk.wait(60_000)
  const before = walk.state
  const found = kinds.map(({ what, role, request }) => {
    walk.state = before
    walk.do(role, request)
    return {
      what,
      after: walk.state,
      ms: Number.POSITIVE_INFINITY,
      consoleMs: Number.POSITIVE_INFINITY,
      bytes: 0,
      consoleBytes: 0,
    }
  })
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of found) {
      const { ms, consoleMs, ...told } = tell(before, one.after)
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
