import type { OrderOpening } from '#case/story/orders.ts'
import { highFrequency } from '../decision-points/machine-kinds.ts'

type More = Omit<Extract<OrderOpening, { card: string }>, 'point' | 'option' | 'card'>
type Rest = Omit<Extract<OrderOpening, { none: string }>, 'point' | 'option' | 'none'>

const readBack = { isReadBack: true } as const

/** What the options of one point open. */
const at = (point: string) => ({
  opens: (option: string, card: string, more: More = {}): OrderOpening => ({ point, option, card, ...more }),
  none: (option: string, none: string, more: Rest = {}): OrderOpening => ({ point, option, none, ...more }),
})

type At = ReturnType<typeof at>

const nothing = 'Nothing is changed or obtained.'
const isIn = 'It is in: there is nothing to place.'

const umbilical = ({ opens }: At, took = 'Twenty-five minutes', against = 'Twenty-five minutes, and two veins run.') =>
  [['uvc', 'vein', 'it stops in the liver'] as const, ['uac', 'artery', 'the artery is in spasm'] as const].map(
    ([option, p, seen]) => opens(option, 'umbilical', { given: { p, seen, took }, against }),
  )
/** After so many passes and minutes. */
const line = ({ opens, none }: At, pass: string, minutes: number) => [
  opens('pal', 'pal', { when: ['not arterial-line'], given: { pass, minutes } }),
  none('pal', isIn),
]
const turnedBack = ({ none }: At) => [
  none('ready', 'They are turned back at the door: a page, no order.'),
  none('not-ready', nothing),
]
const saline = ({ opens }: At, seen: string, more: More = {}) =>
  opens('saline-bolus', 'saline', { ...more, given: { seen } })
/** From nothing it goes up in two. */
const dopamine = ({ opens }: At) => [
  opens('dopamine', 'dopamine-in-two', { ...readBack, when: ['dopamine 0'] }),
  opens('dopamine', 'dopamine', readBack),
]
const bagged = { against: 'A bag hides the pressure from us.' }
const baggedWithout = { when: ['ino'], against: 'We lose nitric oxide with it.' } as const

const one = at('first-ten-minutes')
const two = at('new-support')
const three = at('sudden-change')
const four = at('leave-or-stay')
const five = at('in-cruise')

const againstCrossvent = { against: 'These pressures have failed her.' }
const againstPressure = { against: 'Ten ribs already, and her pressure is low.' }
const drops = 'mean blood pressure drops, back to the old one'
const moves = 'the left chest barely moves, back to the old one'
/** 40/9 and a mean of 20: as far as they go. */
const most = { p: 20, set: '40 over 9' } as const

