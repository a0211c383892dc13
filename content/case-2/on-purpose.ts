import type { CaseContent } from '#case/story/content.ts'

/** What no run comes to. */
export const unreached: NonNullable<CaseContent['unreached']> = []

const vials = 'Strengths of vials and ready syringes, of which no drip is made.'

/** Numbers that stand in a text alone. */
export const saidOnPurpose: NonNullable<CaseContent['saidOnPurpose']> = [
  { at: 'summary', says: ['3 cm'], why: 'How far the liver comes down.' },
  { at: 'questions', says: ['10 %'], why: 'How many flights are canceled for weather, as published.' },
  { at: 'preparation', says: ['12 %', '30 %'], why: 'How many stop breathing, as published.' },
  { at: 'preparationTasks[0]', says: ['38 %'], why: 'What the battery of a pump reads.' },
  { at: 'preparationTasks[1]', says: ['500 mg', '10 mg/mL', '0.1 mg/mL', '10 %', '250 mL'], why: vials },
  { at: 'preparationTasks[2]', says: ['2 mg'], why: 'What a known mistake comes to.' },
  { at: 'preparationTasks[3]', says: ['0.1 mg/mL', '0.068 mg', '1.02 mL'], why: vials },
  { at: 'preparationTasks[5]', says: ['80 mmHg'], why: 'What the suction reads.' },
  { at: 'challenge', says: ['78 %'], why: 'What was said on the phone.' },
  { at: 'bedsideReport', says: ['3 cm', '4 mL', '1.5 mg/dL', '0.9 mg/dL'], why: 'What was found and measured before.' },
  { at: 'decisionStories', says: ['3 cm', '5 cm', '0.5 cm'], why: 'How far a liver comes down, and a tube is moved.' },
  {
    at: 'decisionStories',
    says: ['2 mL/kg', '13.6 mg', '0.1 mg/mL'],
    why: 'Doses that are no drip and no bolus.',
  },
  { at: 'decisionStories[3]', says: ['88 %'], why: 'What batteries read.' },
  { at: 'handover', says: ['3 cm', '5 cm'], why: 'How far the liver comes down.' },
  { at: 'orders', says: ['0.1 mg/mL', '10 mg/mL', '20 mg/mL', '10 %'], why: vials },
  { at: 'orders', says: ['0.02 mg', '20 mg', '100 mg', '4 mg', '1 mEq'], why: 'Doses for each kilogram, in words.' },
  { at: 'orders', says: ['6.8 mL/h', '81.6 mL/h'], why: 'Rates at which single doses run in.' },
  { at: 'orders', says: ['80 %', '0.3 mL', '0.5 mL'], why: 'Batteries, a sample and a flush.' },
]
