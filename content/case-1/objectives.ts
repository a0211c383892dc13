import type { Objective } from '#case/story/final-report.ts'

export const objectives: readonly Objective[] = [
  { text: 'Turn a referral call into a complete brief of 10 items', shownBy: 'The summary you recorded' },
  { text: 'Match the vehicle to distance, weather and equipment', shownBy: 'Transport mode' },
  { text: 'Promise a launch time that the checks can meet', shownBy: 'Response time' },
  { text: 'Start the longest task first and share the work', shownBy: 'Preparation time against 10:00' },
  { text: 'Calculate OI, drip rate and cylinder time', shownBy: 'Challenges' },
  {
    text: 'Escalate in order: lung volume and iNO, volume, dopamine, epinephrine',
    shownBy: 'Decision points 1 to 3',
  },
  { text: 'Find and treat an air leak before altitude', shownBy: 'Decision point 3' },
  { text: 'Leave when staying adds nothing', shownBy: 'Decision point 4' },
  { text: 'Use DOPE before touching a working tube', shownBy: 'Decision point 5' },
  { text: 'Close the loop at handover', shownBy: 'The handover you recorded' },
]
