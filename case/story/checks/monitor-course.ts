import type { CaseContent } from '../content.ts'
import type { Move } from '../injection.ts'
import { numberOf } from '../readings.ts'
import type { Sign } from '../sign.ts'
import { type Findings, found } from './complaint.ts'
import { factChecks } from './facts.ts'

/** What is wrong with how the monitor moves in time: signs that nobody times, hands that cannot lead back, events that move nothing. */
export function* mistakesInMonitorCourse(content: CaseContent): Findings {
  const { monitorCourse, instruments } = content
  const signs = [...instruments.signs, ...(monitorCourse?.beside ?? []).map(({ sign }) => sign)]
  if (monitorCourse) {
    yield* mistakesInNames(
      signs.map(({ slug }) => slug),
      monitorCourse.signs.map(({ sign }) => sign),
    )
    yield* mistakesInHands(content, signs)
    yield* mistakesInLater(content)
  }
  for (const [index, { onMonitor }] of content.injections.entries()) {
    if (!onMonitor) continue
    const place = `injections[${index}].onMonitor`
    if (!monitorCourse) yield found(place, 'the monitor does not move in time', 'Write monitorCourse, or take it out')
    yield* mistakesInMoves(`${place}.moves`, onMonitor.moves, { content, signs })
    yield* mistakesInMoves(`${place}.left.moves`, onMonitor.left?.moves ?? [], { content, signs })
  }
}

function* mistakesInNames(shown: readonly string[], timed: readonly string[]): Findings {
  for (const [index, slug] of shown.entries()) {
    if (shown.indexOf(slug) !== index)
      yield found('monitorCourse.beside', `“${slug}” is in the rows, or twice beside them`, 'Give it another name')
    if (!timed.includes(slug))
      yield found('monitorCourse.signs', `nobody says how “${slug}” moves`, 'Say how long it takes from row to row')
  }
  for (const [index, slug] of timed.entries()) {
    const at = `monitorCourse.signs[${index}].sign`
    if (!shown.includes(slug)) yield found(at, `the monitor shows no “${slug}”`, 'Name a sign of the monitor')
    if (timed.indexOf(slug) !== index) yield found(at, `“${slug}” is there twice`, 'Take one of them out')
  }
}

function* mistakesInLater(content: CaseContent): Findings {
  const checks = factChecks(content)
  for (const [index, { later = [] }] of (content.monitorCourse?.beside ?? []).entries()) {
    for (const [at, { when }] of later.entries()) {
      const place = `monitorCourse.beside[${index}].later[${at}]`
      yield* checks.condition(place, when, { isAtBedside: true, seesPoints: true, looksBack: true })
    }
  }
}

/** Where the story itself has a sign, a hand can set it. */
function* mistakesInHands(content: CaseContent, signs: readonly Sign[]): Findings {
  for (const [index, { sign: slug, hand }] of (content.monitorCourse?.signs ?? []).entries()) {
    const sign = signs.find((one) => one.slug === slug)
    const values = sign ? valuesOf(content, sign) : []
    const at = `monitorCourse.signs[${index}].hand`
    if (hand.from >= hand.to) yield found(at, 'they cross', 'Let them go from low to high')
    for (const value of values.filter((one) => one < hand.from || one > hand.to))
      yield found(at, `the story itself has ${value}`, 'Widen the limits')
  }
}

/** What a sign reads where nothing moves it: in each row, of a pressure its mean. */
function valuesOf({ vitalStats, monitorCourse }: CaseContent, sign: Sign): readonly number[] {
  const beside = monitorCourse?.beside.find((one) => one.sign.slug === sign.slug)
  return beside
    ? [beside, ...(beside.later ?? [])].map(({ value }) => value)
    : vitalStats.allStates.flatMap((row) => numberOf(sign, row) ?? [])
}

function* mistakesInMoves(
  place: string,
  moves: readonly Move[],
  { content, signs }: { readonly content: CaseContent; readonly signs: readonly Sign[] },
): Findings {
  for (const [index, move] of moves.entries()) {
    const at = `${place}[${index}]`
    const sign = signs.find(({ slug }) => slug === move.sign)
    if (!sign) yield found(`${at}.sign`, `the monitor shows no “${move.sign}”`, 'Name a sign of the monitor')
    if (moves.findIndex((one) => one.sign === move.sign) !== index)
      yield found(`${at}.sign`, `“${move.sign}” is moved twice`, 'Take one of them out')
    if ('as' in move) {
      const other = signs.find(({ slug }) => slug === move.as)
      if (
        !other ||
        other.slug === move.sign ||
        other.kind === 'rate' ||
        isPair(other) !== (sign !== undefined && isPair(sign))
      )
        yield found(`${at}.as`, `it cannot read what “${move.as}” reads`, 'Name another sign of its kind')
    } else if (sign) {
      const isMoved = valuesOf(content, sign).some((value) => (move.by < 0 ? value > move.limit : value < move.limit))
      if (!isMoved) yield found(`${at}.limit`, 'in no row does it move anything', 'Put the limit beyond the rows')
    }
  }
}

const isPair = ({ kind }: Sign): boolean => kind === 'pressure' || kind === 'cuff'
