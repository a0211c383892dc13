import { amountAt, amountOfMistake, amountOfWrong, formOf, type OrderForm, openingOf } from '../../orders/order-form.ts'
import type { CaseContent } from '../../story/content.ts'
import type { StoryOption } from '../../story/decision-story.ts'
import { pointNamed } from '../../story/points.ts'
import { resolveText } from '../../story/resolve-text.ts'
import type { RowView } from '../../views/bedside/point-pages.ts'
import { claimsIn, type Moment } from './claims.ts'
import type { Scene } from './scene.ts'
import type { Statement } from './statements.ts'

// What the orders of a point say, ask and report, against what panels, pumps and pages show of it.

type Reading = readonly [pattern: RegExp, ...about: string[]]

/** How orders and the pages beside them word what has no number of a panel, or says it another way. */
const readings: readonly Reading[] = [
  [/\bmean (?:pressure )?(?:stays )?(\d+)\b/i, 'map'],
  [/(?:HFOV|their oscillator,) (\d+), (\d+) Hz, (\d+)/, 'map', 'frequency', 'amplitude'],
  [/\bMAP (\d+)(?!\d| asked)/, 'map'],
  [/\bMAP (\d+) (?:asked|set), (?:measured )?(\d+)/, 'map', 'map measured'],
  [/(?:iNO|nitric oxide(?: on at| from 20 to)?) (\d+)/i, 'ino'],
  [/NO2 ([\d.]+)/, 'no2'],
  [/([\d.]+) mL a breath|SIMV 32\/7, ([\d.]+) mL/, 'vt', 'vt'],
  [/Amplitude (\d+), ([\d.]+) mL/, 'amplitude', 'hfov volume'],
  [/Dopamine runs at ([\d.]+) mL/i, 'dopamine rate'],
  [/Epinephrine runs at ([\d.]+) mL/i, 'epinephrine rate'],
  [/dopamine,? ([\d.]+)(?: micrograms per kilo per minute(?! for)|, epi)/i, 'dopamine'],
  [/for five minutes, then (\d+)/, 'dopamine'],
  [/epinephrine,? ([\d.]+)(?: micrograms|,)/i, 'epinephrine'],
  [/([\d.]+) at the lip/, 'tube'],
  [/pH [\d.]+, CO2 (\d+)(?:, PO2 (\d+))?/, 'pco2', 'po2'],
  [/refill (?:\d s to )?(?:stays )?(\d) s/i, 'refill'],
  [/liver (?:stays at )?(?:\d cm to )?(\d) cm/i, 'liver'],
  [/(\w+) pass(?:: blood after \d+ min, fixed after|,) (\d+) min/, 'pass', 'minutes of the line'],
  [/hands and eyes gone for (\d+) min/, 'minutes of the attempt'],
  [/(?:At the alarm: |Before the switch: |down to |^)([\d.]+) mL = ([\d.]+) mL\/kg/, 'volume', 'volume per kilo'],
  [/^([\d.]+) mL, ([\d.]+) per kilo/, 'volume', 'volume per kilo'],
]

/** And what words alone say. */
const sayings: readonly (readonly [pattern: RegExp, about: string, says: string])[] = [
  [/no iNO|nitric oxide off|iNO is off/, 'ino', 'off'],
  [/\bCrossvent, 32|the Crossvent, \d/, 'machine', 'crossvent'],
  [/back on their SIMV|^SIMV/, 'machine', 'simv'],
  [/^HFOV \d/, 'machine', 'hfov'],
  [/on their oscillator/i, 'machine', 'hfv'],
  [/lung is up|Right lung up/, 'right lung', 'up'],
  [/A large right pneumothorax/, 'right lung', 'down'],
  [/(?:Tip|tip) at T2/, 'tube', '9.5'],
  [/Tip at T4/, 'tube', '10.5'],
  [/^Twenty-five minutes/, 'minutes of the attempt', '25'],
  [/^Five minutes, then broken off/, 'minutes of the attempt', '5'],
  [/five minutes, then 10|^5, then/i, 'dopamine goes up', 'in two'],
  [/(?:goes off with it|lose nitric oxide)/, 'ino at first', 'runs'],
]

/** Of pages only what panels do not show. */
const ofPages = new Set([
  ...['refill', 'liver', 'pass', 'minutes of the line', 'minutes of the attempt', 'volume', 'volume per kilo'],
  'dopamine goes up',
])

interface Told {
  readonly text: string
  readonly place: string
  readonly moment: Moment
}

function read({ text, place, moment }: Told): Statement[] {
  const numbers = readings.flatMap(([pattern, ...about]) => {
    const [, ...groups] = pattern.exec(text) ?? []
    return about.flatMap((name, index) => {
      const value = groups[index]
      return value === undefined
        ? []
        : [
            {
              place,
              moment,
              about: name,
              says: Number.isNaN(Number.parseFloat(value)) ? value : String(Number.parseFloat(value)),
            },
          ]
    })
  })
  const words = sayings.flatMap(([pattern, about, says]) =>
    pattern.test(text) ? [{ place, moment, about, says }] : [],
  )
  return [...numbers, ...words]
}

