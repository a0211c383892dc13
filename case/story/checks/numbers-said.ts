import type { CaseContent } from '../content.ts'
import { rateOf } from '../recipe.ts'
import { type Findings, found } from './complaint.ts'
import { valuesOf } from './settings-in.ts'

/** A number with its unit, somewhere in the story. */
interface Amount {
  readonly number: number
  readonly unit: string
}
interface Said extends Amount {
  readonly at: string
  /** The whole sentence. */
  readonly text: string
}

/** Whatever a text says with a number and a unit is what the story's data give, or is said on purpose. */
export function* mistakesInNumbersSaid(content: CaseContent): Findings {
  const { saidOnPurpose = [] } = content
  const { given, units } = numbersGiven(content)
  const used = new Set<string>()
  for (const said of saidIn('', content, unitPattern(units))) {
    if (given.has(keyOf(said)) || isPerKilo(said, content)) continue
    const amount = `${said.number} ${said.unit}`
    const meant = saidOnPurpose.findIndex(({ at, says }) => said.at.startsWith(at) && says.includes(amount))
    used.add(`${meant} ${amount}`)
    if (meant === -1)
      yield found(said.at, `the story’s data give no ${amount}`, 'Take it from them, or name it in saidOnPurpose')
  }
  for (const [index, { at, says }] of saidOnPurpose.entries())
    for (const amount of says.filter((one) => !used.has(`${index} ${one}`)))
      yield found(`saidOnPurpose[${index}]`, `no text of ${at} says ${amount}, or the data give it`, 'Take it out')
}

const keyOf = ({ number, unit }: Amount): string => `${Number(number.toFixed(6))} ${unit}`

/** “9 mL (2.8 mL/kg)”: so much for each kilogram follows from what is said beside it. */
function isPerKilo({ number, unit, text }: Said, { patient: { weightKg } }: CaseContent): boolean {
  const whole = unit.endsWith('/kg') ? amountsIn(text, unitPattern([unit.slice(0, -'/kg'.length)])) : []
  return whole.some((one) => Math.abs(one.number / weightKg - number) < 0.05)
}

/** Fields that nobody reads as a sentence, or that are data themselves: facts of the patient, panels, drugs by their names. */
const noTexts = new Set([
  ...['slug', 'id', 'path', 'url', 'link', 'when', 'once', 'unit', 'clips', 'decisionPoints', 'sources', 'benchmark'],
  ...['machines', 'places', 'newborn', 'aircraft', 'receivingHospital', 'conclusions', 'drug', 'diluent'],
  ...['equals', 'unreached', 'saidOnPurpose', 'misfits'],
])

function* saidIn(at: string, node: unknown, pattern: RegExp): Generator<Said> {
  if (typeof node === 'string') {
    for (const amount of amountsIn(node, pattern)) yield { at, text: node, ...amount }
  } else if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* saidIn(`${at}[${index}]`, item, pattern)
  } else if (typeof node === 'object' && node !== null) {
    if ('unit' in node && node.unit === 'kg' && 'right' in node)
      yield* saidIn(`${at}.right`, `${node.right} kg`, pattern)
    // What a wrong choice is called is wrong on purpose.
    const isWrong = 'hint' in node && 'name' in node
    for (const [key, value] of Object.entries(node))
      if (!noTexts.has(key) && !(isWrong && key === 'name'))
        yield* saidIn(at === '' ? key : `${at}.${key}`, value, pattern)
  }
}

const amountsIn = (text: string, pattern: RegExp): readonly Amount[] =>
  [...text.matchAll(pattern)].map(([, digits = '', unit = '']) => ({
    number: Number(digits.replaceAll(',', '')),
    unit,
  }))

/** The longest unit counts: mL/h is no mL. */
function unitPattern(units: readonly string[]): RegExp {
  const longestFirst = [...units].sort((one, other) => other.length - one.length)
  const any = longestFirst.map((unit) => unit.replaceAll('/', '\\/')).join('|')
  return new RegExp(`(?<![\\w.,/{-])(\\d+(?:,\\d{3})*(?:\\.\\d+)?) ?(${any})(?![\\w/])`, 'g')
}

/** Told everywhere, and by the script's clock. */
const isTime = (unit: string): boolean => /^(\/?min|a minute|h|s)?$/.test(unit)

