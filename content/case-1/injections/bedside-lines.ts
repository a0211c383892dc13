import type { Injection } from '#case/story/injection.ts'

const dopamineRuns = ['dopamine 5', 'dopamine 10+'] as const

/** At the referring hospital: what drains her and what runs into her. */
export const lineEvents: readonly Injection[] = [
  {
    slug: 'drain-still',
    title: 'The valve of the chest drain neither swings nor bubbles: the tubing is kinked',
    heading: 'Chest drain',
    moments: [{ at: ['decision-point'], points: ['sudden-change', 'leave-or-stay'], when: ['chest-drained'] }],
    sign: 'The one-way valve of the chest drain stands still.',
    display: { device: 'Chest drain', reading: 'no bubbles, no swing' },
    seen: {
      provider: 'Her saturation falls, slowly.',
      rt: 'A minute ago it still swung.',
      rn: 'The valve points away from her, and its outlet is open. The connector is taped, the dressing dry. She was turned a moment ago and lies on the tubing.',
    },
    onMonitor: {
      moves: [
        { sign: 'oxygenPre', by: -12, overS: 96, limit: 50 },
        { sign: 'oxygenPost', by: -12, overS: 96, limit: 38 },
        { sign: 'bloodPressure', by: -6, overS: 90, limit: 16 },
      ],
      leftAfterS: 300,
      backS: 40,
    },
    look: { device: 'drain', finding: 'drain-blocked', reading: 'the valve stands still' },
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
    moments: [
      {
        at: ['decision-point'],
        points: ['new-support', 'sudden-change', 'leave-or-stay'],
        when: [[...dopamineRuns], 'epinephrine 0'],
      },
    ],
    seen: {
      provider: 'RN bends over the left hand.',
      rn: 'The dressing over the cannula of the left hand is wet. Above it the skin is pale, cool and firm. The dopamine runs there; the cannula of the left leg is dry and soft.',
    },
    onMonitor: {
      moves: [{ sign: 'bloodPressure', by: -7, overS: 140, limit: 16 }],
      leftAfterS: 300,
      backS: 60,
    },
    look: {
      device: 'lines',
      finding: 'beside-the-vein',
      reading: 'left hand: dressing wet, skin above it pale and cool',
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
