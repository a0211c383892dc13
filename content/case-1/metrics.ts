import type { Metric } from '#case/story/metric.ts'

const consensus = { number: 65, name: 'Schwartz 2015' }
const newborns = { number: 66, name: 'Marsinyach Ros 2020' }
const review = { number: 67, name: 'Lee 2019' }

/** By what transports of newborns are measured. Sources 6, 14, 57, 63, 65 to 73. */
export const metrics: readonly Metric[] = [
  {
    slug: 'mobilisation-call',
    title: 'Mobilisation, from the call',
    definition: 'From answering the call until all three are ready to leave. The loading is not played.',
    sources: [consensus, review, { number: 69, name: 'Rowley 2013' }],
    benchmark: 'Under 60 min from the start of the call for time-critical transfers (NICE quality standard).',
    measure: { kind: 'time', from: 'call-to-decision', until: 'departure-to-bedside' },
    cannot: 'the team did not leave',
    also: [],
  },
  {
    slug: 'mobilisation-decision',
    title: 'Mobilisation, from the decision',
    definition: 'From the promise of a launch time until all three are ready to leave. The loading is not played.',
    sources: [consensus, { number: 68, name: 'Sohane 2025' }],
    benchmark: '10 min or less in over 70% of emergent transfers was one unit’s aim; the ANZNRN holds under 15 min.',
    measure: { kind: 'time', from: 'decision-to-departure', until: 'departure-to-bedside' },
    cannot: 'the team did not leave',
    also: [],
  },
  {
    slug: 'bedside-time',
    title: 'Time at the bedside',
    definition: 'From coming to the bedside until the flight. Played minutes stand for longer ones of the story.',
    sources: [newborns, { number: 70, name: 'McMaster University' }],
    benchmark: '165 ± 89 min where something had to be done, 113 ± 52 min where nothing had (one service).',
    measure: { kind: 'time', from: 'bedside-report', until: 'flight' },
    cannot: 'the team did not leave the bedside',
    also: [
      {
        when: ['came to in-cruise', 'not left leave-or-stay: left-late'],
        text: 'By the story’s clock 80 min, from 09:25 to 10:45.',
      },
      {
        when: ['came to in-cruise', 'left leave-or-stay: left-late'],
        text: 'By the story’s clock 140 min, from 09:25 to 11:45.',
      },
    ],
  },
  {
    slug: 'tube-verified',
    title: 'Tube verified before the flight',
    definition: 'The tip of the tube seen on a film where it lies, after it was last moved.',
    sources: [consensus, { number: 71, name: 'GAMUT' }],
    benchmark: null,
    measure: {
      kind: 'words',
      once: ['came to in-cruise'],
      pieces: [
        { when: ['film: tube-repositioned'], text: 'Yes' },
        { when: ['not film: tube-repositioned'], text: 'No' },
      ],
    },
    cannot: 'the run ended before the flight',
    filmMoment: {
      of: 'Yes',
      title: 'The tube was verified before the flight',
      why: 'A film showed its tip where it lies, after it was last moved.',
    },
    also: [
      { when: ['came to in-cruise', 'left new-support: tube-repositioned'], text: 'The team drew the deep tube back.' },
      {
        when: ['came to in-cruise', 'not left new-support: tube-repositioned'],
        text: 'It was drawn back only when medical control asked for it.',
      },
      { when: ['at in-cruise: chose change-ett'], text: 'The tube put in during the flight was not filmed.' },
    ],
  },
  {
    slug: 'capnography',
    title: 'Waveform capnography',
    definition: 'Continuous, for as long as she has a tube.',
    sources: [{ number: 72, name: 'PQM 4045' }],
    benchmark: null,
    measure: { kind: 'never' },
    cannot: 'the monitor of this trainer shows no capnography',
    also: [],
  },
  {
    slug: 'medication-errors',
    title: 'Medication errors made and caught',
    definition: 'Weights, drugs, doses and rates that were wrong at first, and what second checks found.',
    sources: [consensus, { number: 57, name: 'IHI' }],
    benchmark: null,
    measure: { kind: 'medication-errors' },
    cannot: 'no pump and no drug was made ready',
    also: [],
  },
  {
    slug: 'ino-interruption',
    title: 'Interruptions of nitric oxide',
    definition: 'Breaks from its start until arrival, as the handover has to tell them.',
    sources: [
      { number: 6, name: 'INOmax' },
      { number: 14, name: 'RT Magazine' },
    ],
    benchmark: null,
    measure: {
      kind: 'words',
      once: ['left in-cruise: ino'],
      pieces: [
        {
          when: [
            'not ever: stopped ino',
            'not at leave-or-stay: chose transport-crossvent',
            'not at in-cruise: chose hand-bag',
            'not at in-cruise: chose change-ett',
          ],
          text: 'None',
        },
        { when: ['ever: stopped ino'], text: 'Off for a time' },
        {
          when: [
            'not ever: stopped ino',
            [
              'at leave-or-stay: chose transport-crossvent',
              'at in-cruise: chose hand-bag',
              'at in-cruise: chose change-ett',
            ],
          ],
          text: 'Broken off',
        },
      ],
    },
    cannot: 'the run ended before arrival',
    also: [
      { when: ['left in-cruise: ino', 'ever: stopped ino'], text: 'Off at the bedside until 10:35.' },
      {
        when: ['left in-cruise: ino', 'at leave-or-stay: chose transport-crossvent'],
        text: 'About 5 min at departure.',
      },
      {
        when: ['left in-cruise: ino', ['at in-cruise: chose hand-bag', 'at in-cruise: chose change-ett']],
        text: 'About 5 min in flight.',
      },
      {
        when: ['left in-cruise: ino', 'at leave-or-stay: chose wean-ino'],
        text: 'At 5 ppm for about 10 min at departure.',
      },
    ],
    event: 'nitric-oxide-handover',
  },
  {
    slug: 'arrival-temperature',
    title: 'Temperature on arrival',
    definition: 'Of the newborn, first measured in the receiving unit.',
    sources: [newborns, { number: 73, name: 'MedSTAR Kids' }],
    benchmark:
      'Hypothermia is below 36.5 C. Of newborns under 2.5 kg, who cool faster than she does, one service held 89% between 36.0 and 37.5 C.',
    measure: { kind: 'never' },
    cannot: 'the story tells no temperature in the NICU',
    also: [
      {
        when: ['came to in-cruise', 'not at leave-or-stay: chose uvc', 'not at leave-or-stay: chose uac'],
        text: 'Last told, at departure: 36.8 C.',
      },
      {
        when: ['came to in-cruise', ['at leave-or-stay: chose uvc', 'at leave-or-stay: chose uac']],
        text: 'Last told, at departure: 36.2 C, after the attempt at a line.',
      },
    ],
    event: 'mattress-cold',
  },
  {
    slug: 'handover-items',
    title: 'Handover items',
    definition: 'Items of the handover that RT or RN heard and ticked.',
    sources: [{ number: 63, name: 'BMJ Qual Saf 2010' }, review],
    benchmark: null,
    measure: { kind: 'handover-items' },
    cannot: 'nothing was handed over',
    also: [],
  },
]
