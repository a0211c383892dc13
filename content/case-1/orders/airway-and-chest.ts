import type { OrderCard } from '#case/story/orders.ts'
import { act, find, number, pick, secondCheck, word } from '../../orders/steps.ts'

/** Tube, chest, and leaving. */
export const airwayAndChest: readonly OrderCard[] = [
  {
    slug: 'reposition',
    says: 'RT: tube from 10.5 to 9.5 centimeters, new tape.',
    parts: [
      {
        roleId: 1,
        fields: [
          number('from', 'From', { unit: 'cm', right: 10.5, from: 1, to: 100, stop: 'nurse', at: 'mark' }),
          number('to', 'To', { unit: 'cm', right: 9.5, from: 1, to: 100, stop: 'nurse', at: 'mark' }, [
            [9.2, 'Rounded to the half.'],
            [8.5, 'Too high: it slips out.'],
          ]),
        ],
        steps: [
          pick('before', 'Before you loosen it', [['Nothing', 'It can come out.'], ['Suction, mask and bag at hand']]),
          find('mark', 'Mark at the lip', { unit: 'cm', right: 9.5, hint: 'As it was ordered.' }),
          act('color', 'Color change, both sides', 'Color changed, equal'),
          act('tape', 'New tape, mark written'),
        ],
        report: '9.5 at the lip, color changed, taped.',
      },
    ],
  },
  {
    slug: 'suction',
    says: 'RT: suction once, half a centimeter beyond the tube, 80.',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('down', 'Catheter down', 'Passes freely'),
          find('seconds', 'Seconds', { unit: 's', right: 5, tolerance: 2, hint: 'In and out.' }, [
            [20, 'She loses volume.'],
          ]),
          pick('result', 'What came', [['A plug', 'Nothing of that came.'], ['Scant, green']]),
        ],
        report: 'Passes freely, scant green.',
      },
    ],
  },
  {
    slug: 'drain',
    says: 'Right side: needle, second space, mid-clavicular; then pigtail, fourth space, anterior axillary line. RN: valve and pigtail.',
    parts: [
      {
        roleId: 2,
        fields: [
          word('side', 'Side', { right: 'right', stop: 'nurse' }, [['left', 'The light glowed right.']]),
          word('needle', 'Needle', { right: 'second-space', stop: 'nurse' }),
          word('pigtail', 'Pigtail', { right: 'fourth-space', stop: 'nurse', at: 'pigtail' }, [
            ['fifth-space', 'Lower than needed.'],
          ]),
        ],
        steps: [
          pick('first', 'First', [['Film', 'It never waits for the film.'], ['Needle now']], { by: 0 }),
          find('air', 'Air drawn', { unit: 'mL', right: 45, hint: 'Read the syringe.' }),
          act('pigtail', 'Pigtail in, one-way valve', 'Bubbling', { by: 0 }),
          act('dressing', 'Dressing, mark at the skin', 'Chest moves'),
        ],
        report: '45 mL of air; pigtail bubbles.',
      },
    ],
  },
  {
    slug: 'needle',
    says: 'Needle again, right. RN: syringe.',
    parts: [
      {
        roleId: 2,
        fields: [],
        steps: [
          pick(
            'before',
            'Before',
            [['In it goes', 'A second hole in a working chest.'], ['Is the drain still swinging?']],
            { by: 0 },
          ),
          act('needle', 'Draw on the syringe', 'No air'),
          act('back', 'Back to the gauge'),
        ],
        report: 'No air.',
      },
    ],
  },
  {
    slug: 'tube-change',
    says: 'Tube out, new one. RT: size 3.5 at 9.5 centimeters. RN: code dose ready, 0.64 milliliters.',
    parts: [
      {
        roleId: 1,
        fields: [
          number('tube', 'Tube', { unit: 'mm', right: 3.5, from: 1, to: 20, stop: 'kit' }, [
            [4, 'Larger than the one that is in.'],
          ]),
          number('depth', 'Depth', { unit: 'cm', right: 9.5, from: 1, to: 100, stop: 'kit' }),
        ],
        steps: [
          pick('before', 'Before you take it out', [
            ['Out with it', 'It was proven a minute ago.'],
            ['Color change and depth are asked'],
          ]),
          act('out', 'Tube out, two looks', 'HR 58'),
          act('new', 'New tube, color, tape', '9.5 cm at the lip', { after: 'compressions' }),
        ],
        report: 'New tube at 9.5.',
      },
      {
        roleId: 2,
        fields: [],
        steps: [
          find(
            'dose',
            'Draw up the code dose',
            { unit: 'mL', right: 0.64, tolerance: 0.02, hint: '0.02 mg for each kilo.' },
            [[{ times: 10 }, 'Ten times too much.']],
          ),
          secondCheck('Epinephrine 0.1 mg/mL, 0.64 mL'),
          act('compressions', 'Compressions for 60 seconds, then the dose', 'Heart rate comes back', { after: 'out' }),
        ],
        report: '58, compressions, 0.64 in.',
      },
    ],
  },
  {
    slug: 'depart',
    says: 'We go. RT: four cylinders and NO backup? RN: pumps on battery?',
    parts: [
      {
        roleId: 1,
        fields: [],
        steps: [
          act('parents', 'Parents at the bed, then papers and blood', undefined, { by: 0 }),
          find('cylinders', 'Cylinders on the sled', { unit: '', right: 4, hint: 'Count them.' }, [
            [3, '101 min for a way of 115.'],
          ]),
          act('tube', 'Tube and drain', 'Tube at 9.5 cm, drain open'),
        ],
        report: 'RT ready.',
      },
      {
        roleId: 2,
        fields: [],
        steps: [
          pick('pumps', 'Pumps', [['On mains', 'There is none on the ramp.'], ['On battery']]),
          act('lines', 'Lines, spares and warmth'),
          pick(
            'last',
            'The last sentence',
            [['“Go.”', 'Two of you have not spoken.'], ['“Anything that worries you?”']],
            { by: 0, after: 'tube' },
          ),
        ],
        report: 'RN ready.',
      },
    ],
  },
]
