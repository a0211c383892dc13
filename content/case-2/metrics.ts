import type { Metric } from '#case/story/metric.ts'

const consensus = { number: 65, name: 'Schwartz 2015' }
const newborns = { number: 66, name: 'Marsinyach Ros 2020' }
const review = { number: 67, name: 'Lee 2019' }

const notAtFirst = ['not left grey-baby: alprostadil']
const notAtSecond = [...notAtFirst, 'not left ductus-opening: alprostadil']

/** So long it was off, and the pause at the loading besides. */
const off = (minutes: number, ...when: readonly string[]) => [
  { when: [...when, 'not at door: chose pause-alprostadil'], text: minutes === 0 ? 'None' : `${minutes} min` },
  { when: [...when, 'at door: chose pause-alprostadil'], text: `${minutes + 13} min` },
]

/** By what transports of newborns are measured, and what this one asks for besides. */
export const metrics: readonly Metric[] = [
  {
    slug: 'mobilisation-call',
    title: 'Mobilisation, from the call',
    definition: 'From answering the call until all three are ready to leave. The loading is not played.',
    sources: [consensus, review, { number: 69, name: 'Rowley 2013' }],
    benchmark: 'Under 60 min from the start of the call for time-critical transfers (NICE quality standard).',
    measure: { kind: 'time', from: 'call-to-decision', until: 'departure-to-bedside' },
    ...{ cannot: 'the team did not leave', also: [] },
  },
  {
    slug: 'mobilisation-decision',
    title: 'Mobilisation, from the decision',
    definition: 'From the promise of a launch time until all three are ready to leave. The loading is not played.',
    sources: [consensus, { number: 68, name: 'Sohane 2025' }],
    benchmark: '10 min or less in over 70% of emergent transfers was one unit’s aim; the ANZNRN holds under 15 min.',
    measure: { kind: 'time', from: 'decision-to-departure', until: 'departure-to-bedside' },
    ...{ cannot: 'the team did not leave', also: [] },
  },
  {
    slug: 'bedside-time',
    title: 'Time at the bedside',
    definition:
      'From coming to the bedside until the last decision. Played minutes stand for longer ones of the story.',
    sources: [newborns, { number: 70, name: 'McMaster University' }],
    benchmark: '165 ± 89 min where something had to be done, 113 ± 52 min where nothing had (one service).',
    measure: { kind: 'time', from: 'bedside-report', until: 'at-the-door' },
    cannot: 'the team did not come to the door',
    also: [
      {
        when: ['came to door', 'not at door: chose wait-echo'],
        text: 'By the story’s clock 85 min, from 14:25 to 15:50.',
      },
      { when: ['at door: chose wait-echo'], text: 'By the story’s clock 160 min, from 14:25 to 17:05.' },
    ],
  },
  {
    slug: 'alprostadil-start',
    title: 'Until alprostadil ran',
    definition: 'From coming to the bedside at 14:25 until alprostadil first ran, by the story’s clock.',
    ...{ sources: [], benchmark: null },
    measure: {
      kind: 'words',
      once: [['ever: alprostadil', 'came to door']],
      pieces: [
        { when: ['left grey-baby: alprostadil'], text: '8 min' },
        { when: [...notAtFirst, 'left ductus-opening: alprostadil'], text: '33 min' },
        { when: [...notAtSecond, 'left apnea: alprostadil'], text: '58 min' },
        { when: [...notAtSecond, 'not left apnea: alprostadil'], text: '73 min, when medical control asked for it' },
      ],
    },
    ...{ cannot: 'the run ended before it was started', also: [] },
  },
  {
    slug: 'alprostadil-gap',
    title: 'Without alprostadil after its start',
    definition: 'Breaks from its first start until arrival. None is the aim: its effect ends within minutes.',
    ...{ sources: [{ number: 78, name: 'CHEO outreach' }], benchmark: null },
    measure: {
      kind: 'words',
      once: ['left door: alprostadil'],
      pieces: [
        ...off(0, 'not ever: stopped alprostadil'),
        ...off(25, 'at ductus-opening: stopped alprostadil', 'left apnea: alprostadil'),
        ...off(40, 'at ductus-opening: stopped alprostadil', 'not left apnea: alprostadil'),
        ...off(15, 'at apnea: stopped alprostadil'),
      ],
    },
    cannot: 'the run ended before arrival',
    also: [
      {
        when: ['left door: alprostadil', 'at ductus-opening: stopped alprostadil', 'left apnea: alprostadil'],
        text: 'Off from 14:58 until 15:23.',
      },
      {
        when: ['left door: alprostadil', 'at ductus-opening: stopped alprostadil', 'not left apnea: alprostadil'],
        text: 'Off from 14:58 until 15:38.',
      },
      { when: ['left door: alprostadil', 'at apnea: stopped alprostadil'], text: 'Off from 15:23 until 15:38.' },
      { when: ['left door: alprostadil', 'at door: chose pause-alprostadil'], text: 'Off for 13 min at the loading.' },
    ],
    event: 'duct-vein-swells',
  },
  {
    slug: 'oxygen-above-plan',
    title: 'Oxygen above the plan',
    definition: 'Points that were left with full oxygen. In transport more than 0.70 went with a worse state.',
    sources: [{ number: 92, name: 'Neonatology 2000' }],
    benchmark: null,
    measure: {
      kind: 'words',
      once: ['left grey-baby: machine'],
      pieces: [
        {
          when: [
            'not left grey-baby: fio2 1',
            'not left ductus-opening: fio2 1',
            'not left apnea: fio2 1',
            'not at door: chose fio2-1',
          ],
          text: 'Never',
        },
        { when: ['left grey-baby: fio2 1'], text: 'After the first point.' },
        { when: ['left ductus-opening: fio2 1'], text: 'After the second point.' },
        { when: ['left apnea: fio2 1'], text: 'After the third point.' },
        { when: ['at door: chose fio2-1', 'not at door: chose wait-echo'], text: 'On the road.' },
        { when: ['at door: chose fio2-1', 'at door: chose wait-echo'], text: 'While he waited for the echo.' },
      ],
    },
    cannot: 'the run ended before the first point was left',
    also: [{ when: ['at grey-baby: chose hyperoxia-test'], text: 'Ten minutes of it for a test.' }],
    event: 'oxygen-at-the-door',
  },
  {
    slug: 'airway-before-road',
    title: 'Tube in and seen before the road',
    definition: 'A tube by the team’s own choice, and its tip seen on a film before leaving. Others travel without.',
    sources: [
      { number: 81, name: 'Pediatrics 2009' },
      { number: 82, name: 'Arch Dis Child 2007' },
    ],
    benchmark: null,
    measure: {
      kind: 'words',
      once: ['left door: tube-since'],
      pieces: [
        { when: ['film: tube-filmed', 'not at door: chose extubate'], text: 'Yes' },
        { when: ['not film: tube-filmed', 'not at door: chose extubate'], text: 'Tube in, not filmed' },
        { when: ['at door: chose extubate'], text: 'No, it was taken out at the door' },
      ],
    },
    cannot: 'the run ended before the door was left',
    filmMoment: {
      of: 'Yes',
      title: 'The tube was in and seen before the road',
      why: 'A film showed its tip where it lies, before an hour in which nobody wants to move it.',
    },
    also: [
      {
        when: ['came to door', 'not left apnea: machine vent'],
        text: 'It was put in when medical control asked for it.',
      },
    ],
  },
  {
    slug: 'volume-given',
    title: 'Volume by the team',
    definition: 'Saline beside the hospital’s 10 mL/kg. In a failing heart 5 to 10 mL/kg are a step.',
    ...{ sources: [{ number: 95, name: 'Teaching page, cardiogenic shock' }], benchmark: null },
    measure: {
      kind: 'words',
      once: ['left ductus-opening: machine'],
      pieces: [
        {
          when: [
            'not at grey-baby: chose saline-20',
            'not at ductus-opening: chose saline-20',
            'not at ductus-opening: chose saline-5',
          ],
          text: 'None',
        },
        { when: ['left ductus-opening: saline 1'], text: '5 mL/kg (17 mL)' },
        { when: ['left ductus-opening: saline 4'], text: '20 mL/kg (68 mL)' },
        { when: ['left ductus-opening: saline 5'], text: '25 mL/kg (85 mL)' },
        { when: ['left ductus-opening: saline 8'], text: '40 mL/kg (136 mL)' },
        { when: ['left ductus-opening: saline 9'], text: '45 mL/kg (153 mL)' },
      ],
    },
    ...{ cannot: 'the run ended before the second point was left', also: [] },
  },
  {
    slug: 'first-pass',
    title: 'Tube at the first look',
    definition: 'With drugs and a calm team at the first look; early or without drugs it took two.',
    ...{ sources: [], benchmark: null },
    measure: {
      kind: 'words',
      once: ['left apnea: tube-since'],
      pieces: [
        { when: ['left apnea: tube-since 14:59'], text: 'First look' },
        { when: ['at apnea: chose bag-then-tube', 'left apnea: tube-since 15:23'], text: 'First look' },
        { when: ['left apnea: tube-since 14:36'], text: 'Two looks' },
        { when: ['at apnea: chose tube-no-drugs', 'left apnea: tube-since 15:23'], text: 'Two looks' },
      ],
    },
    ...{ cannot: 'the team put in no tube of its own', also: [] },
  },
  {
    slug: 'medication-errors',
    title: 'Medication errors made and caught',
    definition: 'Weights, drugs, doses and rates that were wrong at first, and what second checks found.',
    ...{ sources: [consensus, { number: 57, name: 'IHI' }], benchmark: null },
    measure: { kind: 'medication-errors' },
    ...{ cannot: 'no pump and no drug was made ready', also: [] },
  },
  {
    slug: 'arrival-temperature',
    title: 'Temperature on arrival',
    definition: 'Of the newborn, first measured in the receiving unit.',
    sources: [newborns],
    benchmark: 'Hypothermia is below 36.5 C.',
    measure: { kind: 'never' },
    cannot: 'the story tells no temperature in the CICU',
    also: [
      { when: ['came to door', 'not at door: chose uvc'], text: 'Last told, at the door: 36.6 C.' },
      { when: ['at door: chose uvc'], text: 'Last told, at the door: 36.0 C, after the attempt at a line.' },
    ],
  },
  {
    slug: 'arrival-glucose',
    title: 'Glucose on arrival',
    definition: 'Of the row in which he arrives: what the unit would measure first.',
    ...{ sources: [], benchmark: null },
    measure: {
      kind: 'words',
      once: ['left door: tube-since'],
      pieces: [
        { when: ['left door: gas 0'], text: '92 mg/dL' },
        { when: ['left door: gas 1'], text: '78 mg/dL' },
        { when: ['left door: gas 2'], text: '62 mg/dL' },
        { when: [['left door: gas 3', 'left door: gas 4']], text: '40 mg/dL' },
      ],
    },
    ...{ cannot: 'the run ended before arrival', also: [] },
  },
  {
    slug: 'handover-items',
    title: 'Handover items',
    definition: 'Items of the handover that RT or RN heard and ticked.',
    ...{ sources: [{ number: 63, name: 'BMJ Qual Saf 2010' }, review], benchmark: null },
    measure: { kind: 'handover-items' },
    ...{ cannot: 'nothing was handed over', also: [] },
  },
]
