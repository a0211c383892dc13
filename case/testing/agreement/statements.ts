import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import { type InfusionsView, viewInfusions } from '../../views/bedside/infusions.ts'
import { type MachineView, viewMachine } from '../../views/bedside/machine.ts'
import { viewMonitor } from '../../views/bedside/monitor.ts'
import type { RowView } from '../../views/bedside/point-pages.ts'
import { type Claim, claimsIn, type Moment } from './claims.ts'
import type { Scene } from './scene.ts'

/** A claim, and where it is made. */
export interface Statement extends Claim {
  readonly place: string
}

const at = (place: string, claims: readonly Claim[]): Statement[] => claims.map((claim) => ({ ...claim, place }))

const shown = new Map<string, readonly Statement[]>()

/** What machine, pumps and monitor show of a bedside. Many states share one. */
export function shownBy(content: CaseContent, bedside: Bedside, point: number, moment: Moment): readonly Statement[] {
  const key = [point, moment, ...Object.values(bedside)].join()
  const found = shown.get(key) ?? readPanels(content, bedside, point, moment)
  shown.set(key, found)
  return found
}

function readPanels(content: CaseContent, bedside: Bedside, point: number, moment: Moment): Statement[] {
  const { vitalStats } = content
  const panels = {
    machine: viewMachine(bedside, vitalStats, content, point),
    infusions: viewInfusions(bedside, content, point),
  }
  const monitor = viewMonitor(vitalStats, bedside.monitor)
  const machine = machineClaims(panels, moment)
  const map = Number(machine.find(({ about }) => about === 'map')?.says)
  return [
    ...machine,
    ...pumpClaims(panels, moment),
    ...at(
      'monitor',
      claimsIn(
        `HR ${monitor.heartRate}, BP ${monitor.bloodPressure}, SpO2 ${monitor.oxygenPre} and ${monitor.oxygenPost}`,
        moment,
      ),
    ),
    ...at(
      'monitor',
      map ? [{ moment, about: 'osi', says: String(Math.round((map * 100) / Number(monitor.oxygenPre))) }] : [],
    ),
    ...at('bedside', bedside['ino-since'] ? [{ moment, about: 'ino since', says: String(bedside['ino-since']) }] : []),
    ...at('bedside', [
      { moment, about: 'tube', says: bedside['tube-repositioned'] ? '9.5' : '10.5' },
      ...(point >= 3 ? [{ moment, about: 'right lung', says: bedside['chest-drained'] ? 'up' : 'down' }] : []),
    ]),
  ]
}

interface Panels {
  readonly machine: MachineView
  readonly infusions: InfusionsView
}

function machineClaims({ machine: { name, readings } }: Panels, moment: Moment): Statement[] {
  const panel = readings.flatMap(({ label, value }) => claimsIn(`${label} ${value}`.replace('PIP/PEEP ', ''), moment))
  return [
    ...at('machine', [...claimsIn(name, moment), ...panel]),
    ...at('machine', name.startsWith('Hospital') ? [{ moment, about: 'stands on', says: 'the bed' }] : []),
  ]
}

function pumpClaims({ infusions: { running, boluses } }: Panels, moment: Moment): Statement[] {
  const runs = (drug: string) => running.some((infusion) => infusion.drug === drug)
  return [
    ...at(
      'pumps',
      running.flatMap(({ drug, dose, mlPerHour }) =>
        claimsIn(dose ? `${drug} ${dose.value} ${dose.unit}, ${mlPerHour} mL/h` : `${drug} ${mlPerHour} mL/h`, moment),
      ),
    ),
    ...at('pumps', runs('Dopamine') ? [] : claimsIn('no dopamine', moment)),
    ...at('pumps', runs('Epinephrine') ? [] : claimsIn('no epinephrine', moment)),
    ...at('pumps', claimsIn(runs('Heparinised saline') ? 'PAL in' : 'no arterial line', moment)),
    ...at(
      'pumps',
      boluses.flatMap(({ ml, count }) => claimsIn(`${ml} mL in ${count} boluses`, moment)),
    ),
  ]
}

/** What machine and pumps show on the point itself once it is left. */
export const shownAfter = ({ pages }: Scene): Statement[] => {
  const left = pages.results ?? pages
  return [...machineClaims(left, 'after'), ...pumpClaims(left, 'after')]
}

