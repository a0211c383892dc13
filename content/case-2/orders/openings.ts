import type { OrderOpening } from '#case/story/orders.ts'

type More = Omit<Extract<OrderOpening, { card: string }>, 'point' | 'option' | 'card'>
type Rest = Omit<Extract<OrderOpening, { none: string }>, 'point' | 'option' | 'none'>

const readBack = { isReadBack: true } as const

/** What the options of one point open. */
const at = (point: string) => ({
  opens: (option: string, card: string, more: More = {}): OrderOpening => ({ point, option, card, ...more }),
  none: (option: string, none: string, more: Rest = {}): OrderOpening => ({ point, option, none, ...more }),
})
type At = ReturnType<typeof at>

const tubed = 'machine vent'
const nothing = 'Nothing is changed or obtained.'
const decides = 'Provider alone: nothing is carried out.'

const againstOxygen = { against: 'His legs get less when his lungs get more.' }
const againstNitric = { against: 'This opens the lung. His duct goes to the legs.' }
const againstStop = { against: 'It is his duct.' }
const againstVolume = { against: 'His liver came down after 34.' }
const againstPuncture = { against: 'He will stop breathing when he is curled.' }

const umbilical = ({ opens }: At, option: string, p: string) =>
  opens(option, 'umbilical', { given: { p }, against: 'Twenty-five minutes, and he gets cold.' })
const puncture = ({ opens }: At, came: string, told: string, more: More = {}) =>
  opens('lumbar-puncture', 'puncture', { given: { came, told }, ...againstPuncture, ...more })
const stop = ({ opens, none }: At, since: string) => [
  opens('alprostadil-stop', 'alprostadil-stop', {
    ...{ ...readBack, when: ['alprostadil'], given: { since } },
    ...againstStop,
  }),
  none('alprostadil-stop', 'It was not running.'),
]
/** By a tube that is in, or put in at the same point before the film. */
const films = ({ opens }: At, tubes: readonly string[]) => [
  opens('cxr', 'film-with-tube', { when: [[tubed, ...tubes.map((option) => `chose ${option}`)]], after: tubes }),
  opens('cxr', 'film'),
]

const baby = at('grey-baby')
const duct = at('ductus-opening')
const stops = at('apnea')
const door = at('door')

