import { expect, test } from 'vitest'
import { preparation } from './preparation.ts'
import { responseTime } from './response-time.ts'
import { scoreScale } from './score-bands.ts'
import { calibrateIno } from './tasks/calibrate-ino.ts'
import { epiChallenge } from './tasks/epi-challenge.ts'
import { medPumps } from './tasks/med-pumps.ts'
import { mixedMeds } from './tasks/mixed-meds.ts'
import { orderPharmacy } from './tasks/order-pharmacy.ts'
import { transportMode } from './transport-mode.ts'

const minutes = (count: number) => count * 60_000
const scores = (options: readonly { name: string; score: number }[]) => options.map(({ name, score }) => [name, score])

test('the airplane scores 2 and is right, the other ways score 0', () => {
  expect(scores(transportMode.options)).toEqual([
    ['Rotor Wing (Helicopter)', 0],
    ['Fixed wing (Airplane)', 2],
    ['Ground (Ambulance)', 0],
    ['Decline Transport', 0],
  ])
  expect(transportMode.options.find((option) => option.slug === transportMode.right)?.name).toBe(
    'Fixed wing (Airplane)',
  )
})

test('a promise of under 30 min scores 2 and is right, the others score 0', () => {
  expect(scores(responseTime.options)).toEqual([
    ['<20 min', 0],
    ['<30 min', 2],
    ['<45 min', 0],
    ['<60 min', 0],
  ])
  expect(responseTime.options.find((option) => option.slug === responseTime.right)?.name).toBe('<30 min')
})

test('a promise is kept by its own name', () => {
  for (const { name, limitMs = 0 } of responseTime.options) expect(`<${limitMs / 60_000} min`).toBe(name)
})

test('nobody can keep 20 min; the best preparation keeps the others with 10, 25 and 40 min to spare', () => {
  const spare = responseTime.options.map(({ limitMs = 0 }) => limitMs - preparation.bestMs - preparation.loadingMs)
  expect(spare).toEqual([0, minutes(10), minutes(25), minutes(40)])
})

test('the tasks have the names, addresses and times of the specification', () => {
  expect(medPumps).toMatchObject({
    firebaseId: 'MedPumps',
    taskName: 'Med Pumps AR',
    url: '/nurse/transport/preparation/medical-pumps',
    busyMs: 30_000,
    totalMs: 30_000,
  })
  expect(orderPharmacy).toMatchObject({
    firebaseId: 'OrderPharmacy',
    taskName: 'Order Pharmacy AR',
    url: '/nurse/transport/preparation/order-pharmacy',
    busyMs: minutes(1),
    totalMs: minutes(10),
    deliveryMs: minutes(9),
  })
  expect(mixedMeds).toMatchObject({
    firebaseId: 'MixedMeds',
    taskName: 'Mixed Meds AR',
    url: '/nurse/transport/preparation/mix-medicine',
    totalMs: minutes(6),
  })
  for (const drug of mixedMeds.drugs) expect([drug.busyMs, drug.totalMs]).toEqual([minutes(2), minutes(2)])
  expect(epiChallenge.url).toBe('/nurse/transport/preparation/epi-challenge')
  expect(calibrateIno).toMatchObject({
    firebaseId: 'CalibrateINO',
    taskName: 'Calibrate INO AR',
    url: '/therapist/transport/preparation/ino-machine',
    busyMs: minutes(2),
    totalMs: minutes(2),
  })
})

/** RN works one thing after the other, RT calibrates meanwhile; done when the last of all is done. */
const finish = (order: readonly ('order' | 'pumps' | 'drug')[]) => {
  const tasks = { order: orderPharmacy, pumps: medPumps, drug: { busyMs: minutes(2), totalMs: minutes(2) } }
  let now = 0
  let done = calibrateIno.totalMs
  for (const name of order) {
    done = Math.max(done, now + tasks[name].totalMs)
    now += tasks[name].busyMs
  }
  return done
}

test('no order of the tasks beats 10:00, and only the pharmacy order first reaches it', () => {
  const rest = ['pumps', 'drug', 'drug', 'drug'] as const
  expect(finish(['order', ...rest])).toBe(preparation.bestMs)
  expect(preparation.bestMs).toBe(minutes(10))
  for (let before = 1; before <= 4; before++)
    expect(finish([...rest.slice(0, before), 'order', ...rest.slice(before)])).toBeGreaterThan(preparation.bestMs)
})

test('each first move costs what the tasks make it cost', () => {
  const alone = calibrateIno.busyMs + medPumps.busyMs + mixedMeds.totalMs + orderPharmacy.totalMs
  expect(preparation.firstMoves.map((move) => move.totalMs)).toEqual([
    finish(['order', 'pumps', 'drug', 'drug', 'drug']),
    finish(['pumps', 'order', 'drug', 'drug', 'drug']),
    finish(['drug', 'order', 'pumps', 'drug', 'drug']),
    finish(['drug', 'drug', 'order', 'pumps', 'drug']),
    finish(['drug', 'drug', 'drug', 'order', 'pumps']),
    finish(['pumps', 'drug', 'drug', 'drug', 'order']),
    alone,
  ])
})

test('the bands of the preparation end at 10:30, 13:00 and 17:00, and the last has no end', () => {
  const ends = preparation.bands.map((band) => band.untilMs)
  expect(ends).toEqual([minutes(10.5), minutes(13), minutes(17), null])
})

test('the Provider has eight points to review, and one of them says more once the order is sent', () => {
  expect(preparation.reviewPoints).toHaveLength(8)
  expect(preparation.reviewPoints.filter((point) => point.afterOrder).map((point) => point.slug)).toEqual([
    'prostaglandin',
  ])
})

test('a band of the preparation tells only what its time tells: pumps first takes 10:30, too', () => {
  for (const { advice } of preparation.bands) expect(advice).not.toMatch(/went first/)
})

test('a band of the score speaks of points: whether a promise was kept stands elsewhere', () => {
  for (const { advice } of scoreScale.bands) expect(advice).not.toMatch(/in time|on time|in order/)
})

test('the scale reaches from -23 to 30, in four bands', () => {
  expect([scoreScale.best, scoreScale.worst]).toEqual([30, -23])
  expect(scoreScale.bands.map(({ from, to }) => [from, to])).toEqual([
    [27, 30],
    [21, 26],
    [12, 20],
    [-23, 11],
  ])
})
