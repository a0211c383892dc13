import type { CaseContent } from '#case/story/content.ts'
import type { ScoreScale } from '#case/story/final-report.ts'
import { caps } from './score-caps.ts'

/** Points are sums; how he fared can cap the band. Challenges and tasks score nothing. */
export const scoreScale: ScoreScale = {
  best: 28,
  worst: -37,
  bands: [
    { from: 25, to: 28, name: 'Expert', advice: 'Nearly every decision kept blood in his legs. Teach it.' },
    { from: 19, to: 24, name: 'Safe', advice: 'He was in good hands. Look at what got away.' },
    {
      from: 10,
      to: 18,
      name: 'Developing',
      advice: 'Much of it held. Take the two dearest decisions into the debrief.',
    },
    {
      from: -37,
      to: 9,
      name: 'Repeat with a facilitator',
      advice: 'Play it again with somebody who can stop and explain.',
    },
  ],
  caps,
  parts: [
    { part: 'Transport mode', best: 2, worst: 0 },
    { part: 'Response time', best: 2, worst: 0 },
    { part: 'Decision point 1', best: 8, worst: -10 },
    { part: 'Decision point 2', best: 7, worst: -6 },
    { part: 'Decision point 3', best: 4, worst: -6 },
    { part: 'Decision point 4', best: 5, worst: -15 },
  ],
}

const unscored = 'Worth nothing by itself: done or left, it is judged by its page.'

/** Where more than one way is best. */
export const equals: NonNullable<CaseContent['equals']> = [
  { choice: 'grey-baby/Doses', options: ['bicarbonate'], why: unscored },
  { choice: 'grey-baby/Tests and lines', options: ['cxr'], why: unscored },
  { choice: 'ductus-opening/Doses', options: ['d10w', 'bicarbonate'], why: unscored },
  { choice: 'ductus-opening/Tests and lines', options: ['cxr'], why: unscored },
  { choice: 'apnea/Tests and lines', options: ['istat'], why: unscored },
  { choice: 'door/Tests and lines', options: ['cxr'], why: unscored },
]
