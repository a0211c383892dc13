import type { PromptedPhase } from '#case/story/final-report.ts'

/** In PEARLS order, with plus and delta inside the analysis. Source 48. */
export const debrief: readonly PromptedPhase[] = [
  {
    slug: 'reactions',
    title: 'Reactions',
    stage: 'reactions',
    prompts: [
      { slug: 'one-word', kind: 'question', text: 'One word each.' },
      { slug: 'what-stays', kind: 'question', text: 'What stays with you?' },
    ],
  },
  {
    slug: 'description',
    title: 'Description',
    stage: 'description',
    prompts: [
      { slug: 'story', kind: 'question', text: 'Who can tell the story in three sentences?' },
      { slug: 'main-problem', kind: 'question', text: 'Do we agree on the main problem at each point?' },
    ],
  },
  {
    slug: 'analysis',
    title: 'Analysis',
    stage: 'analysis',
    prompts: [
      { slug: 'helped', kind: 'plus', text: 'What helped the team at the bedside?' },
      {
        slug: 'change',
        kind: 'delta',
        text: 'What would you change in the first ten minutes, at the pneumothorax, in the cabin?',
      },
    ],
  },
  {
    slug: 'focused',
    title: 'A closer look',
    stage: 'analysis',
    prompts: [
      { slug: 'advice', kind: 'question', text: 'How did RT’s and RN’s advice reach the Provider?' },
      { slug: 'departure', kind: 'question', text: 'What made departing feel too early or too late?' },
      { slug: 'alarm', kind: 'question', text: 'At the alarm, what was the first thing each of you looked at?' },
      { slug: 'launch-time', kind: 'question', text: 'Where did you lose or save time before launch?' },
      { slug: 'without-pal', kind: 'question', text: 'What would you have done without a PAL?' },
    ],
  },
  {
    slug: 'inform',
    title: 'To explain, if needed',
    stage: 'analysis',
    prompts: [
      { slug: 'oi-thresholds', kind: 'topic', text: 'OI thresholds' },
      { slug: 'no-break-in-ino', kind: 'topic', text: 'No interruption of iNO' },
      { slug: 'trapped-gas', kind: 'topic', text: 'Trapped gas at altitude' },
      { slug: 'dope', kind: 'topic', text: 'DOPE' },
    ],
  },
  {
    slug: 'summary',
    title: 'Summary',
    stage: 'summary',
    prompts: [{ slug: 'next-call', kind: 'question', text: 'One thing each of you takes to the next call.' }],
  },
]