/** Of every option of the four points: the card that it opens, or why it opens none. */
export const opens: readonly OrderOpening[] = [
  baby.none('keep-oxygen', nothing),
  baby.opens('low-oxygen', 'low-oxygen', readBack),
  baby.opens('intubate-now', 'intubate', { ...readBack, given: { look: 'second look' } }),
  baby.opens('hyperventilate', 'bag-fast', {
    ...readBack,
    given: { p: 80, co2: 24, leg: 'Not found' },
    ...againstOxygen,
  }),
  baby.opens('ino', 'ino-start', { ...readBack, given: { leg: 6 }, ...againstNitric }),
  baby.opens('alprostadil-05', 'alprostadil', readBack),
  baby.opens('alprostadil-01', 'alprostadil', readBack),
  baby.opens('epinephrine', 'epinephrine', readBack),
  baby.none('wait-echo', decides),
  baby.opens('d10w', 'd10w'),
  baby.opens('antibiotics', 'antibiotics'),
  baby.opens('saline-20', 'saline-20', againstVolume),
  baby.opens('bicarbonate', 'bicarbonate'),
  baby.opens('four-limb', 'four-limbs'),
  baby.opens('istat', 'istat'),
  baby.opens('second-line', 'second-line'),
  ...films(baby, ['intubate-now']),
  baby.opens('hyperoxia-test', 'hyperoxia', againstOxygen),
  puncture(baby, 'He stops breathing twice, HR 90', 'He stopped twice. Fluid clear'),
  umbilical(baby, 'uac', 'artery'),
  baby.none('ready', 'They are turned back at the bay: a page, no order.'),
  baby.none('not-ready', nothing),

  duct.opens('low-oxygen-watch', 'low-oxygen', readBack),
  duct.none('raise-oxygen', 'It is full already: nothing is turned.', { when: ['fio2 1'] }),
  duct.opens('raise-oxygen', 'high-oxygen', { ...readBack, ...againstOxygen }),
  duct.none('cpap', 'He is on the ventilator: nothing changes.', { when: [tubed] }),
  duct.opens('cpap', 'cpap', readBack),
  duct.opens('intubate-planned', 'read-tube', { when: [tubed] }),
  duct.opens('intubate-planned', 'intubate', { ...readBack, given: { look: 'first look' } }),
  duct.opens('support-both', 'support-both', readBack),
  duct.opens('alprostadil-up', 'alprostadil', readBack),
  ...stop(duct, '14:58'),
  duct.none('no-change', nothing),
  duct.opens('calcium', 'calcium'),
  duct.opens('saline-5', 'saline-5'),
  duct.opens('saline-20', 'saline-20', againstVolume),
  duct.opens('d10w', 'd10w'),
  duct.opens('bicarbonate', 'bicarbonate'),
  duct.opens('istat', 'istat'),
  duct.opens('limbs', 'limbs'),
  ...films(duct, ['intubate-planned']),
  umbilical(duct, 'uvc', 'vein'),
  puncture(duct, 'The tube is held', 'Tube held. Fluid clear', { when: [tubed] }),
  puncture(duct, 'He stops breathing twice', 'He stopped twice. Fluid clear'),
  duct.none('ready', 'They are turned back at the door: a page, no order.'),
  duct.none('not-ready', nothing),

  stops.opens('bag-then-tube', 'count-breaths', { when: [tubed] }),
  stops.opens('bag-then-tube', 'bag-tube', readBack),
  stops.opens('bag-100-fast', 'bag-fast', {
    ...{ ...readBack, when: [tubed], given: { p: 70, co2: 26, leg: 'Twelve lower' } },
    ...againstOxygen,
  }),
  stops.opens('bag-100-fast', 'bag-fast', {
    ...readBack,
    given: { p: 70, co2: 26, leg: 'Not found' },
    ...againstOxygen,
  }),
  stops.opens('stimulate', 'stimulate'),
  stops.opens('caffeine', 'caffeine', readBack),
  stops.opens('tube-no-drugs', 'read-tube', { when: [tubed] }),
  stops.opens('tube-no-drugs', 'tube-awake', readBack),
  stops.opens('keep-both', 'support-both', readBack),
  stops.none('alprostadil-lower', 'It does not run: there is nothing to lower.', { when: ['not alprostadil'] }),
  stops.none('alprostadil-lower', 'It runs at 0.01 already.', { when: ['alprostadil 0.01'] }),
  stops.opens('alprostadil-lower', 'alprostadil', readBack),
  ...stop(stops, '15:23'),
  stops.opens('epinephrine-up', 'epinephrine', { ...readBack, when: ['epinephrine 0'] }),
  stops.opens('epinephrine-up', 'epinephrine', readBack),
  stops.opens('code-epinephrine', 'code-dose', readBack),
  stops.opens('etco2', 'verify-tube', {
    when: [[tubed, 'chose bag-then-tube', 'chose tube-no-drugs']],
    after: ['bag-then-tube', 'tube-no-drugs'],
  }),
  stops.opens('etco2', 'mask-trace'),
  ...films(stops, ['bag-then-tube', 'tube-no-drugs']),
  stops.opens('istat', 'istat'),
  umbilical(stops, 'uvc', 'vein'),
  puncture(stops, 'The trace shrinks, he is laid straight', 'The trace shrank, and he lies straight again', {
    when: [tubed],
  }),
  puncture(stops, 'The bag loses the chest', 'The bag lost the chest'),

  door.opens('as-set', 'as-set', readBack),
  door.opens('fio2-1', 'high-oxygen', { ...readBack, ...againstOxygen }),
  door.opens('rate-50', 'rate-50', { ...readBack, ...againstOxygen }),
  door.opens('ino', 'ino-start', { ...readBack, given: { leg: 10 }, ...againstNitric }),
  door.opens('extubate', 'extubate', { against: 'Half an hour ago he did not breathe.' }),
  door.opens('as-running', 'drips-for-road', readBack),
  door.opens('wean-alprostadil', 'alprostadil', readBack),
  door.opens('pause-alprostadil', 'alprostadil-pause', { ...readBack, ...againstStop }),
  door.opens('epinephrine-up', 'epinephrine', readBack),
  door.opens('istat', 'istat'),
  door.opens('limbs', 'limbs'),
  door.opens('cxr', 'film-with-tube'),
  umbilical(door, 'uvc', 'vein'),
  puncture(door, 'The tube moves half a centimeter', 'The tube moved and is put back'),
  door.none('ready-cardiac', decides),
  door.none('ready-nearest', decides),
  door.none('wait-echo', decides),
]
