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

const nitricOxide = 'What the monitor of nitric oxide reads beside the dose that is set.'
const cylinders = 'What gauges of cylinders and hoses read.'

/** Numbers that stand in a text alone. */
export const saidOnPurpose: NonNullable<CaseContent['saidOnPurpose']> = [
  { at: 'preparationTasks[0]', says: ['41 %'], why: 'What the battery of a pump reads.' },
  { at: 'preparationTasks[1]', says: ['250 mL', '10 mg/mL'], why: 'As the pharmacy has them on its shelf.' },
  { at: 'preparationTasks[2]', says: ['1 mL/kg'], why: 'What a known mistake comes to.' },
  { at: 'preparationTasks[3]', says: ['11 mL', '0.01 mg/kg', '0.1 mg/kg'], why: 'What known mistakes come to.' },
  { at: 'preparationTasks[4]', says: ['80 %', '30 cm'], why: 'What a battery reads, and where a line sits.' },
  { at: 'preparationTasks[4]', says: ['0.3 ppm', '1 ppm', '2 ppm', '22 ppm'], why: nitricOxide },
  { at: 'preparationTasks[4]', says: ['1850 psi', '200 psi'], why: cylinders },
  { at: 'challenge', says: ['1800 psi', '2000 psi', '200 psi'], why: cylinders },
  { at: 'challenge', says: ['1 Hz'], why: 'The unit itself, in breaths.' },
  { at: 'bedsideReport', says: ['6 mL'], why: 'A diaper.' },
  {
    at: 'decisionStories',
    says: ['1.8 mL/kg', '2.1 mL/kg', '2.5 mL/kg', '2.8 mL/kg', '6 mL/kg', '2.6 mL', '3.5 mL'],
    why: 'Breaths as they are measured, and as they should be.',
  },
  { at: 'decisionStories', says: ['0.2 ppm', '0.3 ppm', '0.9 ppm', '1.1 ppm'], why: nitricOxide },
  { at: 'decisionStories', says: ['33 %', '21 %'], why: 'The time of a breath, and the oxygen of cabin air.' },
  { at: 'decisionStories[2]', says: ['8 %', '20 %'], why: 'How much trapped gas grows with the altitude.' },
  { at: 'decisionStories[1]', says: ['2 cm'], why: 'How far a liver comes down.' },
  { at: 'standIns', says: ['3 mL/kg'], why: 'More than the breaths that are measured.' },
  { at: 'injections', says: ['12 psi', '180 psi', '200 psi', '1000 psi'], why: cylinders },
  { at: 'orders', says: ['0.02 mg'], why: 'The dose for each kilogram, in words.' },
  {
    at: 'orders',
    says: ['0.1 mL', '2 cm'],
    why: 'What is thrown away before a sample, and how far a liver comes down.',
  },
]
