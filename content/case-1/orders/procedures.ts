import type { OrderCard } from '#case/story/orders.ts'
import { act, find, pick } from '../../orders/steps.ts'

/** Lines, gases, films and volumes. */
export const procedures: readonly OrderCard[] = [
  {
    slug: 'pal',
    says: 'Arterial line, right posterior tibial. RN: 24 gauge, heparinised saline at 1 an hour.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          pick(
            'before',
            'Before the needle',
            [['Probe by feel alone', 'Weak pulses in shock.'], ['Light behind the ankle, foot warm']],
            { by: 0 },
          ),
          find('flush', 'Flush line ready, no bubble: the pump', {
            unit: 'mL/h',
            right: 1,
            on: { pump: 'Heparinised saline' },
            hint: 'As it was ordered.',
          }),
          pick('blood', 'Blood', [['Bright, pulsing'], ['Dark', 'A vein.']], { by: 0 }),
          act('zero', 'Zero at the heart', 'Waveform clean, foot pink'),
        ],
        report: 'Line in at the {pass} pass, {minutes} minutes; trace clean, foot pink.',
      },
    ],
  },
  {
    slug: 'istat',
    says: [
      { when: [['arterial-line', 'chose pal']], text: 'RN: a gas from the line. RT: run it.' },
      { when: ['not arterial-line', 'not chose pal'], text: 'RN: a gas from the heel. RT: run it.' },
    ],
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          {
            slug: 'site',
            kind: 'choose',
            label: 'The site',
            options: [
              { slug: 'finger', name: 'Finger', hint: 'Not for gases.' },
              { slug: 'line', name: 'Arterial line', hint: 'There is none.' },
              { slug: 'heel', name: 'Warmed heel', hint: 'Use the line.' },
            ],
            right: [{ when: [['arterial-line', 'chose pal']], is: 'line' }, { is: 'heel' }],
          },
          act('draw', 'Draw without a bubble', [
            { when: [['arterial-line', 'chose pal']], text: '0.1 mL discarded first' },
            { when: ['not arterial-line', 'not chose pal'], text: 'From the warmed heel' },
          ]),
          act('run', 'Cartridge, temperature', 'Running', { by: 1 }),
          pick('first', 'The value you say first', [['PO2', 'First how sour she is.'], ['pH']]),
        ],
        report: [
          'pH {gas.ph}, CO2 {gas.PCO2}',
          { when: [['arterial-line', 'chose pal']], text: ', PO2 {gas.PO2}' },
          '.',
        ],
      },
    ],
  },
  {
    slug: 'tidal',
    says: 'RT: exhaled volume, in milliliters and per kilo.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('sensor', 'Sensor at the tube', 'Stands still'),
          find('volume', 'Read the volume', { unit: 'mL', right: '{ml}', hint: 'What comes out counts.' }),
          find('per-kilo', 'Per kilo', { unit: 'mL/kg', right: '{mlkg}', tolerance: 0.06, hint: 'By 3.2 kg.' }),
          pick('end-tidal', 'End-tidal CO2 on an oscillator', [
            ['A number', 'Not usable on HFOV.'],
            ['Only the color'],
          ]),
        ],
        report: '{ml} mL, {mlkg} per kilo.',
      },
    ],
  },
  {
    slug: 'cxr',
    says: 'RT: one film, chest with tube and gastric tube, sedated.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('plate', 'Plate in place, head midline'),
          pick('read', 'Read first', [
            ['Heart', 'In that order, every time: tube, volume, leak.'],
            ['Tube, lung volume, air leak'],
          ]),
          {
            slug: 'finding',
            kind: 'choose',
            label: 'What you find',
            options: [
              { slug: 'normal', name: 'Nothing new', hint: 'Look at the tip, and at both sides.' },
              { slug: 'deep', name: 'Tube tip at T4', hint: 'Count the vertebrae again, and look at both lungs.' },
              { slug: 'high', name: 'Tube tip at T2', hint: 'Count the vertebrae again, and look at both lungs.' },
              { slug: 'air', name: 'Right pneumothorax', hint: 'Is there air on the film before you?' },
              {
                slug: 'then-up',
                name: 'Right pneumothorax, then lung up',
                hint: 'Nobody has drained it on this film.',
              },
              { slug: 'drained', name: 'Right lung up, pigtail in place', hint: 'There is no pigtail on this film.' },
            ],
            right: [
              { when: ['air-in-chest', 'chose drain'], is: 'then-up' },
              { when: ['air-in-chest'], is: 'air' },
              { when: ['chest-drained'], is: 'drained' },
              { when: ['chose reposition-ett'], is: 'high' },
              { is: 'deep' },
            ],
          },
        ],
        report: [
          { when: ['air-in-chest', 'chose drain'], text: 'Right pneumothorax; after the drain the lung is up.' },
          { when: ['air-in-chest', 'not chose drain'], text: 'A large right pneumothorax.' },
          { when: ['chest-drained'], text: 'Right lung up, pigtail in place, tip at T2.' },
          { when: ['not air-in-chest', 'not chest-drained', 'chose reposition-ett'], text: 'Tip at T2, no air leak.' },
          {
            when: ['not air-in-chest', 'not chest-drained', 'not chose reposition-ett'],
            text: 'Tip at T4, no air leak.',
          },
        ],
      },
    ],
  },
  {
    slug: 'umbilical',
    says: 'RN: umbilical set, {p}.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          act('drapes', 'Drapes, stump cleaned'),
          act('try', 'Hold the set while the Provider tries', '{took}: {seen}'),
          act('out', 'Out, dressing, temperature', 'She is colder'),
        ],
        report: '{took}: {seen}, no line.',
      },
    ],
  },
]
