import type { CaseContent } from '#case/story/content.ts'
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

const unscored = 'Worth nothing by itself: done or left, it is judged by its minutes and its page.'

/** Where more than one way is best. */
export const equals: NonNullable<CaseContent['equals']> = [
  {
    choice: 'first-ten-minutes/Ventilator',
    options: ['transport-hfov', 'transport-hfov-ino'],
    why: 'The specification gives both ways to the transport oscillator a point.',
  },
  { choice: 'first-ten-minutes/Procedure', options: ['tidal'], why: unscored },
  { choice: 'new-support/Procedure', options: ['cxr', 'pal'], why: unscored },
  { choice: 'sudden-change/Procedure', options: ['istat', 'tidal', 'suction', 'pal'], why: unscored },
  { choice: 'leave-or-stay/Procedure', options: ['tidal', 'pal'], why: unscored },
  { choice: 'in-cruise/Procedure', options: ['istat', 'needle'], why: unscored },
]
