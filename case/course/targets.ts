import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import type { MonitorRow } from '../records/vital-stats.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { handOn } from '../rules/hands.ts'
import { factsNow, type Happened, happenedIn, phaseOf } from '../rules/injections.ts'
import { pastFacts } from '../rules/past-facts.ts'
import type { CaseContent } from '../story/content.ts'
import type { Move } from '../story/injection.ts'
import { either, holds } from '../story/resolve-text.ts'
import type { Sign } from '../story/sign.ts'
import { type Values, valuesIn, withFirst } from './values.ts'

/** A sign, where its row has it, and where all that moves it leads. */
export interface Target {
  readonly sign: Sign
  readonly row: Values
  readonly to: Values
  /** Who moves it beside the row: events in their phase, or the hand. */
  readonly by: readonly Mover[]
}

/** In how many ms of the case it leads to where it does, and back. */
export interface Mover {
  readonly name: string
  readonly overMs: number
  readonly backMs: number
}

/** Where every sign is to go: to its row, or where what is open or an educator's hand leads it. */
export function targetsOf(state: CaseState, content: CaseContent): readonly Target[] {
  const vitals = state.records.VitalStats[CASE_ID]
  const row = vitals?.allStates[vitals.currentState]
  if (!row) return []
  const moving = happenedIn(state, content).flatMap((happened) => {
    const moves = movesNow(happened)
    return moves.length > 0 ? [{ happened, moves }] : []
  })
  const standing = standingIn(state, content, row)
  return standing.flatMap(({ sign, values: stood }) => {
    const hand = handOn(state, sign.slug)
    if (hand) {
      const overMs = hand.overS * 1000
      const by = [{ name: `hand ${hand.at}`, overMs, backMs: overMs }]
      return [{ sign, row: stood, to: withFirst(stood, hand.value), by }]
    }
    let to = stood
    const by: Mover[] = []
    for (const { happened, moves } of moving) {
      for (const move of moves.filter((one) => one.sign === sign.slug)) {
        const [after, overMs] = moved(to, move, standing)
        to = after
        const backMs = (happened.event.onMonitor?.backS ?? 0) * 1000
        by.push({ name: `${happened.event.slug} ${phaseOf(happened)}`, overMs, backMs })
      }
    }
    return [{ sign, row: stood, to, by }]
  })
}

interface Standing {
  readonly sign: Sign
  readonly values: Values
}

/** Where each sign stands while nothing but the story holds it. */
function standingIn(state: CaseState, content: CaseContent, row: MonitorRow): readonly Standing[] {
  const ofRow = content.instruments.signs.flatMap((sign) => {
    const values = valuesIn(sign, row)
    return values ? [{ sign, values }] : []
  })
  return [...ofRow, ...besideNow(state, content).map(({ sign, value }) => ({ sign, values: [value] }))]
}

/** What is measured beside the rows, and where the story has it now. */
export function besideNow(
  state: CaseState,
  content: CaseContent,
): readonly { readonly sign: Sign; readonly value: number }[] {
  const { beside = [] } = content.monitorCourse ?? {}
  if (!beside.some(({ later }) => later)) return beside.map(({ sign, value }) => ({ sign, value }))
  const facts = either(factsNow(state, content), pastFacts(content, bedsideHistory(state, content)))
  return beside.map(({ sign, value, later = [] }) => ({
    sign,
    value: later.findLast(({ when }) => holds(when, facts))?.value ?? value,
  }))
}

function movesNow(happened: Happened): readonly Move[] {
  const { onMonitor } = happened.event
  const phase = phaseOf(happened)
  if (phase === 'open') return onMonitor?.moves ?? []
  return phase === 'left' ? (onMonitor?.left?.moves ?? []) : []
}

/** Where it comes by a move, and in how many ms. What is beyond its limit already is not moved. */
function moved(values: Values, move: Move, standing: readonly Standing[]): readonly [Values, number] {
  if ('as' in move) {
    const other = standing.find(({ sign }) => sign.slug === move.as)
    return [other?.values ?? values, move.overS * 1000]
  }
  const { by, limit, overS } = move
  const [first = 0] = values
  const to = by < 0 ? Math.min(first, Math.max(limit, first + by)) : Math.max(first, Math.min(limit, first + by))
  return [to === first ? values : withFirst(values, to), overS * 1000 * Math.abs((to - first) / by)]
}
