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
    moments: [{ at: ['tasks'] }],
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

/** What an educator may let happen. It asks for an action; rows and scores stay. */
export const injections: readonly Injection[] = [...eventsBeforeLeaving, ...eventsAtTheBed]
