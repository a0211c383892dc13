import type { Injection } from '#case/story/injection.ts'

const pressorRuns = ['dopamine 5', 'dopamine 10+', 'epinephrine 0.05', 'epinephrine 0.1'] as const

/** At the referring hospital: what she hangs on. */
export const deviceEvents: readonly Injection[] = [
  {
    slug: 'nitric-oxide-low',
    title: 'The nitric oxide cylinder leaks and reads low',
    heading: 'Nitric oxide',
    moments: [{ at: ['decision-point'], points: ['new-support', 'sudden-change', 'leave-or-stay'], when: ['ino'] }],
    sign: 'The nitric oxide system sounds a short alarm.',
    display: { device: 'Nitric oxide', reading: 'cylinder 180 psi' },
    seen: {
      provider: 'The dose on the display is as you ordered it.',
      rt: 'The cylinder in use is down to 180 psi, though by your sum it lasts over 12 h: something hisses at its regulator. The second one is full and still closed. The measured dose is steady.',
    },
    // The dose is steady until the cylinder is empty: then her lung vessels close again.
    onMonitor: {
      moves: [],
      leftAfterS: 240,
      left: {
        moves: [
          { sign: 'oxygenPre', by: -10, overS: 50, limit: 50 },
          { sign: 'oxygenPost', by: -14, overS: 50, limit: 38 },
        ],
        forS: 90,
      },
      backS: 60,
    },
    look: {
      device: 'nitric-oxide',
      finding: 'cylinder-low',
      reading: 'cylinder in use below 200 psi and falling, a hiss at its regulator',
    },
    roleId: 1,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'half-dose',
          name: 'Halve the dose, so that it lasts',
          hint: 'What leaks goes on leaking at half the dose. The dose is the Provider’s order, and the second cylinder is full.',
        },
        {
          slug: 'stop-and-swap',
          name: 'Turn nitric oxide off, change the cylinder, turn it on again',
          hint: 'Stopped at once, her lung vessels may close again. The change is made while it runs.',
        },
        { slug: 'second-cylinder', name: 'Purge and open the second cylinder, then close the first' },
        {
          slug: 'wait',
          name: 'Wait until it is empty: the alarm will tell',
          hint: 'Under 200 psi it is changed. An empty cylinder tells by her saturation.',
        },
      ],
      right: 'second-cylinder',
    },
    resolved:
      'RT purged and opened the second cylinder while the first still gave, and then closed that. The dose never stopped.',
    ifLeft:
      'The cylinder ran empty and her saturation fell, until somebody else read the gauge and opened the other one.',
    sources: [6, 15],
  },
  {
    slug: 'pump-occlusion',
    title: 'A pressor pump alarms occlusion: the line is kinked',
    heading: 'Syringe pump',
    moments: [
      { at: ['decision-point'], points: ['new-support', 'sudden-change', 'leave-or-stay'], when: [[...pressorRuns]] },
    ],
    sign: 'A syringe pump alarms.',
    display: { device: 'Syringe pump', reading: 'OCCLUSION' },
    seen: {
      provider: 'It is the pump of a pressor.',
      rt: 'RN is nearer to it than you are.',
      rn: 'It is the pump of a pressor. The syringe sits in its clamp. The handle of the tap lies along the line. The skin over the cannula is soft and pink. Under her the line goes below the edge of the mattress.',
    },
    onMonitor: {
      moves: [{ sign: 'bloodPressure', by: -10, overS: 100, limit: 14 }],
      leftAfterS: 240,
      // What had built up in the line goes in at once.
      left: {
        moves: [
          { sign: 'bloodPressure', by: 16, overS: 8, limit: 75 },
          { sign: 'heartRate', by: 14, overS: 12, limit: 205 },
        ],
        forS: 45,
      },
      backS: 60,
    },
    look: { device: 'pumps', finding: 'line-blocked', reading: 'one pump reads OCCLUSION' },
    roleId: 2,
    answer: {
      kind: 'part',
      question: 'What do you set right?',
      device: 'pump-line',
      options: [
        { slug: 'syringe', name: 'The syringe', hint: 'It sits in its clamp, and the plunger is held.' },
        { slug: 'tap', name: 'The three-way tap', hint: 'Its handle lies along the line: it is open.' },
        { slug: 'line', name: 'The line under her' },
        {
          slug: 'cannula',
          name: 'The cannula',
          hint: 'The skin over it is soft and pink. Nothing has run beside the vein.',
        },
      ],
      right: 'line',
    },
    resolved:
      'RN let the pressure off at the tap, away from her, so that no bolus went in, freed the line from under the mattress and started the pump again.',
    ifLeft:
      'The drug stood still until somebody moved the mattress, and what had built up in the line went in at once.',
    sources: [59],
  },
  {
    slug: 'blender-whistles',
    title: 'The blender alarms: the air hose is out of the wall',
    heading: 'Gas supply',
    moments: [
      {
        at: ['decision-point'],
        points: ['new-support', 'sudden-change', 'leave-or-stay'],
        when: ['machine hfov', 'not supply-fails'],
      },
    ],
    sign: 'The blender whistles.',
    display: { device: 'Blender', reading: 'oxygen 50 psi, air 12 psi' },
    seen: {
      provider: 'The ventilator goes on as it is set.',
      rt: 'Oxygen reads 50 psi, air 12 psi and falling. Both hoses are screwed to the blender. At the wall somebody has moved the bed.',
      rn: 'Somebody has moved the bed to get at her other side.',
    },
    onMonitor: { moves: [], leftAfterS: 240, backS: 5 },
    look: { device: 'gas-supply', finding: 'gas-missing', reading: 'the blender whistles: oxygen 50 psi, air 12 psi' },
    roleId: 1,
    answer: {
      kind: 'part',
      question: 'What do you set right?',
      device: 'gas-supply',
      options: [
        { slug: 'oxygen-hose', name: 'The oxygen hose', hint: 'Oxygen comes with its full pressure.' },
        { slug: 'air-hose', name: 'The air hose' },
        {
          slug: 'blender',
          name: 'The blender',
          hint: 'It whistles because one of its gases is missing. It does what it should.',
        },
        { slug: 'ventilator-hose', name: 'The hose to the ventilator', hint: 'The ventilator goes on as it is set.' },
      ],
      right: 'air-hose',
    },
    resolved:
      'RT pushed the air hose into its outlet until it clicked. Both gauges read 50 psi, and the whistle stopped.',
    ifLeft: 'The blender whistled until somebody from the hospital pushed the air hose back into the wall.',
    sources: [60],
  },
]
