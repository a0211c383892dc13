import type { ScoreScale } from '#case/story/final-report.ts'

/** Change ETT alone makes expert impossible: 30 - 10 = 20 at most. Challenges and tasks score nothing. */
export const scoreScale: ScoreScale = {
  best: 30,
  worst: -23,
  bands: [
    {
      from: 27,
      to: 30,
      name: 'Expert',
      advice: 'Nearly every decision was the best one you had. Teach it to the next team.',
      despite: 'Nearly every decision was the best one you had. Points do not count what was left undone beside them.',
    },
    {
      from: 21,
      to: 26,
      name: 'Safe',
      advice: 'She was in good hands. Look at the few points that got away.',
      despite: 'Most decisions were good ones. Points do not count what was left undone beside them.',
    },
    {
      from: 12,
      to: 20,
      name: 'Developing',
      advice: 'The main line is there. Take the two decisions that cost most into the debrief.',
    },
    {
      from: -23,
      to: 11,
      name: 'Repeat with a facilitator',
      advice: 'Play it again with somebody who can stop and explain. This is the place to make these mistakes.',
    },
  ],
  parts: [
    { part: 'Transport mode', best: 2, worst: 0 },
    { part: 'Response time', best: 2, worst: 0 },
    { part: 'Decision point 1', best: 6, worst: -2 },
    { part: 'Decision point 2', best: 6, worst: -2 },
    { part: 'Decision point 3', best: 5, worst: -2 },
    { part: 'Decision point 4', best: 5, worst: -7 },
    { part: 'Decision point 5', best: 4, worst: -10 },
  ],
}
