// For tests: the course of the second story typed a second time, from its table of states and not from its content.

export interface Stand {
  S: number
  G: number
  V: 'mask' | 'cannula' | 'cpap' | 'bag' | 'vent'
  O: 'high' | 'low'
  A: number
  tA: string | null
  ep: number
  W: number
  Q: boolean
  ab: boolean
  dx: boolean
  ca: boolean
  F: boolean
  L: boolean
}

export const asFoundByScript: Stand = {
  ...{ S: 3, G: 3, V: 'mask', O: 'high', A: 0, tA: null, ep: 0, W: 0 },
  ...{ Q: false, ab: false, dx: false, ca: false, F: false, L: false },
}

const clamp = (row: number) => Math.max(0, Math.min(4, row))
const hasTube = ({ V }: Stand) => V === 'vent'

/** What is chosen at a point sets; the film is taken after everything else. */
function chooseAt(stand: Stand, point: string, chose: ReadonlySet<string>): Stand {
  const now = { ...stand }
  const hadTube = hasTube(stand)
  const start = (time: string) => {
    if (stand.A === 0) now.tA = time
  }
  const tube = () => {
    now.V = 'vent'
    now.O = 'low'
  }
  const mask = (machine: Stand['V'], oxygen: Stand['O']) => {
    now.O = oxygen
    if (!hadTube) now.V = machine
  }
  const by: { readonly [choice: string]: () => void } = {
    'grey-baby low-oxygen': () => mask('cannula', 'low'),
    'grey-baby intubate-now': tube,
    'grey-baby alprostadil-05': () => Object.assign(now, { A: 0.05, tA: '14:33' }),
    'grey-baby alprostadil-01': () => Object.assign(now, { A: 0.01, tA: '14:33' }),
    'grey-baby epinephrine': () => Object.assign(now, { ep: 0.05 }),
    'grey-baby antibiotics': () => Object.assign(now, { ab: true }),
    'grey-baby second-line': () => Object.assign(now, { Q: true }),
    'ductus-opening low-oxygen-watch': () => mask('cannula', 'low'),
    'ductus-opening raise-oxygen': () => mask('mask', 'high'),
    'ductus-opening cpap': () => mask('cpap', 'low'),
    'ductus-opening intubate-planned': tube,
    'ductus-opening support-both': () => {
      start('14:58')
      Object.assign(now, { A: 0.05, ep: stand.ep || 0.05 })
    },
    'ductus-opening alprostadil-up': () => {
      start('14:58')
      now.A = 0.1
    },
    'ductus-opening calcium': () => Object.assign(now, { ca: true }),
    'ductus-opening saline-5': () => Object.assign(now, { W: now.W + 17 }),
    'apnea bag-then-tube': tube,
    'apnea tube-no-drugs': tube,
    'apnea bag-100-fast': () => mask('bag', 'high'),
    'apnea keep-both': () => {
      start('15:23')
      Object.assign(now, { A: 0.05, ep: stand.ep || 0.05 })
    },
    'apnea alprostadil-lower': () => {
      if (stand.A > 0) now.A = 0.01
    },
    'apnea epinephrine-up': () => Object.assign(now, { ep: stand.ep > 0 ? 0.1 : 0.05 }),
    'door ready-nearest': () => Object.assign(now, { L: true }),
    'door wait-echo': () => Object.assign(now, { L: true }),
  }
  for (const slug of chose) {
    by[`${point} ${slug}`]?.()
    if (slug === 'd10w') now.dx = true
    if (slug === 'saline-20') now.W += 68
    if (slug === 'alprostadil-stop') Object.assign(now, { A: 0, tA: null })
  }
  if (chose.has('cxr') && (hasTube(now) || point === 'door')) now.F = true
  return now
}

function leaveGreyBaby(now: Stand, chose: ReadonlySet<string>): [number, number] {
  const k = (now.A >= 0.05 ? 2 : now.A === 0.01 ? 1 : 0) + (now.O === 'low' ? 1 : 0)
  let dS = k === 3 ? -1 : k === 0 ? 1 : 0
  let dG = k >= 2 ? -1 : k === 0 ? 1 : 0
  if (!now.dx) dG += 1
  for (const harm of ['intubate-now', 'hyperventilate', 'ino', 'saline-20', 'ready']) if (chose.has(harm)) dS += 1
  if (chose.has('wait-echo')) dG += 1
  if (['hyperoxia-test', 'lumbar-puncture', 'uac'].filter((one) => chose.has(one)).length >= 2) dS += 1
  return [dS, dG]
}

