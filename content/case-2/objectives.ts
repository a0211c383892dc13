import type { Objective } from '#case/story/final-report.ts'

export const objectives: readonly Objective[] = [
  {
    slug: 'brief',
    text: 'Turn a call into a brief that says both limbs',
    shownBy: 'The summary you recorded',
    counts: 'Items that RT or RN ticked after the briefing was shared: 8 of 10 or more, of a briefing of 20 s or more.',
    evidence: [{ kind: 'heard', recording: 'summary', needed: 8 }],
  },
  {
    slug: 'vehicle-and-hospital',
    text: 'Choose vehicle and hospital by what the baby needs next',
    shownBy: 'Transport mode and the door',
    counts: 'The mode that was decided, and leaving for the cardiac surgical center.',
    evidence: [
      { kind: 'right-question', question: 'transport-mode' },
      { kind: 'decided', point: 'door', chose: ['ready-cardiac'] },
    ],
  },
  {
    slug: 'launch-time',
    text: 'Promise a time that the refrigerator allows',
    shownBy: 'Response time',
    counts: 'What the Provider promised. Whether it was kept stands under Times.',
    evidence: [{ kind: 'right-question', question: 'response-time' }],
  },
  {
    slug: 'from-elsewhere-first',
    text: 'Order first what has to come from elsewhere',
    shownBy: 'Preparation time against 9:00',
    counts: 'The time until all three were ready to leave.',
    evidence: [{ kind: 'prepared' }],
  },
  {
    slug: 'calculations',
    text: 'Calculate gradient, drip and air cylinder',
    shownBy: 'Challenges',
    counts: 'The gradient of all three, the drip rate of RN and the cylinder time of RT, each as first answered.',
    evidence: [
      { kind: 'right-answer', answer: 'mean-gradient' },
      { kind: 'right-answer', answer: 'drip-rate' },
      { kind: 'right-answer', answer: 'cylinder-minutes' },
    ],
  },
  {
    slug: 'on-suspicion',
    text: 'Start alprostadil on suspicion, before an echo',
    shownBy: 'Decision point 1',
    counts: 'Alprostadil 0.05 at the first point.',
    evidence: [{ kind: 'decided', point: 'grey-baby', chose: ['alprostadil-05'] }],
  },
  {
    slug: 'no-more-oxygen',
    text: 'Give the oxygen he needs and no more',
    shownBy: 'All points',
    counts:
      'Low oxygen as each of the first three points was left, settings as they were at the door, and no nitric oxide, fast bagging or oxygen test.',
    evidence: [
      { kind: 'left', point: 'grey-baby', when: ['fio2 0.25'], found: 'low oxygen' },
      { kind: 'left', point: 'ductus-opening', when: ['fio2 0.25'], found: 'low oxygen' },
      { kind: 'left', point: 'apnea', when: ['fio2 0.25'], found: 'low oxygen' },
      { kind: 'decided', point: 'grey-baby', not: ['ino', 'hyperventilate', 'hyperoxia-test'] },
      { kind: 'decided', point: 'door', chose: ['as-set'] },
    ],
  },
  {
    slug: 'ready-for-apnea',
    text: 'Prepare for the apnea that the drug brings, and keep the drug on',
    shownBy: 'Decision point 3',
    counts: 'A tube as the third point was left, and alprostadil never stopped or paused.',
    evidence: [
      { kind: 'left', point: 'apnea', when: ['machine vent'], found: 'a tube' },
      { kind: 'decided', point: 'ductus-opening', not: ['alprostadil-stop'] },
      { kind: 'decided', point: 'apnea', not: ['alprostadil-stop'] },
      { kind: 'decided', point: 'door', not: ['pause-alprostadil'] },
    ],
  },
  {
    slug: 'both-diagnoses',
    text: 'Treat both diagnoses until one is excluded',
    shownBy: 'Decision point 1',
    counts: 'Antibiotics and alprostadil at the first point.',
    evidence: [{ kind: 'decided', point: 'grey-baby', chose: ['alprostadil-05', 'antibiotics'] }],
  },
  {
    slug: 'handover',
    text: 'Hand over what a surgeon asks for',
    shownBy: 'The handover you recorded',
    counts: 'Every item ticked by RT or RN while the handover was said, in 20 s or more.',
    evidence: [{ kind: 'heard', recording: 'handover', needed: 10 }],
  },
]
