import { expect, test } from 'vitest'
import { askIn } from '#case/testing/answering.ts'
import { bedsideReport } from './bedside-report.ts'
import { case1 } from './case-1.ts'
import { decisionStories } from './decision-points/decision-points.ts'
import { machines } from './machines.ts'
import { metrics } from './metrics.ts'
import { patient } from './patient.ts'
import { preparation } from './preparation.ts'
import { prompts } from './prompts.ts'
import { responseTime } from './response-time.ts'
import { advice } from './stand-in-advice.ts'
import { calibrateIno } from './tasks/calibrate-ino.ts'
import { epiChallenge } from './tasks/epi-challenge.ts'
import { mixEpinephrine } from './tasks/mixed-meds.ts'
import { orderPharmacy } from './tasks/order-pharmacy.ts'
import { transportMode } from './transport-mode.ts'

/** Statements that a neonatologist would stop at, each held to what it must and must not say. */

const reviewed = (slug: string) => preparation.reviewPoints.find((point) => point.slug === slug)

test('a foot below the hand does not prove PPHN: whoever holds back prostaglandin says what else speaks for it', () => {
  const reasons = [
    reviewed('prostaglandin')?.afterOrder,
    askIn(case1, 'choice', 'rescue').options.find(({ slug }) => slug.includes('prostaglandin'))?.verdict,
    patient.conclusions.find(({ label }) => label === 'Working diagnosis')?.value,
  ]
  for (const reason of reasons) {
    expect(reason).toMatch(/coarctation|duct-dependent/)
    expect(reason).toMatch(/film/)
    expect(reason).toMatch(/femoral pulses/)
    expect(reason).toMatch(/rostaglandin .*at hand/)
    expect(reason).not.toMatch(/so PPHN/)
  }
})

test('femoral pulses are asked for on the phone and compared with the right arm at the bedside', () => {
  expect(reviewed('call-back')?.text).toContain('femoral pulses')
  expect(bedsideReport.items.find(({ slug }) => slug === 'exam')?.text).toMatch(/femoral .* right arm/)
})

test('prostaglandin is not ordered because it lies in the transport bag', () => {
  const tray = orderPharmacy.steps.find(({ slug }) => slug === 'tray')
  const item = tray?.kind === 'pick-items' ? tray.items.find(({ slug }) => slug === 'prostaglandin') : undefined
  expect(item).toMatchObject({ isRight: false, hint: expect.stringContaining('transport bag') })
})

const connection = (slug: string) => {
  const step = calibrateIno.steps.find((one) => one.slug === slug)
  return step?.kind === 'choose' ? step.options.find((option) => option.slug === step.right)?.name : undefined
}

test('injector and sample line are two connections, each with its own place', () => {
  expect(connection('injector')).toBe('Before the humidifier')
  expect(connection('sample-line')).toBe('Inspiratory limb, 15 to 30 cm before her')
})

test('a ready code syringe is the first choice: where one lies, it has expired, and the case says that this is why they dilute', () => {
  const drug = mixEpinephrine.steps.find(({ slug }) => slug === 'drug')
  const vial = epiChallenge.steps.find(({ slug }) => slug === 'vial')
  const offered = [
    ...((drug?.kind === 'number' && drug.using?.options) || []),
    ...((vial?.kind === 'choose' && vial.options) || []),
  ].filter(({ name }) => name.startsWith('0.1 mg/mL'))
  expect(offered).toHaveLength(2)
  for (const { name, hint } of offered) {
    expect(name).toContain('expired')
    expect(hint).toContain('expired')
  }
  expect(offered[1]?.hint).toContain('first choice')
  expect(epiChallenge.taskDesc).toMatch(/ready syringe .* expired/)
})

const optionOf = (point: number, slug: string) =>
  Object.values(decisionStories[point - 1]?.groups ?? {})
    .flat()
    .find((option) => option.slug === slug)
const rowsOf = (point: number, slug: string) =>
  decisionStories[point - 1]?.pages.filter((row) => row.slug === slug) ?? []

test.each([1, 2, 3, 4])(
  'at point %i a UVC costs her minutes she does not have: nobody calls two PIVs enough',
  (point) => {
    const told = JSON.stringify([optionOf(point, 'uvc')?.why, rowsOf(point, 'uvc')])
    expect(told).not.toMatch(/PIVs? (were|are) enough|good PIVs/)
    if (point < 3) expect(optionOf(point, 'uvc')?.why).toMatch(/min .*(shock|unstable|falls)/)
  },
)

