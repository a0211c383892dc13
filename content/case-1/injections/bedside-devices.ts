import type { Injection } from '#case/story/injection.ts'

const dopamineRuns = ['dopamine 5', 'dopamine 10+'] as const
const pressorRuns = [...dopamineRuns, 'epinephrine 0.05', 'epinephrine 0.1'] as const

/** At the referring hospital: what she hangs on. */
export const deviceEvents: readonly Injection[] = [
  {
    slug: 'nitric-oxide-low',
    title: 'The nitric oxide cylinder leaks and reads low',
    heading: 'Nitric oxide',
    moments: [{ at: ['decision-point'], points: [2, 3, 4], when: ['ino'] }],
    sign: 'The nitric oxide system sounds a short alarm.',
    display: { device: 'Nitric oxide', reading: 'cylinder 180 psi' },
    seen: {
      provider: 'The dose on the display is as you ordered it.',
      rt: 'The cylinder in use is down to 180 psi, though by your sum it lasts over 12 h: something hisses at its regulator. The second one is full and still closed. The measured dose is steady.',
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
    ifLeft: 'The cylinder ran on towards empty until somebody else read the gauge and opened the other one.',
    sources: [6, 15],
  },
  {
    slug: 'pump-occlusion',
    title: 'A pressor pump alarms occlusion: the line is kinked',
    heading: 'Syringe pump',
    moments: [{ at: ['decision-point'], points: [2, 3, 4], when: [[...pressorRuns]] }],
    sign: 'A syringe pump alarms.',
    display: { device: 'Syringe pump', reading: 'OCCLUSION' },
    seen: {
      provider: 'It is the pump of a pressor.',
      rt: 'RN is nearer to it than you are.',
      rn: 'It is the pump of a pressor. The syringe sits in its clamp. The handle of the tap lies along the line. The skin over the cannula is soft and pink. Under her the line goes below the edge of the mattress.',
    },
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
    moments: [{ at: ['decision-point'], points: [2, 3, 4], when: ['hfov', 'not supply-fails'] }],
    sign: 'The blender whistles.',
    display: { device: 'Blender', reading: 'oxygen 50 psi, air 12 psi' },
    seen: {
      provider: 'The ventilator goes on as it is set.',
      rt: 'Oxygen reads 50 psi, air 12 psi and falling. Both hoses are screwed to the blender. At the wall somebody has moved the bed.',
      rn: 'Somebody has moved the bed to get at her other side.',
    },
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
  {
    slug: 'drain-still',
    title: 'The valve of the chest drain neither swings nor bubbles: the tubing is kinked',
    heading: 'Chest drain',
    moments: [{ at: ['decision-point'], points: [3, 4], when: ['chest-drained'] }],
    sign: 'The one-way valve of the chest drain stands still.',
    display: { device: 'Chest drain', reading: 'no bubbles, no swing' },
    seen: {
      provider: 'Her saturation is as before, so far.',
      rt: 'A minute ago it still swung.',
      rn: 'The valve points away from her, and its outlet is open. The connector is taped, the dressing dry. She was turned a moment ago and lies on the tubing.',
    },
    roleId: 2,
    answer: {
      kind: 'part',
      question: 'What do you set right?',
      device: 'chest-drain',
      options: [
        { slug: 'valve', name: 'The one-way valve', hint: 'It points away from her, and its outlet is open.' },
        { slug: 'tubing', name: 'The tubing' },
        { slug: 'connector', name: 'The connector', hint: 'It is taped, and nothing hisses there.' },
        { slug: 'dressing', name: 'The dressing', hint: 'It is dry, and the drain lies at its mark.' },
      ],
      right: 'tubing',
    },
    resolved: 'RN freed the tubing from under her and led it without a loop. The valve swings again.',
    ifLeft: 'The drain stood still until she was turned again. Air that leaked meanwhile had no way out.',
    sources: [61],
  },
  {
    slug: 'wet-dressing',
    title: 'A wet dressing: the dopamine’s cannula leaks into the tissue',
    heading: 'A line',
    // Dopamine runs in the left hand, epinephrine in the left leg.
    moments: [{ at: ['decision-point'], points: [2, 3, 4], when: [[...dopamineRuns], 'epinephrine 0'] }],
    seen: {
      provider: 'RN bends over the left hand.',
      rn: 'The dressing over the cannula of the left hand is wet. Above it the skin is pale, cool and firm. The dopamine runs there; the cannula of the left leg is dry and soft.',
    },
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'new-dressing',
          name: 'Dry it and put on a new dressing',
          hint: 'Pale, cool and firm: the dopamine runs into the tissue. A dressing only hides it.',
        },
        {
          slug: 'flush',
          name: 'Flush the line with saline to see whether it is open',
          hint: 'A flush drives more of the drug into the tissue.',
        },
        { slug: 'move-it', name: 'Stop it there, let the dopamine run through the left leg, tell the Provider' },
        {
          slug: 'raise-rate',
          name: 'Raise the rate to make up for what is lost',
          hint: 'More of it would go where it harms.',
        },
      ],
      right: 'move-it',
    },
    resolved:
      'RN stopped the line in the hand, let the dopamine run through the left leg within the minute, marked the edge of the pale skin and told the Provider, who decides on the antidote.',
    ifLeft:
      'The dopamine went on running into the tissue of the hand. The pale skin was seen at the next look at the lines.',
    sources: [62],
  },
]
