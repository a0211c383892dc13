import type { Instruments } from './sign.ts'

/** Before stories said so themselves, these were the groups of every point. */
const groups = [
  { name: 'Ventilator' },
  { name: 'Medications' },
  { name: 'Procedure', several: true },
  { name: 'Departure', opensLast: true },
]

/** And this every monitor and analyser showed. */
const signs = [
  {
    ...{ kind: 'rate', slug: 'heartRate', label: 'HR', unit: 'bpm', name: 'Heart rate' },
    limits: { low: 100, high: 180, veryLow: 80 },
    usual: { low: 70, high: 180 },
  },
  {
    ...{ kind: 'pressure', slug: 'bloodPressure', label: 'BP', unit: 'mmHg', name: 'Blood pressure' },
    limits: { low: 40, high: 60, veryLow: 25 },
    usual: { low: 15, high: 50 },
  },
  {
    ...{ kind: 'saturation', slug: 'oxygenPre', label: 'pre', unit: '%', name: 'Pre-ductal' },
    ...{ site: 'right hand', place: 'hand', forIndex: true },
    limits: { low: 88, high: 98, veryLow: 70 },
    usual: { low: 40, high: 100 },
  },
  {
    ...{ kind: 'saturation', slug: 'oxygenPost', label: 'post', unit: '%', name: 'Post-ductal' },
    ...{ site: 'left foot', place: 'foot' },
    limits: { low: 75, high: 98, veryLow: 50 },
    usual: { low: 40, high: 100 },
  },
]

const analytes = [
  {
    ...{ slug: 'ph', name: 'pH', unit: '', digits: 2, brief: ['report', 'console'] },
    usual: { low: 6.9, high: 7.2 },
  },
  {
    ...{ slug: 'PCO2', name: 'PCO2', unit: 'mmHg', digits: 0, brief: ['report', 'console'] },
    usual: { low: 50, high: 80 },
  },
  {
    ...{ slug: 'PO2', name: 'PO2', unit: 'mmHg', digits: 0, kind: 'oxygen', brief: ['report', 'console'] },
    usual: { low: 30, high: 60 },
  },
  { slug: 'HCO3', name: 'HCO3', unit: 'mmol/L', digits: 1, brief: ['report'] },
  { slug: 'BE', name: 'BE', unit: 'mmol/L', digits: 0, brief: ['report', 'console'] },
  { slug: 'Hct', name: 'Hct', unit: '%', digits: 0 },
  { slug: 'Glu', name: 'Glu', unit: 'mg/dL', digits: 0, kind: 'glucose', brief: ['console'] },
  { slug: 'iCa', name: 'iCa', unit: 'mmol/L', digits: 2 },
  { slug: 'Na', name: 'Na', unit: 'mmol/L', digits: 0 },
  { slug: 'K', name: 'K', unit: 'mmol/L', digits: 1, kind: 'potassium', brief: ['console'] },
]

/** Where all were drawn before stories said it. */
export const arterialSite = 'right posterior tibial (post-ductal)'

export const instruments = { signs, analytes, arterialSite } as Instruments

interface Story {
  readonly decisionStories: readonly { readonly groups: object }[]
}

/** A story as version 2 of the schema kept it, read as version 3: what was the same for every story, it now says itself. */
export function readStoryBeforeGroups(kept: unknown): unknown {
  const { decisionStories, ...others } = kept as Story // it was a story when it was kept
  const decided = new Set(decisionStories.flatMap((story) => Object.keys(story.groups)))
  return { ...others, instruments, groups: groups.filter(({ name }) => decided.has(name)), decisionStories }
}