/** What the data give, and the units that they count in. */
function numbersGiven(content: CaseContent) {
  const given = new Set<string>()
  const units = new Set<string>()
  const give: Give = (unit, ...numbers) => {
    if (isTime(unit)) return
    units.add(unit)
    for (const number of numbers) given.add(keyOf({ number, unit }))
  }
  giveDrugs(content, give)
  giveRows(content, give)
  giveAsked({ ...content, patient: null }, give)
  // As fluids are called by their strength.
  for (const name of fluidsOf(content))
    for (const [, percent] of name.matchAll(/([\d.]+) ?%/g)) give('%', Number(percent))
  for (const { slug, unit } of [...content.settings, ...content.gases]) give(unit, ...numbersOf(content, slug))
  give('kg', content.patient.weightKg)
  return { given, units: [...units] }
}

type Give = (unit: string, ...numbers: readonly number[]) => void

const fluidsOf = ({ infusions, boluses, codeDoses = [] }: CaseContent): readonly string[] => [
  ...infusions.map((one) => ('recipe' in one ? one.recipe.diluent : one.drug)),
  ...boluses.map(({ drug }) => drug),
  ...codeDoses.map(({ diluent }) => diluent),
]

const numbersOf = (content: CaseContent, name: string): readonly number[] =>
  valuesOf(content, name).flatMap(({ value }) => (typeof value === 'number' ? value : []))

/** Strengths, volumes, doses and rates of what is mixed, given and drawn up. */
function giveDrugs(content: CaseContent, give: Give): void {
  const { infusions, boluses, codeDoses = [], syringesMl = [], patient } = content
  const mix = (stockMgPerMl: number, drugMl: number, diluentMl: number) => {
    const mg = stockMgPerMl * drugMl
    give('mL', drugMl, diluentMl, drugMl + diluentMl)
    for (const [unit, factor] of [
      ['mg', 1],
      ['mcg', 1000],
    ] as const) {
      give(unit, mg * factor)
      give(`${unit}/mL`, stockMgPerMl * factor, (mg * factor) / (drugMl + diluentMl))
    }
  }
  for (const one of infusions) {
    if (!('recipe' in one)) give('mL/h', one.mlPerHour)
    else {
      const { dose, recipe } = one
      const { doseUnit, rates, limits } = recipe
      const doses = [
        ...(typeof dose === 'number' ? [dose] : numbersOf(content, dose)),
        ...rates.map((rate) => rate.dose),
      ]
      mix(recipe.stockMgPerMl, recipe.drugMl, recipe.diluentMl)
      give(doseUnit, ...doses, ...(limits ? [limits.from, limits.to] : []))
      give('mL/h', ...doses.map((amount) => rateOf(recipe, amount, patient.weightKg)))
    }
  }
  for (const { slug, mlPerKg, ml, mlPerHour, limits } of boluses) {
    const counts = [1, ...numbersOf(content, slug)]
    give('mL/kg', ...counts.map((count) => count * mlPerKg), limits.from, limits.to)
    give('mL', ...counts.map((count) => count * ml))
    give('mL/h', mlPerHour)
  }
  for (const { stockMgPerMl, drugMl, diluentMl, mgPerKg, ml, allowedMl, flushMl } of codeDoses) {
    mix(stockMgPerMl, drugMl, diluentMl)
    give('mg/kg', mgPerKg)
    give('mg', mgPerKg * patient.weightKg)
    give('mL', ml, allowedMl.from, allowedMl.to, flushMl)
  }
  give('mL', ...syringesMl)
}

function giveRows({ instruments, vitalStats }: CaseContent, give: Give): void {
  for (const { slug, unit } of instruments.signs)
    for (const row of vitalStats.allStates)
      give(
        unit,
        ...(String(row[slug])
          .match(/[\d.]+/g)
          ?.map(Number) ?? []),
      )
  for (const { slug, unit } of instruments.analytes)
    for (const row of vitalStats.alliStat) give(unit, ...[row[slug] ?? []].flat())
}

/** What is asked with a unit: right, wrong, and what is accepted. A weight is that of the patient alone. */
function giveAsked(node: unknown, give: Give, unit?: string): void {
  if (typeof node === 'number' && unit !== undefined) give(unit, node)
  if (typeof node !== 'object' || node === null) return
  const own = 'unit' in node && typeof node.unit === 'string' ? node.unit : unit
  for (const [key, value] of Object.entries(node))
    if (!beside.has(key) && !(own === 'kg' && key === 'right')) giveAsked(value, give, own)
}

/** What stands beside a number with a unit and has another. */
const beside = new Set(['tolerance', 'digits', 'factor', 'times', 'also'])
