import type { DebriefPhase } from '#case/story/final-report.ts'

/** In PEARLS order, with plus and delta inside the analysis. Source 48. */
export const debrief: readonly DebriefPhase[] = [
  {
    slug: 'reactions',
    title: 'Reactions',
    prompts: [
      { kind: 'question', text: 'One word each.' },
      { kind: 'question', text: 'What stays with you?' },
    ],
  },
  {
    slug: 'description',
    title: 'Description',
    prompts: [
      { kind: 'question', text: 'Who can tell the story in three sentences?' },
      { kind: 'question', text: 'Do we agree on the main problem at each point?' },
    ],
  },
  {
    slug: 'analysis',
    title: 'Analysis',
    prompts: [
      { kind: 'plus', text: 'What helped the team at the bedside?' },
      {
        kind: 'delta',
        text: 'What would you change in the first ten minutes, at the pneumothorax, in the cabin?',
      },
    ],
  },
  {
    slug: 'focused',
    title: 'A closer look',
    prompts: [
      { kind: 'question', text: "How did RT's and RN's advice reach the Provider?" },
      { kind: 'question', text: 'What made departing feel too early or too late?' },
      { kind: 'question', text: 'At the alarm, what was the first thing each of you looked at?' },
      { kind: 'question', text: 'Where did you lose or save time before launch?' },
      { kind: 'question', text: 'What would you have done without a PAL?' },
    ],
  },
  {
    slug: 'inform',
    title: 'To explain, if needed',
    prompts: [
      { kind: 'topic', text: 'OI thresholds' },
      { kind: 'topic', text: 'No interruption of iNO' },
      { kind: 'topic', text: 'Trapped gas at altitude' },
      { kind: 'topic', text: 'DOPE' },
    ],
  },
  {
    slug: 'summary',
    title: 'Summary',
    prompts: [{ kind: 'question', text: 'One thing each of you takes to the next call.' }],
  },
]