function leaveDuctusOpening(came: Stand, now: Stand, chose: ReadonlySet<string>): [number, number] {
  const m = [now.A >= 0.05, now.ep > 0, now.O === 'low', now.ca].filter(Boolean).length
  let dS = m === 4 ? -1 : m <= 1 ? 1 : 0
  const dG = m >= 3 ? -1 : m <= 1 ? 1 : 0
  if (chose.has('alprostadil-stop')) dS += 1
  if (chose.has('alprostadil-up') && now.ep === 0) dS += 1
  if (chose.has('intubate-planned') && !hasTube(came) && now.ep === 0) dS += 1
  for (const harm of ['saline-20', 'ready']) if (chose.has(harm)) dS += 1
  if (chose.has('uvc') && chose.has('lumbar-puncture')) dS += 1
  return [dS, dG]
}

function leaveApnea(before: Stand, came: Stand, now: Stand, chose: ReadonlySet<string>): [number, number] {
  const flow = now.A >= 0.05 && now.ep > 0
  let [S, G] = [came.S, came.G]
  if (hasTube(now)) {
    if (flow) S = before.S
    G = before.G
  } else {
    S += 1
    if (!chose.has('bag-100-fast')) G += 1
  }
  if (hasTube(came) && chose.has('bag-100-fast')) S += 1
  if (chose.has('tube-no-drugs') && !hasTube(came)) S += 1
  if (chose.has('alprostadil-stop')) S += 1
  if (chose.has('uvc') && chose.has('lumbar-puncture')) S += 1
  return [S, G]
}

function leaveDoor(chose: ReadonlySet<string>): [number, number] {
  const all = ['as-set', 'as-running', 'ready-cardiac'].every((one) => chose.has(one))
  let [dS, dG] = all ? [-1, -1] : [0, 0]
  const costs: { readonly [slug: string]: readonly [number, number] } = {
    ...{ 'fio2-1': [1, 0], 'rate-50': [1, 0], ino: [1, 1], extubate: [2, 2], 'wean-alprostadil': [1, 0] },
    ...{ 'pause-alprostadil': [1, 1], 'wait-echo': [1, 1], 'ready-nearest': [1, 0] },
  }
  for (const slug of chose) {
    dS += costs[slug]?.[0] ?? 0
    dG += costs[slug]?.[1] ?? 0
  }
  if (chose.has('uvc') && chose.has('lumbar-puncture')) dS += 1
  return [dS, dG]
}

export interface StoodAt {
  readonly opening: Stand
  readonly after: Stand
}

/** A whole run, point by point, and how he arrives. */
export function courseByScript(run: readonly { readonly point: string; readonly chose: ReadonlySet<string> }[]) {
  const stood: StoodAt[] = []
  let before = asFoundByScript
  for (const { point, chose } of run) {
    if (point === 'door') {
      const { S, G, A, tA } = before
      const same = { V: 'vent', O: 'low', A: 0.05, ep: 0.05, ab: true, dx: true, ca: true, Q: true } as const
      before = { ...before, ...same, tA: A === 0 ? '15:38' : tA, S: Math.min(S, 2), G: Math.min(G, 2) }
    }
    const falls = point === 'apnea' && !hasTube(before)
    const opening = falls ? { ...before, S: clamp(before.S + 1), G: clamp(before.G + 1) } : before
    const now = chooseAt(opening, point, chose)
    const [S, G] =
      point === 'apnea'
        ? leaveApnea(before, opening, now, chose)
        : (() => {
            const [dS, dG] =
              point === 'grey-baby'
                ? leaveGreyBaby(now, chose)
                : point === 'door'
                  ? leaveDoor(chose)
                  : leaveDuctusOpening(opening, now, chose)
            return [opening.S + dS, opening.G + dG] as const
          })()
    const after = { ...now, S: clamp(S), G: clamp(G) }
    stood.push({ opening, after })
    before = after
  }
  return { stood, arrives: { S: Math.min(before.S, 3), G: Math.min(before.G, 3) } }
}
