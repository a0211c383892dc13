import type { Asker } from '#case/commands/define-command.ts'
import type { Command, Request } from '#case/commands.ts'
import { createCase } from '#case/create-case.ts'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import { applyChanges, type CaseState, emptyState, put } from '#case/records/state.ts'
import { case1 } from '#content/case-1/case-1.ts'

// What it costs to decide a command and to apply it, and how that grows with what the case has gathered. Costs are
// told in times of the first row: those can be compared across machines, the numbers a second cannot.

const LENGTHS = [0, 1_000, 10_000]
const ROUND_MS = 200
const ROUNDS = 4
const { decide } = createCase(case1)
const now = Date.UTC(2026, 0, 5, 12)
const rn: Asker = { by: 'user', uid: 'nia' }
const message = { roleId: RN, message: 'Pumps are checked.', user: 'RN', time: now } as const

const addressed = (request: Request, run: number): Command => ({ ...request, id: 'bench-command', run }) as Command // spread of a union

function seated(): CaseState {
  const people = [
    ['ann', PROVIDER],
    ['rob', RT],
    ['nia', RN],
  ] as const
  return people.reduce((state: CaseState, [uid, roleId]) => {
    const decision = decide(state, { by: 'user', uid }, addressed({ kind: 'take-role', roleId }, state.run), now)
    if (!decision.accepted) throw new Error(decision.refusal.code)
    return applyChanges(state, decision.changes)
  }, emptyState)
}

/** At point 1, after that many messages, visited steps and versions. */
function grown(length: number): CaseState {
  const state = seated()
  const point = case1.flows[RN].findIndex((step) => step.screen === 'decision-point')
  const opened = { callSince: null, openedAt: now, decidedAt: {}, showing: null, queue: [], resultsAt: null }
  const visited = { step: '/case/decision-point/1', roleId: PROVIDER, time: now } as const
  const flow = state.records.DecisionPointFlow['1']
  if (!flow) throw new Error('not seeded')
  const { records } = applyChanges(state, [
    put('Place', String(RN), { step: point, since: now }),
    put('PointProgress', '1', opened),
    put('ChatInbox', '1', { chat: Array.from({ length }, () => message) }),
    put('DecisionPointFlow', '1', { ...flow, decisionPointOne: Array.from({ length }, () => visited) }),
  ])
  return { run: state.run, version: state.version + length, records }
}

/** How often a second something can be done: the best of some rounds. */
function perSecond(act: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    let count = 0
    while (performance.now() - start < ROUND_MS) {
      for (let batch = 0; batch < 20; batch++) act()
      count += 20
    }
    return (count * 1000) / (performance.now() - start)
  })
  return Math.max(...rounds)
}

function measure(length: number, request: Request) {
  const state = grown(length)
  const command = addressed(request, state.run)
  const decideOnce = () => {
    const decision = decide(state, rn, command, now)
    if (!decision.accepted) throw new Error(decision.refusal.code)
    return decision.changes
  }
  return { length, decided: perSecond(decideOnce), applied: perSecond(() => applyChanges(state, decideOnce())) }
}

const requests: readonly Request[] = [
  { kind: 'send-message', message: 'Pumps are checked.' },
  { kind: 'choose-option', point: 1, group: 'Procedure', option: 'cxr' },
]
const shown = (rate: number, first: number) => `${Math.round(rate)} (x ${(first / rate).toFixed(2)})`

for (const request of requests) measure(0, request) // warms up
const rows = requests.flatMap((request) => {
  const measured = LENGTHS.map((length) => measure(length, request))
  const [first] = measured
  return measured.map(({ length, decided, applied }) => ({
    command: request.kind,
    'chat, flow, versions': length,
    'decided a second (cost)': shown(decided, first?.decided ?? 0),
    'decided and applied a second (cost)': shown(applied, first?.applied ?? 0),
  }))
})
console.table(rows)