/** Of every option of the five points: the card that it opens, or why it opens none. */
export const opens: readonly OrderOpening[] = [
  one.none('remain-simv', nothing),
  one.opens('change-hfv', 'to-hfv', readBack),
  one.opens('transport-crossvent', 'to-crossvent', { ...readBack, given: { p: 9 }, ...againstCrossvent }),
  one.opens('transport-hfov', 'to-hfov', readBack),
  one.opens('transport-hfov-ino', 'to-hfov-ino', readBack),
  one.opens('dopamine', 'dopamine', readBack),
  one.opens('epinephrine', 'epinephrine', readBack),
  saline(one, 'refill 5 s to 4 s, liver stays at 1 cm'),
  one.opens('cxr', 'cxr'),
  one.opens('istat', 'istat', { after: ['pal'] }),
  one.opens('tidal', 'tidal', { given: { ml: 9, mlkg: 2.8 } }),
  one.opens('pal', 'pal', { given: { pass: 'first', minutes: 6 } }),
  ...umbilical(one),
  ...turnedBack(one),

  two.none('keep', nothing),
  two.opens('hfov-ino-amplitude', 'amplitude', { when: ['machine hfov'] }),
  two.opens('hfov-ino-amplitude', 'to-hfov-ino'),
  two.opens('map-24', 'map', {
    when: [highFrequency],
    given: { p: 24, told: 'MAP 24', seen: drops },
    ...againstPressure,
  }),
  two.opens('map-24', 'pressures', { given: { ...most, seen: drops }, ...againstPressure }),
  two.opens('ino-40', 'ino-dose', {
    when: ['ino'],
    given: { p: 40, not: 5, no2: 0.9, seen: 'the saturation does not move, back to 20' },
  }),
  two.none('ino-40', 'It does not run: there is nothing to raise.'),
  two.none('back-simv', 'She is on it already.', { when: ['machine simv'] }),
  two.opens('back-simv', 'to-simv', againstCrossvent),
  ...dopamine(two),
  two.opens('epinephrine', 'epinephrine', readBack),
  saline(two, 'refill 5 s to 4 s, liver stays at 1 cm', { when: ['saline 0'] }),
  saline(two, 'the second: refill stays 4 s, liver 1 cm to 2 cm'),
  two.none('none', nothing),
  two.opens('reposition-ett', 'reposition', readBack),
  two.opens('tidal', 'tidal', {
    when: [highFrequency, 'chose hfov-ino-amplitude'],
    given: { ml: 6.7, mlkg: 2.1 },
    after: ['hfov-ino-amplitude'],
  }),
  two.opens('tidal', 'tidal', { when: [highFrequency], given: { ml: 5.8, mlkg: 1.8 } }),
  two.opens('tidal', 'tidal', { given: { ml: 9, mlkg: 2.8 } }),
  two.opens('istat', 'istat', { after: ['pal'] }),
  two.opens('cxr', 'cxr', { after: ['reposition-ett'] }),
  ...line(two, 'second', 8),
  ...umbilical(two),
  ...turnedBack(two),

  three.opens('lower-map', 'map', {
    when: [highFrequency],
    given: { p: 16, told: 'MAP 16', seen: 'the left chest wiggles' },
  }),
  three.opens('lower-map', 'pressures', { given: { p: 14, set: '28 over 6', seen: 'the left chest rises' } }),
  three.opens('raise-map', 'map', {
    when: [highFrequency],
    given: { p: 22, told: 'MAP 22', seen: moves },
    ...againstPressure,
  }),
  three.opens('raise-map', 'pressures', { given: { ...most, seen: moves }, ...againstPressure }),
  three.opens('stop-ino', 'ino-stop', {
    when: ['ino'],
    given: { since: '10:16' },
    against: 'It must not stop at once.',
  }),
  three.none('stop-ino', 'It was not running.'),
  three.opens('hand-bag', 'bag', baggedWithout),
  three.opens('hand-bag', 'bag', bagged),
  three.none('transport-crossvent', 'She is on it already.', { when: ['machine crossvent'] }),
  three.opens('transport-crossvent', 'to-crossvent', {
    when: ['chose drain'],
    given: { p: 9 },
    after: ['drain'],
    ...againstCrossvent,
  }),
  three.opens('transport-crossvent', 'to-crossvent', { given: { p: 5 }, ...againstCrossvent }),
  three.opens('epinephrine', 'epinephrine', readBack),
  ...dopamine(three),
  saline(three, 'her pressure does not answer'),
  three.none('none', nothing),
  three.opens('drain', 'drain', readBack),
  three.opens('cxr', 'cxr', { after: ['drain'] }),
  three.opens('istat', 'istat', { after: ['pal'] }),
  three.opens('tidal', 'tidal', { when: [highFrequency, 'amplitude 42'], given: { ml: 3.5, mlkg: 1.1 } }),
  three.opens('tidal', 'tidal', { when: [highFrequency], given: { ml: 3, mlkg: 0.9 } }),
  three.opens('tidal', 'tidal', { given: { ml: 5, mlkg: 1.6 } }),
  three.opens('suction', 'suction'),
  ...line(three, 'third', 10),
  ...umbilical(three),
  ...turnedBack(three),

  four.opens('stay', 'stay', readBack),
  four.opens('transport-crossvent', 'to-crossvent', { ...readBack, given: { p: 9 }, ...againstCrossvent }),
  four.opens('wean-ino', 'ino-dose', {
    ...readBack,
    given: { p: 5, not: 40, no2: 0.2, seen: 'pre-ductal falls by 8 in ten minutes, back to 20 in the ambulance' },
    against: 'The response is an hour old.',
  }),
  four.opens('raise-map', 'map', {
    ...readBack,
    given: {
      p: 22,
      told: 'MAP 22',
      seen: 'the drain bubbles, mean blood pressure falls; back to 16 before she leaves',
    },
    ...againstPressure,
  }),
  four.opens('none', 'spares', readBack),
  four.opens('dopamine', 'dopamine', readBack),
  four.opens('epinephrine', 'epinephrine', readBack),
  saline(four, 'pressure and refill unchanged'),
  four.opens('istat', 'istat', { after: ['pal'] }),
  four.opens('cxr', 'cxr'),
  four.opens('tidal', 'tidal', { given: { ml: 6.7, mlkg: 2.1 } }),
  ...line(four, 'first', 4),
  ...umbilical(four, 'Five minutes, then broken off', 'The unit will do it in better conditions.'),
  four.opens('ready', 'depart'),
  four.none('not-ready', 'An hour of the same: nothing is ordered.'),

  five.opens('switch-tanks', 'tanks'),
  five.opens('raise-map', 'map', {
    given: { p: 22, told: 'MAP 22 asked, 11 measured', seen: 'the alarm goes on' },
    ...againstPressure,
  }),
  five.opens('ino-40', 'ino-dose', { given: { p: 40, not: 5, no2: 1.1, seen: 'the alarm goes on' } }),
  five.opens('hand-bag', 'bag', { against: 'We lose nitric oxide with it.' }),
  five.opens('none', 'spares'),
  five.opens('dopamine', 'dopamine', readBack),
  five.opens('epinephrine', 'epinephrine', readBack),
  saline(five, 'pressure unchanged'),
  five.opens('dope', 'dope'),
  five.opens('tidal', 'tidal', { given: { ml: 2.6, mlkg: 0.8 } }),
  five.opens('istat', 'istat', { after: ['switch-tanks'] }),
  five.opens('needle', 'needle', { against: 'The drain swings.' }),
  five.opens('change-ett', 'tube-change', { ...readBack, against: 'The tube is at 9.5 and the color changed.' }),
]
