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
      { slug: 'calm', kind: 'plus', text: 'What made the room calm?' },
      {
        slug: 'change',
        kind: 'delta',
        text: 'What would you change in the first ten minutes, at the apnea, at the door?',
      },
    ],
  },
  {
    slug: 'focused',
    title: 'A closer look',
    stage: 'analysis',
    prompts: [
      {
        slug: 'thought-of-a-duct',
        kind: 'question',
        text: 'When did each of you think of a duct for the first time, and what would have told you earlier?',
      },
      { slug: 'more-oxygen', kind: 'question', text: 'Who wanted more oxygen, and what did the others say?' },
      { slug: 'tube', kind: 'question', text: 'How did you decide on the tube, and was it early or late?' },
      {
        slug: 'pulled-to-stop',
        kind: 'question',
        text: 'Did anyone feel pulled to stop the drug that stopped his breathing?',
      },
      {
        slug: 'two-pressures',
        kind: 'question',
        text: 'What did the two pressures change in your thinking that the saturations did not?',
      },
      { slug: 'which-hospital', kind: 'question', text: 'Who chose the hospital, and when?' },
      { slug: 'two-rates', kind: 'question', text: 'Where did the 1.02 and the 0.51 meet?' },
    ],
  },
  {
    slug: 'inform',
    title: 'To explain, if needed',
    stage: 'analysis',
    prompts: [
      { slug: 'low-foot', kind: 'topic', text: 'Why the foot stays low' },
      { slug: 'lung-drug', kind: 'topic', text: 'Oxygen as a drug for the lung' },
      { slug: 'apnea-hour', kind: 'topic', text: 'The hour of apnea' },
      { slug: 'liver', kind: 'topic', text: '5 mL/kg and a liver' },
      { slug: 'echo', kind: 'topic', text: 'What an echo changes' },
      { slug: 'air-cylinder', kind: 'topic', text: 'The air cylinder' },
    ],
  },
  {
    slug: 'summary',
    title: 'Summary',
    stage: 'summary',
    prompts: [{ slug: 'next-call', kind: 'question', text: 'One thing each of you takes to the next call.' }],
  },
]
