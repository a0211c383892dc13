import type { CaseContent } from '#case/story/content.ts'
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

type Moments = NonNullable<CaseContent['moments']>

const oxygen = (
  slug: string,
  point: string,
  group: string,
  option: string,
  when: string,
  why: string,
): Moments[number] => ({
  ...{ slug: `oxygen-${slug}`, point, group, when: [`at ${point}: chose ${option}`], isGood: false },
  ...{ title: `Oxygen was raised: ${when}`, why },
})

const stopped = (slug: string, point: string, when: string, why: string): Moments[number] => ({
  ...{ slug: `stopped-${slug}`, point, group: 'Circulation', when: [when], isGood: false },
  ...{ title: 'Alprostadil was interrupted', why },
})

const much = (point: string): Moments[number] => ({
  ...{ slug: `volume-${point}`, point, group: 'Doses', when: [`at ${point}: chose saline-20`], isGood: false },
  ...{ title: '20 mL/kg were given', why: 'What did the liver say before it, and who had a hand on it?' },
})

/** What of this story is worth a talk, wherever it went well or not. Wording: docs/clinical/case-2.md. */
export const moments: Moments = [
  oxygen(
    'for-a-test',
    'grey-baby',
    'Tests and lines',
    'hyperoxia-test',
    'for a test',
    'Which question did ten minutes of it answer, and which one stood open?',
  ),
  oxygen(
    'for-the-foot',
    'ductus-opening',
    'Breathing',
    'raise-oxygen',
    'for the foot',
    'The foot is low because the duct is open. Who said so, and who was heard?',
  ),
  oxygen(
    'in-the-apnea',
    'apnea',
    'Breathing',
    'bag-100-fast',
    'in the apnea',
    'He needed breaths. What made pure oxygen come to hand first?',
  ),
  oxygen('for-the-road', 'door', 'Breathing', 'fio2-1', 'for the road', 'It felt safe. For whom?'),
  {
    ...{
      slug: 'late',
      point: 'grey-baby',
      group: 'Circulation',
      when: ['left grey-baby: alprostadil 0'],
      isGood: false,
    },
    ...{
      title: 'Alprostadil later than 14:35',
      why: 'It could have run at 14:33. What was waited for, and who wanted it sooner?',
    },
  },
  stopped(
    'early',
    'ductus-opening',
    'at ductus-opening: stopped alprostadil',
    'It flushed him and disturbed his breathing. What would have answered that?',
  ),
  stopped(
    'in-the-apnea',
    'apnea',
    'at apnea: stopped alprostadil',
    'A breath can be given by hand. What can be given instead of the duct?',
  ),
  stopped(
    'for-loading',
    'door',
    'at door: chose pause-alprostadil',
    'Thirteen minutes at the loading. Who watched the leg meanwhile?',
  ),
  much('grey-baby'),
  much('ductus-opening'),
  {
    ...{
      slug: 'oxygen-held',
      point: 'door',
      group: 'Breathing',
      isGood: true,
      title: 'Low oxygen was held through all four points',
    },
    when: [
      'left grey-baby: fio2 0.25',
      'left ductus-opening: fio2 0.25',
      'left apnea: fio2 0.25',
      'at door: chose as-set',
    ],
    why: 'Nobody gave in to the low foot. How was it said, and by whom?',
  },
  {
    ...{
      slug: 'early-sugar',
      point: 'grey-baby',
      group: 'Doses',
      isGood: true,
      title: 'Sugar within the first ten minutes',
    },
    ...{ when: ['at grey-baby: chose d10w'], why: 'In the middle of a shock somebody looked at 40 and acted.' },
  },
  {
    ...{ slug: 'four-proofs', point: 'apnea', group: 'Tests and lines', isGood: true },
    ...{ when: ['at apnea: chose etco2', 'left apnea: machine vent'], title: 'The tube was proven by four signs' },
    why: 'Trace, both sides, depth, tape: a minute that holds for an hour of road.',
  },
  {
    ...{ slug: 'calcium-alone', point: 'ductus-opening', group: 'Doses', isGood: true },
    ...{ when: ['at ductus-opening: chose calcium'], title: 'Calcium in a line of its own' },
    why: 'By the shin, slowly, with an eye on the ECG, and never beside alprostadil.',
  },
]
