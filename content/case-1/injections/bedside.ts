import type { Injection } from '#case/story/injection.ts'

/** At the referring hospital, around her. */
export const bedsideEvents: readonly Injection[] = [
  {
    slug: 'probe-off',
    title: 'The pre-ductal probe falls off',
    heading: 'Monitor',
    // Not where chest, colour and heart rate have just changed.
    moments: [
      { at: ['obtain-report', 'bedside-report'] },
      { at: ['decision-point'], points: ['first-ten-minutes', 'new-support', 'leave-or-stay'] },
    ],
    sign: 'The monitor alarms: no signal from the right hand.',
    display: { device: 'Monitor', reading: 'SpO2 right hand ---', lost: 'oxygenPre' },
    seen: {
      provider: 'Her colour is as it was a minute ago. The foot still reads.',
      rt: 'Her chest moves as before.',
      rn: 'Her right hand lies under the blanket. The foot still reads, the heart rate is as before, and so is her colour.',
    },
    onMonitor: { moves: [], leftAfterS: 420, backS: 5 },
    look: { device: 'monitor', finding: 'probe-off', reading: 'right hand: no signal' },
    leaves: [{ choice: 'silence', reading: 'right hand: no signal, its alarm is off', isSilent: true }],
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'bag',
          name: 'Take her off the machine and bag her',
          hint: 'Look at her before you treat a number: colour, chest and heart rate have not changed.',
        },
        {
          slug: 'left-hand',
          name: 'Put the probe on the left hand, which is free',
          hint: 'Blood to the left hand may have passed the duct. Before the duct is the right hand.',
        },
        { slug: 'right-hand', name: 'Look at her, then put the probe back on the right hand' },
        {
          slug: 'silence',
          name: 'Silence the alarm; the foot is enough',
          hint: 'The foot tells what has mixed at the duct. What her head and heart get, only the right hand tells.',
        },
      ],
      right: 'right-hand',
    },
    resolved:
      'RN looked at her first, then found the probe in the blanket and put it back. The right hand reads again.',
    ifLeft: 'For minutes nobody knew the saturation before the duct. Then somebody found the probe in the blanket.',
    sources: [33],
  },
  {
    slug: 'mother-asks',
    title: 'The mother asks a question',
    heading: 'Her mother',
    moments: [
      { at: ['obtain-report', 'bedside-report'] },
      { at: ['decision-point'], points: ['first-ten-minutes', 'new-support', 'leave-or-stay'] },
    ],
    sign: 'Her mother is wheeled in from the ward, in her bed.',
    seen: {
      provider:
        'She looks from one to the other and asks you: “Is she going to die? Can I touch her before you take her?”',
      rt: 'She asks the Provider something.',
      rn: 'She asks the Provider something. She has not yet touched her daughter.',
    },
    roleId: 0,
    answer: {
      kind: 'choose',
      question: 'What do you answer?',
      options: [
        {
          slug: 'promise',
          name: '“Don’t worry, she will be fine.”',
          hint: 'You do not know that. What is promised now is remembered whatever happens.',
        },
        {
          slug: 'honest',
          name: '“She is very ill. We take her where she can be helped best. Come, hold her hand.”',
        },
        {
          slug: 'later',
          name: '“Somebody will explain everything to you later.”',
          hint: 'In half an hour you are gone with her daughter. It takes a minute, and it is now.',
        },
        {
          slug: 'numbers',
          name: '“Her oxygenation index is high, so she may need ECMO.”',
          hint: 'True, and no answer to what she asked. Few words, plain ones, and her hand on her daughter’s.',
        },
      ],
      right: 'honest',
    },
    resolved:
      'The Provider told her in plain words how ill her daughter is and where she is going, and she held her hand. It took a minute.',
    ifLeft: 'Nobody answered her. She was wheeled back to the ward and had not touched her daughter.',
    sources: [64],
  },
  {
    slug: 'half-a-cylinder',
    title: 'An E cylinder on the sled reads 1,000 psi',
    heading: 'Oxygen',
    moments: [
      { at: ['obtain-report', 'bedside-report'] },
      { at: ['decision-point'], points: ['first-ten-minutes', 'new-support'] },
    ],
    seen: {
      provider: 'RT looks at a gauge of the sled for the second time.',
      rt: 'One of the E cylinders on the sled reads 1,000 psi. The hospital’s porter asks how long that one would last you at 15 L/min, with 200 psi kept back. An E cylinder holds 0.28 L for each psi.',
    },
    roleId: 1,
    answer: {
      kind: 'number',
      question: 'This cylinder would last',
      unit: 'min',
      right: 14.9,
      tolerance: 0.5,
      wrong: [
        { value: 18.7, hint: 'No reserve was kept: 200 psi stay in the cylinder.' },
        { value: 33.6, hint: 'That is a full one.' },
      ],
      hint: 'What is above the reserve, times the factor, by the litres a minute.',
    },
    resolved:
      'RT worked it out: (1,000 - 200) x 0.28 / 15 = 14.9 min, less than half of a full one. It was changed for a full one.',
    ifLeft: 'The cylinder stayed on the sled until the porter changed it, just before the loading.',
    sources: [44],
  },
]
