import type { Objective } from '#case/story/final-report.ts'

export const objectives: readonly Objective[] = [
  {
    text: 'Turn a referral call into a complete brief of 10 items',
    shownBy: 'The summary you recorded',
    metWhen: ['run: briefing heard'],
  },
  {
    text: 'Match the vehicle to distance, weather and equipment',
    shownBy: 'Transport mode',
    metWhen: ['run: right transport-mode'],
  },
  {
    text: 'Promise a launch time that the checks can meet',
    shownBy: 'Response time',
    metWhen: ['run: right response-time'],
  },
  {
    text: 'Start the longest task first and share the work',
    shownBy: 'Preparation time against 10:00',
    metWhen: ['run: prepared in the first band'],
  },
  { text: 'Calculate OI, drip rate and cylinder time', shownBy: 'Challenges', metWhen: ['run: challenges right'] },
  {
    text: 'Escalate in order: lung volume and iNO, volume, dopamine, epinephrine',
    shownBy: 'Decision points 1 to 3',
    metWhen: ['run: best support at 1', 'run: best support at 2', 'run: best support at 3'],
  },
  { text: 'Find and treat an air leak before altitude', shownBy: 'Decision point 3', metWhen: ['at 3: chose drain'] },
  { text: 'Leave when staying adds nothing', shownBy: 'Decision point 4', metWhen: ['at 4: chose ready'] },
  {
    text: 'Use DOPE before touching a working tube',
    shownBy: 'Decision point 5',
    metWhen: ['at 5: chose dope', 'not at 5: chose change-ett'],
  },
  { text: 'Close the loop at handover', shownBy: 'The handover you recorded', metWhen: ['run: handed over'] },
]
