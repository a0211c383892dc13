import type { CaseContent } from '#case/story/content.ts'

const lineOfAllPoints =
  'One line for every point that shows an index: here no conventional ventilator comes with this monitor.'

/** What no run comes to. */
export const unreached: NonNullable<CaseContent['unreached']> = [
  {
    at: 'decisionStories[1].pages[19].facts[1][2]',
    why: 'An oscillator has always bettered the gas by then; the line would be needed if that changed.',
  },
  { at: 'decisionStories[1].pages[27].facts[2][4]', why: lineOfAllPoints },
  { at: 'decisionStories[2].pages[27].facts[2][4]', why: lineOfAllPoints },
  {
    at: 'injections[11].moments[0]',
    why: 'At point 4 epinephrine runs for everybody since the call. For review: whether the point should be taken out.',
  },
]
