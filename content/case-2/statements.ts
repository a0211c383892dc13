import type { Bedside } from '#case/story/bedside.ts'
import { viewInfusions } from '#case/views/bedside/infusions.ts'
import { viewMachine } from '#case/views/bedside/machine.ts'
import { viewMonitor } from '#case/views/bedside/monitor.ts'
import { case2 } from './case-2.ts'

// For tests: what texts of the second story say of him, and what panel, pumps and monitor show.

/** As the point opened, with what is decided, or as it was left. */
export type Moment = 'opening' | 'now' | 'after'
export interface Claim {
  readonly about: string
  readonly says: string
  readonly moment: Moment
  readonly place: string
}

/** How this story words what is measured and set; of which moment it speaks where that is always the same. */
const readers: readonly (readonly [pattern: RegExp, about: readonly string[], moment?: Moment])[] = [
  [/(?<!left )\barm (\d+\/\d+) \((\d+)\)/gi, ['arm', 'arm mean'], 'opening'],
  [/(?<!right )\bleg (\d+\/\d+) \((\d+)\)/gi, ['leg', 'leg mean'], 'opening'],
  [/mean gradient (\d+)/g, ['gradient'], 'opening'],
  [/^HR (\d+)(?: and falling)?, arm/g, ['HR'], 'opening'],
  [/hand (\d+)(?: and falling)?, foot (\d+)\.$/g, ['hand', 'foot'], 'opening'],
  [
    /Alprostadil (?:runs at )?(?:mcg\/kg\/min )?([\d.]+)(?: mcg\/kg\/min)?(?: =| \()\s?([\d.]+) mL\/h/gi,
    ['alprostadil', 'alprostadil rate'],
  ],
  [
    /Epinephrine (?:runs at )?([\d.]+)(?: mcg\/kg\/min)?(?: =| \()\s?([\d.]+) mL\/h/gi,
    ['epinephrine', 'epinephrine rate'],
  ],
  [/Alprostadil runs at ([\d.]+) mL\/h/g, ['alprostadil rate']],
  [/Epinephrine runs at ([\d.]+) mL\/h/g, ['epinephrine rate']],
  [/(?:No alprostadil runs|Alprostadil none)/g, ['no alprostadil']],
  [/Epinephrine none/g, ['no epinephrine']],
  [/(?:Calcium runs at|340 mg in 6\.8 mL,) ([\d.]+)/g, ['calcium rate']],
  [/meter read (\d+) before/g, ['glucose'], 'opening'],
  [/hand went from (\d+) to/gi, ['hand'], 'opening'],
  [/(?:Calcium runs at|340 mg in 6\.8 mL,) ([\d.]+)/g, ['calcium rate']],
  [/meter read (\d+) before/g, ['glucose'], 'opening'],
  [/hand went from \d+ to (\d+) and is steady/gi, ['hand on 0.25']],
  [/FiO2 0\.25, hand (\d+)/g, ['hand on 0.25']],
  [/(?<!to )FiO2 (?:is )?(0\.25|1\.0)\b(?! to)/g, ['FiO2']],
  [/rate (30|50)\b(?! set)/g, ['rate']],
]

/** Beginnings of facts that speak of a moment that is over, or of another machine. */
const others = [
  /^Down from/,
  /^Back to/,
  /Atropine/,
  /medical control/i,
  /^At 1[456]:/,
  /at induction/,
  /^Bag /,
  /Mask, FiO2/,
]

export function claimsIn(text: string, usual: Moment, place: string): Claim[] {
  if (others.some((one) => one.test(text))) return []
  return readers.flatMap(([pattern, about, moment = usual]) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      about.map((name, index) => {
        const says = match[index + 1]
        return { moment, place, about: name.replace(/^no /, ''), says: says === undefined ? '0' : says }
      }),
    ),
  )
}

const asNumber = (says: string): string => (Number.isNaN(Number(says)) ? says : String(Number(says)))

/** What panel, pumps and monitor show of a bedside. */
export function shownBy(bedside: Bedside, point: number, moment: Moment): Claim[] {
  const machine = viewMachine(bedside, case2.vitalStats, case2, point)
  const { running } = viewInfusions(bedside, case2, point)
  const signs = viewMonitor(case2.vitalStats, bedside.monitor)
  const told = (about: string, says: unknown, place: string): Claim => ({ about, says: String(says), moment, place })
  const [arm = '', armMean = ''] = String(signs.bloodPressure).split(/[ ()]+/)
  const [leg = '', legMean = ''] = String(signs.bloodPressureLower).split(/[ ()]+/)
  return [
    ...machine.readings.flatMap(({ label, value }) =>
      label === 'FiO2'
        ? told('FiO2', value, 'panel')
        : label === 'Rate' && /^\d+$/.test(value)
          ? told('rate', value, 'panel')
          : [],
    ),
    ...['Alprostadil', 'Epinephrine'].flatMap((drug) => {
      const found = running.find((one) => one.drug === drug)
      const name = drug.toLowerCase()
      return [
        told(name, found?.dose?.value ?? 0, 'pumps'),
        ...(found ? [told(`${name} rate`, found.mlPerHour, 'pumps')] : []),
      ]
    }),
    told('calcium rate', running.find((one) => one.drug === 'Calcium gluconate')?.mlPerHour ?? 0, 'pumps'),
    // The monitor waits for the results.
    ...(moment === 'now'
      ? []
      : [
          told('HR', signs.heartRate, 'monitor'),
          ...[told('arm', arm, 'monitor'), told('arm mean', armMean, 'monitor')],
          ...[told('leg', leg, 'monitor'), told('leg mean', legMean, 'monitor')],
          told('glucose', case2.vitalStats.alliStat[bedside.gas]?.Glu, 'slip'),
          told('gradient', Number(armMean) - Number(legMean), 'monitor'),
          ...[told('hand', signs.oxygenPre, 'monitor'), told('foot', signs.oxygenPost, 'monitor')],
        ]),
  ]
}

/** Each contradiction once. */
export function contradictions(claims: readonly Claim[]): string[] {
  const first = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    if (claim.about === 'film') return [`the film shows another thing than “${claim.says}”`]
    const key = `${claim.moment} ${claim.about}`
    const known = first.get(key)
    if (!known) first.set(key, claim)
    return known && asNumber(known.says) !== asNumber(claim.says)
      ? [`${claim.about} is ${known.says} on ${known.place} and ${claim.says} on ${claim.place}`]
      : []
  })
}
