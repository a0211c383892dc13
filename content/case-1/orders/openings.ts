import type { OrderOpening } from '#case/story/orders.ts'
import { conventional, highFrequency } from '../decision-points/machine-kinds.ts'

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

const umbilical = ({ opens }: At) =>
  [['uvc', 'vein'] as const, ['uac', 'artery'] as const].map(([option, p]) =>
    opens(option, 'umbilical', { given: { p }, against: 'Twenty-five minutes, and two veins run.' }),
  )
const line = ({ opens, none }: At) => [opens('pal', 'pal', { when: ['not arterial-line'] }), none('pal', isIn)]
const turnedBack = ({ none }: At) => [
  none('ready', 'They are turned back at the door: a page, no order.'),
  none('not-ready', nothing),
]

const one = at('first-ten-minutes')
const two = at('new-support')
const three = at('sudden-change')
const four = at('leave-or-stay')
const five = at('in-cruise')

const againstCrossvent = { against: 'These pressures have failed her.' }
const againstPressure = { against: 'Ten ribs already, and her pressure is low.' }
const onOscillator = { when: ['machine hfov'] } as const

/** Of every option of the five points: the card that it opens, or why it opens none. */
export const opens: readonly OrderOpening[] = [
  one.none('remain-simv', nothing),
  one.opens('change-hfv', 'to-hfv', readBack),
  one.opens('transport-crossvent', 'to-crossvent', { ...readBack, given: { p: 9 }, ...againstCrossvent }),
  one.opens('transport-hfov', 'to-hfov', readBack),
  one.opens('transport-hfov-ino', 'to-hfov-ino', readBack),
  one.opens('dopamine', 'dopamine', readBack),
  one.opens('epinephrine', 'epinephrine', readBack),
  one.opens('saline-bolus', 'saline'),
  one.opens('cxr', 'cxr'),
  one.opens('istat', 'istat', { after: ['pal'] }),
  one.opens('tidal', 'tidal', { given: { ml: 9, mlkg: 2.8 } }),
  one.opens('pal', 'pal'),
  ...umbilical(one),
  ...turnedBack(one),

  two.none('keep', nothing),
  two.opens('hfov-ino-amplitude', 'amplitude', onOscillator),
  two.opens('hfov-ino-amplitude', 'to-hfov-ino'),
  two.opens('map-24', 'map', { when: [highFrequency], given: { p: 24 }, ...againstPressure }),
  two.opens('map-24', 'pressures', { given: { p: 20, set: '40 over 9' }, ...againstPressure }),
  two.opens('ino-40', 'ino-dose', { when: ['ino'], given: { p: 40, no2: 0.9 } }),
  two.none('ino-40', 'It does not run: there is nothing to raise.'),
  two.opens('back-simv', 'to-simv', againstCrossvent),
  two.opens('dopamine', 'dopamine', readBack),
  two.opens('epinephrine', 'epinephrine', readBack),
  two.opens('saline-bolus', 'saline'),
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
  ...line(two),
  ...umbilical(two),
  ...turnedBack(two),

  three.opens('lower-map', 'map', { ...onOscillator, given: { p: 16 } }),
  three.opens('lower-map', 'pressures', { when: [conventional], given: { p: 14, set: '28 over 6' } }),
  three.opens('lower-map', 'pressures', { given: { p: 16, set: 'same amplitude' } }),
  three.opens('raise-map', 'map', { when: [highFrequency], given: { p: 22 }, ...againstPressure }),
  three.opens('raise-map', 'pressures', { given: { p: 20, set: '40 over 9' }, ...againstPressure }),
  three.opens('stop-ino', 'ino-stop', { when: ['ino'], against: 'It must not stop at once.' }),
  three.none('stop-ino', 'It was not running.'),
  three.opens('hand-bag', 'bag', { against: 'We lose nitric oxide with it.' }),
  three.opens('transport-crossvent', 'to-crossvent', { given: { p: 5 }, ...againstCrossvent }),
  three.opens('epinephrine', 'epinephrine', readBack),
  three.opens('dopamine', 'dopamine', readBack),
  three.opens('saline-bolus', 'saline'),
  three.none('none', nothing),
  three.opens('drain', 'drain', readBack),
  three.opens('cxr', 'cxr', { after: ['drain'] }),
  three.opens('istat', 'istat', { after: ['pal'] }),
  three.opens('tidal', 'tidal', { when: [highFrequency, 'amplitude 42'], given: { ml: 3.5, mlkg: 1.1 } }),
  three.opens('tidal', 'tidal', { when: [highFrequency], given: { ml: 3, mlkg: 0.9 } }),
  three.opens('tidal', 'tidal', { given: { ml: 5, mlkg: 1.6 } }),
  three.opens('suction', 'suction'),
  ...line(three),
  ...umbilical(three),
  ...turnedBack(three),

  four.opens('stay', 'stay', readBack),
  four.opens('transport-crossvent', 'to-crossvent', { ...readBack, given: { p: 9 }, ...againstCrossvent }),
  four.opens('wean-ino', 'ino-dose', {
    ...readBack,
    given: { p: 5, no2: 0.2 },
    against: 'The response is an hour old.',
  }),
  four.opens('raise-map', 'map', { ...readBack, given: { p: 22 }, ...againstPressure }),
  four.opens('none', 'spares', readBack),
  four.opens('dopamine', 'dopamine', readBack),
  four.opens('epinephrine', 'epinephrine', readBack),
  four.opens('saline-bolus', 'saline'),
  four.opens('istat', 'istat', { after: ['pal'] }),
  four.opens('cxr', 'cxr'),
  four.opens('tidal', 'tidal', { given: { ml: 6.7, mlkg: 2.1 } }),
  ...line(four),
  ...umbilical(four),
  four.opens('ready', 'depart'),
  four.none('not-ready', 'An hour of the same: nothing is ordered.'),

  five.opens('switch-tanks', 'tanks'),
  five.opens('raise-map', 'map', { given: { p: 22 }, ...againstPressure }),
  five.opens('ino-40', 'ino-dose', { given: { p: 40, no2: 1.1 } }),
  five.opens('hand-bag', 'bag', { against: 'We lose nitric oxide with it.' }),
  five.opens('none', 'spares'),
  five.opens('dopamine', 'dopamine', readBack),
  five.opens('epinephrine', 'epinephrine', readBack),
  five.opens('saline-bolus', 'saline'),
  five.opens('dope', 'dope'),
  five.opens('tidal', 'tidal', { given: { ml: 2.6, mlkg: 0.8 } }),
  five.opens('istat', 'istat'),
  five.opens('needle', 'needle', { against: 'The drain swings.' }),
  five.opens('change-ett', 'tube-change', { ...readBack, against: 'The tube is at 9.5 and the color changed.' }),
]
