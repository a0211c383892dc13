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
        { sign: 'heartRate', by: 10, overS: 90, limit: 205 },
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
    leaves: [{ choice: 'new-dressing', reading: 'left hand: a new dressing, skin above it pale and cool' }],
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
  {
    slug: 'burette-dry',
    title: 'The burette of D10W has run dry: its pump stops',
    heading: 'Infusion pump',
    moments: [{ at: ['decision-point'], points: ['first-ten-minutes', 'new-support', 'leave-or-stay'] }],
    sign: 'An infusion pump alarms.',
    display: { device: 'Infusion pump', reading: 'AIR IN LINE' },
    seen: {
      provider: 'It is the pump of D10W.',
      rn: 'It is the pump of D10W. The burette above it is empty, and there is air in the line below. The bag over the burette is full, and the clamp between them is closed.',
    },
    // Nothing here shows her glucose: the pump alone tells.
    onMonitor: { moves: [], leftAfterS: 420, backS: 5 },
    look: {
      device: 'pumps',
      finding: 'syringe-empty',
      reading: 'one pump reads AIR IN LINE, the burette above it is empty',
    },
    leaves: [{ choice: 'silence', reading: 'one pump stands still, its alarm off, the burette above it empty' }],
    roleId: 2,
    answer: {
      kind: 'choose',
      question: 'What do you do?',
      options: [
        {
          slug: 'silence',
          name: 'Turn its alarm off and see to it later',
          hint: 'D10W is all the sugar she gets. Without it her glucose falls, and nothing at the bed shows that.',
        },
        {
          slug: 'saline',
          name: 'Let saline run through that line instead',
          hint: 'In saline there is no sugar, and D10W is all that she gets of it.',
        },
        {
          slug: 'fill',
          name: 'Fill the burette, clear the line of air, start it as ordered, have her glucose measured',
        },
        {
          slug: 'catch-up',
          name: 'Fill it and run it fast, to make up for the gap',
          hint: 'After a rush of sugar it falls the lower. The rate is as ordered.',
        },
      ],
      right: 'fill',
    },
    resolved:
      'RN filled the burette from the bag, cleared the line of air away from her and started the pump as ordered. Her glucose is being measured.',
    ifLeft: 'The pump stood still until the hospital’s nurse filled the burette. Nobody knows how low her glucose was.',
    sources: [],
  },
]
