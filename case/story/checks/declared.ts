import type { Value } from '../bedside.ts'
import { type Declared, declaredBy } from '../bedside-words.ts'
import type { CaseContent } from '../content.ts'
import { type Findings, found } from './complaint.ts'
import { givenIn, settingsIn, valuesOf } from './settings-in.ts'

/** Words that conditions and texts say of something else. */
const taken = new Set([
  'monitor',
  'gas',
  'not',
  'chose',
  'stopped',
  'from',
  'came',
  'opening',
  'at',
  'left',
  'ever',
  'film',
  'weight',
])

/** What is wrong with what the story declares of the bedside: names, and whatever is set under them. */
export function* mistakesInDeclared(content: CaseContent): Findings {
  const declared = declaredBy(content)
  for (const [index, { name, at }] of declared.entries()) {
    const isTwice = declared.slice(0, index).some((one) => one.name === name)
    if (isTwice || taken.has(name))
      yield found(at, `“${name}” is there already`, 'Give one of them another name: conditions tell them apart by it')
  }
  for (const { name } of declared) {
    if (content.asFound[name] === undefined)
      yield found('asFound', `nobody says how “${name}” stands at first`, 'Say how the newborn is found')
  }
  for (const { at, sets } of settingsIn(content)) {
    for (const [name, value] of Object.entries(sets)) {
      yield* mistakesInValue(at, name, value, content, declared)
    }
  }
  for (const { at, name } of givenIn(content)) {
    if (declared.some((one) => one.name === name && one.kind === 'bolus')) continue
    yield found(at, `“${name}” is no bolus`, 'Declare it among the boluses, with how it is made')
  }
  yield* mistakesInMachines(content)
  yield* mistakesInScales(content)
  yield* mistakesInPagesDeclared(content)
}

function* mistakesInValue(
  at: string,
  name: string,
  value: Value,
  content: CaseContent,
  declared: readonly Declared[],
): Findings {
  const one = declared.find((each) => each.name === name)
  if (!one) {
    yield found(at, `nobody declares “${name}”`, 'Declare it among settings, gases, infusions or facts')
    return
  }
  const what = whyNot(content, one, value)
  if (what) yield found(at, `“${name}” ${what}`, `Set it as it is declared: ${one.at}`)
  if (one.kind === 'bolus' && at !== 'asFound')
    yield found(at, `“${name}” is given, and not set`, 'Write it under gives, with how many')
}

function whyNot(content: CaseContent, { name, kind }: Declared, value: Value): string | null {
  if (kind === 'machine') return typeof value === 'string' ? null : 'is a name'
  if (kind === 'yes-no') return typeof value === 'boolean' ? null : 'is true or false'
  if (kind === 'time') return value === null || isTime(value) ? null : 'is a time, or null'
  if (typeof value !== 'number' || value < 0) return 'is a number from 0 up'
  if (kind === 'dose' || kind === 'bolus') return null
  const scale = scaleOf(content, name)
  if (!scale || (kind === 'gas' && value === 0) || isOn(scale, value)) return null
  return `does not go to ${value}: it goes from ${scale.from} to ${scale.to}${scale.step ? ` by ${scale.step}` : ''}`
}

const isTime = (value: Value): boolean => typeof value === 'string' && /^\d\d:\d\d$/.test(value)

interface Scale {
  readonly from: number
  readonly to: number
  readonly step?: number
}

function scaleOf({ settings, gases, facts }: CaseContent, name: string): Scale | undefined {
  const numbers = facts.flatMap((one) => (one.kind === 'number' ? one : []))
  return [...settings, ...gases, ...numbers].find((one) => one.slug === name)
}

const isOn = ({ from, to, step }: Scale, value: number): boolean =>
  value >= from && value <= to && (!step || Math.abs(Math.round((value - from) / step) * step - (value - from)) < 1e-9)

function* mistakesInScales({ settings, gases, machines }: CaseContent): Findings {
  for (const [which, scales] of Object.entries({ settings, gases })) {
    for (const [index, { from, to }] of scales.entries()) {
      if (from > to)
        yield found(`${which}[${index}]`, 'it ends before it begins', 'Let it go from the least to the most')
    }
  }
  const used = Object.values(machines).flatMap((one) => one.settings ?? [])
  for (const [index, { slug }] of settings.entries()) {
    if (!used.includes(slug))
      yield found(`settings[${index}]`, `no machine has “${slug}”`, 'Name it among the settings of a machine')
  }
  for (const [machine, one] of Object.entries(machines)) {
    if (typeof one.meanPressure === 'string' && !one.settings?.includes(one.meanPressure))
      yield found(
        `machines.${machine}.meanPressure`,
        `“${one.meanPressure}” is not set on it`,
        'Name one of its settings, or say it in cmH2O',
      )
    for (const slug of one.settings ?? []) {
      if (settings.every((each) => each.slug !== slug))
        yield found(`machines.${machine}.settings`, `nobody declares “${slug}”`, 'Declare it among the settings')
    }
  }
}

/** Films and the page of harm: declared once, and shown by some page. */
function* mistakesInPagesDeclared({ decisionStories, films, harmPage }: CaseContent): Findings {
  const shown = new Set<string>()
  for (const [point, { pages }] of decisionStories.entries()) {
    for (const [index, row] of pages.entries()) {
      for (const { film } of row.films ?? []) {
        shown.add(film)
        if (films[film]) continue
        yield found(
          `decisionStories[${point}].pages[${index}].films`,
          `nobody declares “${film}”`,
          'Say among the films how it is drawn',
        )
      }
    }
  }
  for (const film of Object.keys(films)) {
    if (!shown.has(film)) yield found(`films.${film}`, 'no page shows it', 'Show it, or take it out')
  }
  if (decisionStories.every(({ pages }) => pages.every(({ page }) => page !== harmPage)))
    yield found('harmPage', `no point has a page “${harmPage}”`, 'Name the page that tells what went wrong')
}

/** A machine that can come to breathe for her has a panel, and no other has one. */
function* mistakesInMachines(content: CaseContent): Findings {
  const panels: readonly string[] = Object.keys(content.machines)
  const used = valuesOf(content, 'machine').map(({ at, value }) => ({ at, machine: String(value) }))
  for (const { at, machine } of used) {
    if (!panels.includes(machine)) yield found(at, `“${machine}” has no panel`, 'Say among the machines what it shows')
  }
  for (const machine of panels) {
    if (used.some((one) => one.machine === machine)) continue
    yield found(
      `machines.${machine}`,
      'it never comes to breathe for the newborn',
      'Let an option set it, or take its panel out',
    )
  }
}