const drugPages = new Set(['dopamine', 'epinephrine'])

/** What the pages say. What stands before "Back to the old setting" is over. */
export function toldBy({ pages: { pages, gas } }: Scene): Statement[] {
  const printed = gas ? [`PCO2 ${gas.values.PCO2}, gap`] : []
  const oxygen = gas?.values.PO2 ? [{ moment: 'now', about: 'po2', says: String(gas.values.PO2) } as const] : []
  return [
    ...at('analyser', [...printed.flatMap((text) => claimsIn(text, 'now')), ...oxygen]),
    ...pages.flatMap(({ page, rows }) =>
      rows.flatMap((row) => {
        const place = `${page}, ${row.slug}`
        const moment: Moment = page === 'results' && row.slug !== 'default' ? 'after' : 'now'
        const back = row.facts.findIndex((fact) => fact.startsWith('Back to '))
        const standing = back === -1 ? [row.title, ...row.facts] : row.facts.slice(back)
        const drug = page === 'medication' && drugPages.has(row.slug) ? row.slug : ''
        return [
          ...standing.flatMap((text) => at(place, claimsIn(text, moment, drug))),
          ...(row.slug === 'cxr' ? filmed(place, row) : []),
        ]
      }),
    ),
  ]
}

/** A new film, its reading and its finding, as three who must agree; and each with the tube as it is. */
function filmed(place: string, { facts, films }: RowView): Statement[] {
  const depth = { 2: '9.5', 4: '10.5' }
  return [...facts, ...films.flatMap(({ finding }) => finding ?? [])]
    .flatMap((text) => [
      ...[...text.matchAll(/\bT([24])\b/g)].map(([, tip]) => ({ about: 'tube', says: depth[Number(tip) as 2 | 4] })),
      ...(/pneumothorax/.test(text) ? [{ about: 'film', says: 'collapsed' }] : []),
      ...(/thin rim of air/.test(text) ? [{ about: 'film', says: 'drained' }] : []),
      ...(/re-expanded|up to the wall/.test(text) ? [{ about: 'film', says: 're-expanded' }] : []),
    ])
    .map((claim) => ({ ...claim, moment: 'now' as const, place }))
    .concat(
      films.flatMap(({ film }) => {
        const { tubeTip, chest } = film
        const picture = `the drawing of T${tubeTip}, ${chest}`
        const lung = chest === 'open' ? [] : [{ about: 'right lung', says: chest === 'collapsed' ? 'down' : 'up' }]
        return [
          { about: 'tube', says: depth[tubeTip as 2 | 4] },
          ...(chest === 'open' ? [] : [{ about: 'film', says: chest }]),
          ...lung,
        ].map((claim) => ({ ...claim, moment: 'now' as const, place: picture }))
      }),
    )
}

/** Which way monitor and gas went, by their rows. */
export function wentBy({ history: { opening, after } }: Scene): Statement[] {
  if (!after) return []
  const way = (was: number, is: number) => (is < was ? 'better' : is > was ? 'worse' : 'same')
  return at('comparison', [
    { moment: 'after', about: 'monitor went', says: way(opening.monitor, after.monitor) },
    { moment: 'after', about: 'gas went', says: way(opening.gas, after.gas) },
  ])
}

/** What the situation says, sentence by sentence, and whether the monitor fell as the point opened. */
export function toldBefore({ situation, history: { before, opening } }: Scene): Statement[] {
  const fell = {
    moment: 'opening',
    about: 'monitor fell',
    says: opening.monitor > before.monitor ? 'yes' : 'no',
  } as const
  return [...at('monitor', [fell]), ...situation.flatMap((sentence) => at('situation', claimsIn(sentence, 'opening')))]
}

/** Where two say different things of the same. */
export function contradictions(statements: readonly Statement[]): string[] {
  const said = new Map<string, Map<string, string>>()
  for (const { moment, about, says, place } of statements) {
    const subject = `${about} (${moment})`
    const answers = said.get(subject) ?? new Map<string, string>()
    if (!answers.has(says)) answers.set(says, place)
    said.set(subject, answers)
  }
  return [...said].flatMap(([subject, answers]) =>
    answers.size > 1 ? [`${subject}: ${[...answers].map(([says, place]) => `${says} by ${place}`).join(', ')}`] : [],
  )
}
