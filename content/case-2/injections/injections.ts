import type { Injection } from '#case/story/injection.ts'
import { eventsAtTheBed } from './at-the-bed.ts'

/** From the call until the team leaves. */
const eventsBeforeLeaving: readonly Injection[] = [
  {
    slug: 'pounds',
    title: 'The sheet says 7.5: pounds in the field for kilograms',
    heading: 'The referring sheet',
    moments: [{ at: ['record', 'await-listeners'] }],
    seen: { provider: 'In the field for the weight stands “7.5”. The clerk asks for kilograms.' },
    roleId: 0,
    answer: {
      kind: 'number',
      question: 'The weight that you give and have read back',
      unit: 'kg',
      right: 3.4,
      tolerance: 0,
      wrong: [
        { value: 7.5, hint: 'Those are pounds.' },
        { value: 34, hint: 'The point slipped.' },
        { value: 0.75, hint: 'Neither pounds nor kilograms.' },
      ],
      hint: 'That is not the weight you heard on the phone. Play the call again if you are not sure.',
    },
    resolved: '7.5 lb x 0.4536 = 3.4 kg. The Provider gave it in kilograms and had it read back.',
    ifLeft: '7.5 stands on the form. RN’s pump will ask again.',
    sources: [],
  },
  {
    slug: 'warm-box',
    title: 'The cold box was left open: one ampoule is too warm',
    heading: 'Alprostadil',
    moments: [{ at: ['tasks'], done: ['OrderPharmacy'], notBegun: ['alprostadil'] }],
    sign: 'The runner puts a cold box on the bench.',
    display: { device: 'Cold box', reading: '19 C' },
    seen: {
      provider: 'RN turns an ampoule in the light.',
      rn: 'The runner says: “Twenty minutes on the bench, with the lid open.” The heat mark of one ampoule is yellow, of the other white.',
    },
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        { slug: 'either', name: 'Take either', hint: 'Yellow means too warm for too long.' },
        { slug: 'white', name: 'Take the white one and ask pharmacy for another' },
        { slug: 'cool-again', name: 'Cool both again', hint: 'The mark does not forgive.' },
        { slug: 'double', name: 'Take the yellow one and double the dose', hint: 'Nobody knows what is left in it.' },
      ],
      right: 'white',
    },
    resolved: 'The white one goes into the syringe; a second one is on its way to the bay.',
    ifLeft: 'The yellow one went into the syringe. Nobody knows its strength.',
    sources: [77],
  },
  {
    slug: 'cylinder-air',
    title: 'An air cylinder reads 900 psi',
    heading: 'Air',
    moments: [
      { at: ['tasks', 'obtain-report', 'bedside-report'] },
      { at: ['decision-point'], points: ['grey-baby', 'ductus-opening'] },
    ],
    seen: {
      rt: 'One of the two air cylinders reads 900 psi. It is used at 7.6 L/min, 200 psi are kept back, and a psi is 0.28 L.',
    },
    roleId: 1,
    answer: {
      kind: 'number',
      question: 'How long does it last?',
      unit: 'min',
      right: 25.8,
      tolerance: 0.5,
      wrong: [
        { value: 33.2, hint: 'No reserve was kept.' },
        { value: 66, hint: 'That is a full one.' },
        { value: 490, hint: 'That is the flow of the oxygen.' },
      ],
      hint: 'What is above the reserve, in liters, divided by the liters of a minute.',
    },
    resolved: '(900 - 200) x 0.28 / 7.6 = 25.8 min. RT changed it for a full one.',
    ifLeft: 'It was found at the loading, and two minutes were lost.',
    sources: [44],
  },
]

/** At the referring hospital: what is easily left as it is. */
const eventsLeftAlone: readonly Injection[] = [
  {
    slug: 'foot-probe-off',
    title: 'The probe of the left foot falls off',
    heading: 'Monitor',
    moments: [
      { at: ['obtain-report', 'bedside-report'] },
      { at: ['decision-point'], points: ['grey-baby', 'ductus-opening', 'door'] },
    ],
    sign: 'The monitor alarms: no signal from the left foot.',
    display: { device: 'Monitor', reading: 'SpO2 left foot ---', lost: 'oxygenPost' },
    seen: {
      provider: 'His colour is as it was a minute ago. The hand still reads.',
      rt: 'His chest moves as before.',
      rn: 'The probe hangs on its cable beside the foot.',
    },
    onMonitor: { moves: [], leftAfterS: 420, backS: 5 },
    look: { device: 'monitor', finding: 'probe-off', reading: 'left foot: no signal' },
    leaves: [{ choice: 'silence', reading: 'left foot: no signal, its alarm is off', isSilent: true }],
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'duct-shut',
          name: 'Call out that the duct has shut',
          hint: 'Look where the probe is before you say what it means.',
        },
        {
          slug: 'left-hand',
          name: 'Put it on the left hand, which is warmer',
          hint: 'What the duct gives is seen beyond it. A second hand does not tell.',
        },
        { slug: 'left-foot', name: 'Look at him and the leg, then put it back on the left foot' },
        {
          slug: 'silence',
          name: 'Silence the alarm: the foot is low anyway',
          hint: 'It may stay low, and still it tells whether the duct is open.',
        },
      ],
      right: 'left-foot',
    },
    resolved: 'RN looked at him and at the leg, then put the probe back. The foot reads again.',
    ifLeft: 'For minutes nobody knew what came through the duct. Then somebody saw the probe hang.',
    sources: [],
  },
  {
    slug: 'burette-dry',
    title: 'The burette of D10W has run dry: its pump stops',
    heading: 'Infusion pump',
    moments: [{ at: ['decision-point'], points: ['grey-baby', 'ductus-opening', 'door'] }],
    sign: 'An infusion pump alarms.',
    display: { device: 'Infusion pump', reading: 'AIR IN LINE' },
    seen: {
      provider: 'It is the hospital’s pump, with D10W.',
      rn: 'It is the hospital’s pump, with D10W. The burette above it is empty, and there is air in the line below. The bag over the burette is full.',
    },
    // Nothing here shows his glucose: the pump alone tells.
    onMonitor: { moves: [], leftAfterS: 420, backS: 5 },
    look: {
      device: 'pumps',
      finding: 'syringe-empty',
      reading: 'one pump reads AIR IN LINE, the burette above it is empty',
    },
    leaves: [{ choice: 'silence', reading: 'one pump stands still, its alarm off, the burette above it empty' }],
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'silence',
          name: 'Turn its alarm off and see to it later',
          hint: 'D10W is all the sugar he gets, and his heart runs on it. Nothing at the bed shows how it falls.',
        },
        { slug: 'flush', name: 'Push the air on with a flush', hint: 'Air goes where the blood goes.' },
        {
          slug: 'fill',
          name: 'Fill the burette, clear the line of air, start it as ordered, have his glucose measured',
        },
        {
          slug: 'other-line',
          name: 'Take the pump for alprostadil',
          hint: 'He needs both, and each has a pump of its own.',
        },
      ],
      right: 'fill',
    },
    resolved:
      'RN filled the burette from the bag, cleared the line of air away from him and started the pump as ordered. His glucose is being measured.',
    ifLeft: 'The pump stood still until the hospital’s nurse filled the burette. Nobody knows how low his glucose was.',
    sources: [],
  },
]

/** What an educator may let happen. It asks for an action; rows and scores stay. */
export const injections: readonly Injection[] = [...eventsBeforeLeaving, ...eventsAtTheBed, ...eventsLeftAlone]