test('what is said of a drug agrees with what it does: dopamine at point 1 lifts her as a bolus would', () => {
  const [row] = rowsOf(1, 'dopamine')
  expect(row?.teaching).toMatch(/lifts/)
  expect(row?.teaching).not.toMatch(/squeezes/)
})

test('epinephrine in a tension pneumothorax is a bridge while somebody drains', () => {
  expect(optionOf(3, 'epinephrine')?.why).toMatch(/bridge while somebody drains/)
  for (const { teaching } of rowsOf(3, 'epinephrine')) expect(teaching).toMatch(/bridge.* while somebody drains/)
})

test('at point 5 it is said why neither the backup bag with NO nor a self-inflating bag saves the moment', () => {
  const told = JSON.stringify([optionOf(5, 'hand-bag')?.why, rowsOf(5, 'hand-bag')])
  expect(told).toMatch(/backup bag .*same outlet/)
  expect(told).toMatch(/self-inflating .*cabin air/)
})

test('the NO2 alarm says what devices aim at', () => {
  const alarms = calibrateIno.steps.find(({ slug }) => slug === 'alarms')
  expect(alarms?.reading).toMatch(/Devices keep NO2 to about 0\.3 ppm or less/)
  expect(JSON.stringify(alarms)).toMatch(/NO2 .*0\.3 ppm or less.* 2 ppm/)
})

test('after every wrong mode the story says that the airplane flies all the same, after every wrong promise what is told', () => {
  for (const { bridge = 'airplane' } of transportMode.options) expect(bridge).toContain('airplane')
  for (const { bridge = '<30 min' } of responseTime.options) expect(bridge).toContain('<30 min')
})

/** Every sentence of the pages of all points, with the point. */
const told = decisionStories.flatMap(({ pages, groups }, index) =>
  [JSON.stringify(pages), JSON.stringify(groups)]
    .flatMap((json) => [...json.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text))
    .map((text) => ({ point: index + 1, text })),
)
const saying = (pattern: RegExp) => told.filter(({ text }) => pattern.test(text)).map(({ text }) => text)

test('no page has her numbers move while the monitor stands still: a short fall is told by how much', () => {
  expect(saying(/(?:saturation|BP|pre-ductal)\b[^.;,]*\b(?:falls?|climbs?|rises?|starts to)\b(?! by a | \d)/i)).toEqual(
    [],
  )
})

test('nobody says that she cannot get worse, nor that a mean of 36 answers', () => {
  const situations = JSON.stringify(decisionStories.map(({ situation }) => situation))
  expect([...saying(/cannot get worse|nowhere left|is answering/), situations.match(/nowhere left/)]).toEqual([null])
})

test('each line of DOPE says first whether it is that, then why', () => {
  const lines = saying(/^(?:Displacement|Obstruction|Pneumothorax|Equipment): /)
  expect(lines.map((line) => line.slice(0, line.indexOf('.')))).toEqual([
    'Displacement: no',
    'Obstruction: no',
    'Pneumothorax: no',
    'Equipment: yes',
  ])
})

test('no prompt of the failing supply names what she is not on', () => {
  expect(prompts['in-cruise']?.join(' ')).not.toMatch(/cylinder|tank/i)
})

test('NO2 at 20 ppm is nowhere above what the check teaches', () => {
  const taught = Number(JSON.stringify(calibrateIno).match(/NO2 to about ([\d.]+) ppm or less/)?.[1])
  const readings = machines.hfov?.readings.find(({ label }) => label === 'NO2')?.value
  const shown = typeof readings === 'string' ? [] : (readings ?? [])
  const at20 = shown.flatMap((piece) => (typeof piece !== 'string' && !piece.when.includes('ino 40') ? piece.text : []))
  expect(at20.map((text) => Number.parseFloat(text))).toEqual([0.2, taught])
  expect(JSON.stringify(calibrateIno)).not.toContain('under 0.3')
})

test('a benchmark of other newborns says of which', () => {
  const { benchmark } = metrics.find(({ slug }) => slug === 'arrival-temperature') ?? {}
  expect(benchmark).toContain('Of newborns under 2.5 kg')
})

test('advice for a heart rate of 72 does not ask for small steps', () => {
  expect(advice['new-support/Medications']?.right.join(' ')).not.toMatch(/one rung|milder|step by step/)
})
