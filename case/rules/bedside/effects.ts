import { type Bedside, onHfov } from './bedside.ts'

/** The options decided at one point, over all its groups. */
export type Chosen = ReadonlySet<string>

type Effect = (opening: Bedside) => Partial<Bedside>

const onto =
  (machine: 'simv' | 'crossvent' | 'bag'): Effect =>
  () => ({ machine, ino: false, inoSince: null })
const bolus: Effect = ({ boluses }) => ({ boluses: boluses + 1 })
const epinephrine: Effect = (opening) => ({ epinephrine: opening.epinephrine === 0 ? 0.05 : 0.1 })
const line: Effect = () => ({ arterialLine: true })

/** What a choice sets, read from how it stood when the point opened. A choice that is not listed sets nothing. */
const effects: readonly { readonly [slug: string]: Effect }[] = [
  {
    'change-hfv': () => ({ machine: 'hfv' }),
    'transport-crossvent': onto('crossvent'),
    'transport-hfov': () => ({ machine: 'hfov' }),
    'transport-hfov-ino': () => ({ machine: 'hfov', ino: true, inoSince: '09:35' }),
    cxr: () => ({ filmedAt1: true }),
    dopamine: () => ({ dopamine: 5 }),
    epinephrine,
    'saline-bolus': bolus,
    pal: line,
  },
  {
    'hfov-ino-amplitude': ({ ino, inoSince }) => ({
      machine: 'hfov',
      ino: true,
      amplitude: 42,
      inoSince: ino ? inoSince : '09:55',
    }),
    'back-simv': onto('simv'),
    'reposition-ett': () => ({ tubeRepositioned: true }),
    dopamine: () => ({ dopamine: 10 }),
    epinephrine,
    'saline-bolus': bolus,
    pal: line,
  },
  {
    'lower-map': (opening) => (onHfov(opening) ? { map: 16 } : { pressuresLowered: true }),
    'stop-ino': () => ({ ino: false, inoSince: null }),
    'hand-bag': onto('bag'),
    'transport-crossvent': onto('crossvent'),
    drain: () => ({ airInChest: false, chestDrained: true }),
    dopamine: ({ dopamine }) => ({ dopamine: dopamine === 10 ? 20 : 10 }),
    epinephrine,
    'saline-bolus': bolus,
    pal: line,
  },
  // From here on wrong settings and higher drips are undone before take-off and before landing.
  {
    // Off for minutes: not a new start of nitric oxide.
    'transport-crossvent': () => ({ machine: 'crossvent', ino: false }),
    'wean-ino': () => ({ inoPpm: 5 }),
    'raise-map': () => ({ map: 22 }),
    dopamine: () => ({ dopamine: 15 }),
    epinephrine,
    'saline-bolus': bolus,
    pal: line,
    'not-ready': () => ({ leftLate: true }),
  },
  {
    'switch-tanks': () => ({ supplyFails: false }),
    'raise-map': () => ({ map: 22 }),
    'ino-40': () => ({ inoPpm: 40 }),
    'hand-bag': () => ({ machine: 'bag', ino: false }),
    dopamine: () => ({ dopamine: 15 }),
    epinephrine,
    'saline-bolus': bolus,
  },
]

/** How it stands once these choices of a point are made. */
export function withChoices(opening: Bedside, point: number, chosen: Chosen): Bedside {
  const ofPoint = effects[point - 1] ?? {}
  return Object.assign({}, opening, ...[...chosen].map((slug) => ofPoint[slug]?.(opening)))
}
