import type { Objective } from '#case/story/final-report.ts'

export const objectives: readonly Objective[] = [
  {
    slug: 'brief',
    text: 'Turn a referral call into a complete brief of 10 items',
    shownBy: 'The summary you recorded',
    counts: 'Items that RT or RN ticked after the briefing was shared: 8 of 10 or more, of a briefing of 20 s or more.',
    evidence: [{ kind: 'heard', recording: 'summary', needed: 8 }],
  },
  {
    slug: 'vehicle',
    text: 'Match the vehicle to distance, weather and equipment',
    shownBy: 'Transport mode',
    counts: 'What the Provider decided.',
    evidence: [{ kind: 'right-question', question: 'transport-mode' }],
  },
  {
    slug: 'launch-time',
    text: 'Promise a launch time that the checks can meet',
    shownBy: 'Response time',
    counts: 'What the Provider promised. Whether it was kept stands under Times.',
    evidence: [{ kind: 'right-question', question: 'response-time' }],
  },
  {
    slug: 'longest-first',
    text: 'Start the longest task first and share the work',
    shownBy: 'Preparation time against 10:00',
    counts: 'The time until all three were ready to leave.',
    evidence: [{ kind: 'prepared' }],
  },
  {
    slug: 'calculations',
    text: 'Calculate OI, drip rate and cylinder time',
    shownBy: 'Challenges',
    counts: 'The OI of all three, the drip rate of RN and the cylinder time of RT, each as first answered.',
    evidence: [
      { kind: 'right-answer', answer: 'oxygen-index' },
      { kind: 'right-answer', answer: 'drip-rate' },
      { kind: 'right-answer', answer: 'cylinder-minutes' },
    ],
  },
  {
    slug: 'escalation',
    text: 'Escalate in order: lung volume and iNO, volume, dopamine, epinephrine',
    shownBy: 'Decision points 1 to 3',
    counts: 'Ventilator and medication of each of the three points, decided for a point.',
    evidence: [
      { kind: 'decided', point: 'first-ten-minutes', best: ['Ventilator', 'Medications'] },
      { kind: 'decided', point: 'new-support', best: ['Ventilator', 'Medications'] },
      { kind: 'decided', point: 'sudden-change', best: ['Ventilator', 'Medications'] },
    ],
  },
  {
    slug: 'air-leak',
    text: 'Find and treat an air leak before altitude',
    shownBy: 'Decision point 3',
    counts: 'The chest drained by the team’s own choice.',
    evidence: [{ kind: 'decided', point: 'sudden-change', chose: ['drain'] }],
  },
  {
    slug: 'departure',
    text: 'Leave when staying adds nothing',
    shownBy: 'Decision point 4',
    counts: 'Ready to depart at the fourth point.',
    evidence: [{ kind: 'decided', point: 'leave-or-stay', chose: ['ready'] }],
  },
  {
    slug: 'dope',
    text: 'Use DOPE before touching a working tube',
    shownBy: 'Decision point 5',
    counts: 'DOPE chosen, and the tube left in.',
    evidence: [{ kind: 'decided', point: 'in-cruise', chose: ['dope'], not: ['change-ett'] }],
  },
  {
    slug: 'handover',
    text: 'Close the loop at handover',
    shownBy: 'The handover you recorded',
    counts: 'Every item ticked by RT or RN while the handover was said, in 20 s or more.',
    evidence: [{ kind: 'heard', recording: 'handover', needed: 10 }],
  },
]
