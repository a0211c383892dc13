import type { OrderCard, OrderStep } from '#case/story/orders.ts'
import { act, find, pick, secondCheck, word } from '../../orders/steps.ts'
import { alprostadilDose, doseAlone, epinephrineDose, volume } from './fields.ts'

const zeros = 'Count the zeros.'
const slips = [
  [{ times: 10 }, zeros],
  [{ times: 0.1 }, zeros],
] as const
const strength = 'That is the strength of epinephrine, 20 mcg/mL.'

const alprostadilDrug = word('drug', 'Drug', { right: 'alprostadil', stop: 'label' }, [['dinoprostone', 'E1, not E2.']])
const stopSteps: readonly OrderStep[] = [
  pick('how', 'How', [
    ['Disconnect it', 'Then nobody can bring it back quickly.'],
    ['Standby and a clamp, the line stays on'],
  ]),
  act('pulse', 'Femoral pulse now and in five minutes', 'Thinner, then gone'),
  pick('tell', 'You tell the Provider', [['At the next round', 'Minutes, not rounds.'], ['At the first change']]),
]

/** What runs into him. */
export const drips: readonly OrderCard[] = [
  {
    slug: 'alprostadil',
    says: 'RN: alprostadil, {alprostadil} micrograms per kilo per minute, its own vein.',
    parts: [
      {
        roleId: 2,
        fields: [
          alprostadilDrug,
          alprostadilDose('{alprostadil}', slips, doseAlone),
          word('line', 'Line', { right: 'own-vein', stop: 'nurse', at: 'check' }, [
            ['with-d10w', 'Nothing else on it.'],
          ]),
        ],
        steps: [
          pick('syringe', 'The syringe', [
            ['Epinephrine 20 mcg/mL, 3.4 kg', 'Read the name, then the number.'],
            ['Alprostadil 10 mcg/mL, 3.4 kg'],
          ]),
          find(
            'rate',
            'Program the pump',
            {
              unit: 'mL/h',
              right: '{alprostadil.rate}',
              tolerance: 0.01,
              on: { pump: 'Alprostadil' },
              hint: 'Dose times weight times 60, by the strength.',
            },
            [
              [{ times: 10 }, zeros],
              [{ times: 0.1 }, zeros],
              [{ times: 0.5 }, strength],
            ],
          ),
          secondCheck('Alprostadil 10 mcg/mL, 3.4 kg, {alprostadil.rate} mL/h'),
          act('start', 'Prime to the hub, start, no bolus', 'Runs, the minute is written', {
            when: ['not alprostadil'],
          }),
          act('change', 'Change the rate, no bolus', 'Runs, the minute is written', { when: ['alprostadil'] }),
          pick(
            'aloud',
            'You say aloud',
            [['Nothing', 'The room must know which hour this is.'], ['It runs; apnea may come within the hour']],
            { when: ['not alprostadil'], reading: 'Until {alprostadil-since+1h}' },
          ),
        ],
        report: 'Alprostadil runs at {alprostadil.rate} mL/h since {alprostadil-since}.',
      },
    ],
  },
  {
    slug: 'alprostadil-stop',
    says: 'RN: alprostadil, stop.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('drug', 'Drug', { right: 'alprostadil', stop: 'label' }, [['epinephrine', 'The other pump.']]),
          word('order', 'Order', { right: 'stop', stop: 'second-person' }, [['off-for-loading', 'For how long?']]),
        ],
        steps: stopSteps,
        report: 'Alprostadil is off since {since}.',
      },
    ],
  },
  {
    slug: 'alprostadil-pause',
    says: 'RN: alprostadil, off for the loading.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('drug', 'Drug', { right: 'alprostadil', stop: 'label' }, [['epinephrine', 'The other pump.']]),
          word('order', 'Order', { right: 'off-for-loading', stop: 'second-person' }, [['stop', 'For how long?']]),
        ],
        steps: stopSteps,
        report: 'Alprostadil is off since 15:49.',
      },
    ],
  },
  {
    slug: 'epinephrine',
    says: 'RN: epinephrine, {epinephrine} micrograms per kilo per minute, not the vein of alprostadil.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('drug', 'Drug', { right: 'epinephrine', stop: 'label' }, [['ephedrine', 'Look-alike.']]),
          epinephrineDose('{epinephrine}', slips, doseAlone),
          word('line', 'Line', { right: 'not-its-vein', stop: 'nurse', at: 'start' }, [
            ['its-vein', 'Nothing else on it.'],
          ]),
        ],
        steps: [
          pick('syringe', 'The syringe', [
            ['Alprostadil 10 mcg/mL, 3.4 kg', 'Read the name, then the number.'],
            ['Epinephrine 20 mcg/mL, 3.4 kg'],
          ]),
          find(
            'rate',
            'Program the pump',
            {
              unit: 'mL/h',
              right: '{epinephrine.rate}',
              tolerance: 0.01,
              on: { pump: 'Epinephrine' },
              hint: 'Dose times weight times 60, by the strength.',
            },
            [
              [{ times: 10 }, 'Ten times too much.'],
              [{ times: 0.1 }, zeros],
            ],
          ),
          secondCheck('Epinephrine 20 mcg/mL, 3.4 kg, {epinephrine.rate} mL/h'),
          act('start', 'Start, look at the skin over the cannula', 'Soft, pink'),
          act('pressure', 'Blood pressure in three minutes, read aloud'),
        ],
        report: 'Epinephrine runs at {epinephrine.rate} mL/h.',
      },
    ],
  },
  {
    slug: 'code-dose',
    says: 'RN: code dose of epinephrine, 0.68, flush 3 milliliters.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('drug', 'Drug', { right: 'epinephrine', stop: 'label' }, [['atropine', 'Both hold 0.68.']]),
          volume('volume', 'Volume', 0.68, 'volume', [[{ times: 10 }, 'Ten times too much.']]),
          volume('flush', 'Flush', 3, 'push'),
        ],
        steps: [
          pick('syringe', 'The syringe', [['Atropine 0.1 mg/mL', 'Both hold 0.68.'], ['Epinephrine 0.1 mg/mL']]),
          find(
            'volume',
            'How much of it',
            { unit: 'mL', right: 0.68, tolerance: 0.01, hint: '0.02 mg for each kilo.' },
            [
              [6.8, 'Ten times too much.'],
              [0.068, 'That is the volume of 1 mg/mL.'],
            ],
          ),
          secondCheck('Epinephrine 0.1 mg/mL, 0.68 mL'),
          act('push', 'Push, flush, the time aloud', 'HR 210'),
        ],
        report: '0.68 in, flushed.',
      },
    ],
  },
]
