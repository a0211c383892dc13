import type { CaseContent } from '#case/story/content.ts'

type Caps = NonNullable<CaseContent['scoreScale']['caps']>

const never = (when: string, option: string): Caps[number] => ({
  when: [when],
  atMost: 'Developing',
  said: `“${option}”: no number of points makes up for it.`,
})

const nearArrest = (point: string, time: string, ...also: readonly string[]): Caps[number] => ({
  when: [`left ${point}: monitor 4`, ...also],
  atMost: 'Safe',
  said: `${time} he was about to arrest.`,
})

const arrivedSecond = (when: string, what: string): Caps[number] => ({
  when: [
    when,
    ['left door: monitor 2', 'left door: gas 2'],
    'not left door: monitor 3',
    'not left door: monitor 4',
    'not left door: gas 3',
    'not left door: gas 4',
  ],
  atMost: 'Safe',
  said: `{points} points, and ${what} cost him.`,
})

/** Points stay sums; how he fared says how far they carry. The gravest first. */
export const caps: Caps = [
  never('at grey-baby: chose ino', 'Inhaled nitric oxide 20 ppm'),
  never('at grey-baby: chose wait-echo', 'Echo first, at 17:00, then the right drug'),
  never('at ductus-opening: chose alprostadil-stop', 'Alprostadil off: it flushes him and disturbs his breathing'),
  never('at apnea: chose alprostadil-stop', 'Stop alprostadil, it stopped his breathing'),
  never('at door: chose ino', 'Inhaled nitric oxide, for the low foot'),
  never('at door: chose extubate', 'Take the tube out: he moves, CO2 42'),
  never('at door: chose pause-alprostadil', 'Take alprostadil off for the loading'),
  never('at door: chose ready-nearest', 'Leave now for the Level III NICU, 16 miles'),
  never('at door: chose wait-echo', 'Wait for the visiting cardiologist’s echo'),
  {
    when: [['left door: monitor 3', 'left door: monitor 4', 'left door: gas 3', 'left door: gas 4']],
    atMost: 'Developing',
    said: '{points} points, and he arrived as ill as you found him.',
  },
  arrivedSecond('not at door: chose wait-echo', 'the road'),
  arrivedSecond('at door: chose wait-echo', 'the wait'),
  {
    when: ['left grey-baby: alprostadil 0', 'left ductus-opening: alprostadil'],
    atMost: 'Safe',
    said: 'The duct waited until 14:58.',
  },
  {
    when: ['left grey-baby: alprostadil 0', 'not left ductus-opening: alprostadil', 'left apnea: alprostadil'],
    atMost: 'Safe',
    said: 'The duct waited until 15:23.',
  },
  {
    when: ['left grey-baby: alprostadil 0', 'not left ductus-opening: alprostadil', 'left apnea: alprostadil 0'],
    atMost: 'Safe',
    said: 'The duct waited until 15:38.',
  },
  nearArrest('grey-baby', 'At 14:55'),
  nearArrest('ductus-opening', 'At 15:20'),
  nearArrest('apnea', 'At 15:35'),
  nearArrest('door', 'On the road', 'not at door: chose wait-echo'),
  nearArrest('door', 'While you waited for the echo', 'at door: chose wait-echo'),
  {
    when: [
      [
        'left apnea: alprostadil 0',
        'left apnea: machine mask',
        'left apnea: machine nasal-cannula',
        'left apnea: machine cpap',
        'left apnea: machine bag',
      ],
    ],
    atMost: 'Safe',
    said: 'Medical control had to put in what he lives on.',
  },
]