interface Ordered {
  readonly option: StoryOption
  readonly form: OrderForm
  /** It is set, and back at the old setting before anybody else looks. */
  readonly isTried: boolean
}

function ordersOf(content: CaseContent, scene: Scene): Ordered[] {
  const { point: slug, opening, chosen } = scene.history
  const point = pointNamed(content, slug)
  if (!point) throw new Error(`there is no ${slug}`)
  const decided = { point, opening, chosen, vitals: { ...content.vitalStats, currentState: opening.monitor } }
  const options = Object.values(point.story.groups).flat()
  return options.flatMap((option) => {
    const opens = chosen.has(option.slug) ? openingOf(content, option.slug, decided) : null
    const parts = content.orders?.cards.find(({ slug: one }) => one === opens?.card)?.parts ?? []
    return opens
      ? parts.map((_, part) => ({
          option,
          form: formOf(content, opens, part, decided),
          isTried: isTried(scene, option),
        }))
      : []
  })
}

function textsOf({ form: { says, report, steps, reading, opening } }: Ordered): readonly string[] {
  const done = steps.flatMap((step) => {
    const text = step.kind === 'check' ? step.made : step.reading
    return text === undefined ? [] : resolveText(text, reading.facts, reading.words)
  })
  return [says, report, ...done, ...(opening.against ? [opening.against] : [])]
}

const rowsOf = ({ pages }: Scene, option: StoryOption): readonly RowView[] =>
  pages.pages.flatMap(({ rows }) => rows.filter(({ slug }) => slug === option.slug))

const isTried = (scene: Scene, option: StoryOption): boolean =>
  rowsOf(scene, option).some(({ facts }) => facts.some((fact) => fact.startsWith('Back to ')))

/** What orders say of her and of what stands around her, and what the pages say of the same. */
export function saidInOrders(content: CaseContent, scene: Scene): Statement[] {
  const { opening } = scene.history
  const orders = ordersOf(content, scene)
  return [
    ...(opening.ino ? [] : [{ place: 'bedside', moment: 'now', about: 'ino at first', says: 'off' } as const]),
    ...orders.flatMap((one) => {
      const place = `order ${one.option.slug}`
      const moment = one.isTried ? 'opening' : 'now'
      const told = textsOf(one)
        .flatMap((text) => read({ text, place, moment }))
        .map((claim) =>
          ofPages.has(claim.about) || !one.isTried ? claim : { ...claim, about: `${claim.about} tried` },
        )
      const machines = one.form.steps.flatMap((step) =>
        step.kind === 'number' && step.on && 'machine' in step.on
          ? claimsIn(content.machines[step.on.machine]?.name ?? '', 'now').map((claim) => ({ ...claim, place }))
          : [],
      )
      const rows = rowsOf(scene, one.option).flatMap(({ facts }) => facts)
      const page = rows.flatMap((text) =>
        read({ text, place: `page ${one.option.slug}`, moment }).flatMap((claim) =>
          ofPages.has(claim.about) ? claim : one.isTried ? { ...claim, about: `${claim.about} tried` } : [],
        ),
      )
      const isInOne = one.option.slug === 'dopamine' && !/then \d/.test(one.form.says)
      const inOne = { place, moment, about: 'dopamine goes up', says: 'at once' } as const
      return [...told, ...machines, ...page, ...(isInOne ? [inOne] : [])]
    }),
  ]
}

/** What is wrong with the orders of a scene by themselves. */
export function wrongOrders(content: CaseContent, scene: Scene): string[] {
  const { opening, now } = scene.history
  const told = ordersOf(content, scene)
  return told.flatMap((one) => [
    ...(one.form.steps.some(({ slug }) => slug === 'switch') && opening.machine === now.machine
      ? [`${one.option.slug} switches her to ${now.machine}, which she is on`]
      : []),
    ...(now['supply-fails'] && /MAP/.test(one.form.report) && !/measured/.test(one.form.report)
      ? [`${one.option.slug} reports what is set, and not what is measured`]
      : []),
    ...falseHints(one),
  ])
}

/** “Ten times” where it is not. */
function falseHints({ option, form: { fields, steps, reading } }: Ordered): string[] {
  const told = [
    ...fields.flatMap(({ field, right }) =>
      field.kind === 'number'
        ? field.slips.map(({ is, says }) => ({
            says,
            is: amountOfMistake(is, Number(right), reading.words),
            right: Number(right),
          }))
        : [],
    ),
    ...steps.flatMap((step) => {
      if (step.kind !== 'number') return []
      const right = amountAt(step.right, reading)
      return step.wrong.map(({ is, hint }) => ({ says: hint, is: amountOfWrong(is, right, reading), right }))
    }),
  ]
  const times = ({ is, right }: { is: number; right: number }) => Number((is / right).toPrecision(4))
  return told.flatMap((one) => {
    const isTen = /^Ten times/.test(one.says) && times(one) !== 10
    const isTenth = /^A tenth/.test(one.says) && times(one) !== 0.1
    const isZero = /zeros/.test(one.says) && ![10, 0.1].includes(times(one))
    return isTen || isTenth || isZero ? [`${option.slug}: “${one.says}” of ${one.is} for ${one.right}`] : []
  })
}
