import type { CaseContent } from '../content.ts'
import { pressureIn } from '../readings.ts'
import { isPressure, type Sign } from '../sign.ts'
import { type Findings, found } from './complaint.ts'

/** What is wrong with what monitor and analyser show: names, rows, limits, and whatever speaks of a value. */
export function* mistakesInInstruments(content: CaseContent): Findings {
  const { signs, analytes } = content.instruments
  yield* mistakesInSigns(signs)
  const names = [...signs, ...analytes].map(({ slug }) => slug)
  for (const [index, slug] of names.entries()) {
    if (names.indexOf(slug) !== index)
      yield found('instruments', `“${slug}” is there twice`, 'Give one of them another name')
  }
  for (const [index, { limits: { low, high } = {} }] of analytes.entries()) {
    if (low !== undefined && high !== undefined && low >= high)
      yield found(`instruments.analytes[${index}].limits`, 'they cross', 'Let them go from low to high')
  }
  const kinds = analytes.flatMap(({ kind }) => kind ?? [])
  for (const kind of new Set(kinds)) {
    if (kinds.indexOf(kind) !== kinds.lastIndexOf(kind))
      yield found('instruments.analytes', `several are ${kind}`, 'Let one of them be it')
  }
  yield* mistakesInRows(content)
  yield* mistakesInTalk(content)
  for (const [index, { display }] of content.injections.entries()) {
    const lost = display?.lost
    if (lost === undefined || signs.some(({ slug, kind }) => slug === lost && !isPressure({ kind }))) continue
    yield found(`injections[${index}].display.lost`, `the monitor has no signal “${lost}”`, 'Name a sign, no pressure')
  }
}

function* mistakesInSigns(signs: readonly Sign[]): Findings {
  const of = (wanted: Sign['kind']) => signs.filter(({ kind }) => kind === wanted).length
  if (of('rate') !== 1)
    yield found('instruments.signs', 'the heart has no rate, or several', 'Declare one: every wave beats with it')
  if (of('pressure') > 1)
    yield found(
      'instruments.signs',
      'there are several pressures',
      'Leave one, by which the pulse goes, and make the others cuffs',
    )
  for (const [index, { limits }] of signs.entries()) {
    if (limits && !(limits.veryLow <= limits.low && limits.low < limits.high))
      yield found(`instruments.signs[${index}].limits`, 'they cross', 'Let them go from very low over low to high')
  }
}

/** As many rows as there are values that begin somewhere, each row whole. */
function* mistakesInRows({ instruments, vitalStats, arrival, decisionStories }: CaseContent): Findings {
  const { allStates, alliStat, currentState, currentiStat } = vitalStats
  const tables = [
    ['allStates', allStates, instruments.signs, currentState],
    ['alliStat', alliStat, instruments.analytes, currentiStat],
  ] as const
  for (const [table, rows, columns, first] of tables) {
    if (!rows[first]) yield found(`vitalStats.${table}`, `there is no row ${first}`, 'Write it, or begin at another')
    for (const [index, row] of rows.entries()) {
      const wanted = columns.map(({ slug }) => slug).toSorted()
      if (wanted.join() !== Object.keys(row).toSorted().join())
        yield found(
          `vitalStats.${table}[${index}]`,
          `it needs ${wanted.join(', ')}`,
          'Give each its value, and no other',
        )
    }
  }
  for (const { slug, kind } of instruments.signs) {
    for (const [index, row] of allStates.entries()) {
      const value = row[slug]
      const at = `vitalStats.allStates[${index}]`
      if (value === undefined) continue
      if (isPressure({ kind }) && !pressureIn(value))
        yield found(at, `“${value}” is no blood pressure`, 'Write it like 50/30 (37)')
      if (!isPressure({ kind }) && typeof value !== 'number') yield found(at, `${slug} is no number`, 'Write a number')
    }
  }
  const last = Math.min(allStates.length, alliStat.length) - 1
  const named = [arrival, ...decisionStories.flatMap(({ leaving, callBefore }) => [leaving, callBefore])]
  for (const one of named) {
    if (one?.worstRow !== undefined && one.worstRow > last)
      yield found('vitalStats', `there is no row ${one.worstRow}, and nobody is to be worse`, 'Write the row')
  }
}

/** Whoever asks a stand-in for a number is told it. */
function* mistakesInTalk({ instruments, standIns: { talk } }: CaseContent): Findings {
  const names = instruments.signs.map(({ slug }) => slug)
  for (const name of names) {
    if (!talk.readings[name])
      yield found(`standIns.talk.readings.${name}`, 'nobody says how it is told', 'Write it, with {value}')
  }
  for (const name of [...Object.keys(talk.readings), ...talk.signs.flatMap(({ shows }) => shows)]) {
    if (!names.includes(name))
      yield found(`standIns.talk: ${name}`, 'the monitor does not show it', 'Take it out, or declare the sign')
  }
}
