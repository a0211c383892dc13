import type { CaseContent } from '#case/story/content.ts'
import type { MonitorCourse } from '#case/story/monitor-course.ts'
import type { Instruments } from '#case/story/sign.ts'
import { gasSupply, lines, pumps } from '../texts/bedside-devices.ts'

/** Two pressures and two saturations: above and below the duct. At first the leg alarms and nothing else, on purpose. Limits are working values. */
export const instruments: Instruments = {
  signs: [
    {
      ...{ kind: 'rate', slug: 'heartRate', label: 'HR', unit: 'bpm', name: 'Heart rate' },
      limits: { low: 100, high: 200, veryLow: 80 },
      usual: { low: 60, high: 200 },
    },
    {
      ...{ kind: 'pressure', slug: 'bloodPressure', label: 'Arm', unit: 'mmHg', name: 'Pressure, right arm' },
      limits: { low: 40, high: 70, veryLow: 25 },
      usual: { low: 15, high: 60 },
    },
    {
      ...{ kind: 'cuff', slug: 'bloodPressureLower', label: 'Leg', unit: 'mmHg', name: 'Pressure, left leg' },
      limits: { low: 30, high: 70, veryLow: 18 },
      usual: { low: 10, high: 60 },
    },
    {
      ...{ kind: 'saturation', slug: 'oxygenPre', label: 'hand', unit: '%', name: 'Saturation, right hand' },
      ...{ site: 'right hand', place: 'hand' },
      limits: { low: 85, high: 97, veryLow: 70 },
      usual: { low: 40, high: 100 },
    },
    {
      ...{ kind: 'saturation', slug: 'oxygenPost', label: 'foot', unit: '%', name: 'Saturation, left foot' },
      ...{ site: 'left foot', place: 'foot' },
      limits: { low: 70, high: 100, veryLow: 50 },
      usual: { low: 40, high: 100 },
    },
  ],
  analytes: [
    {
      ...{ slug: 'ph', name: 'pH', unit: '', digits: 2, brief: ['report', 'console'] },
      usual: { low: 6.9, high: 7.4 },
      limits: { low: 7.2 },
    },
    {
      ...{ slug: 'PCO2', name: 'PCO2', unit: 'mmHg', digits: 0, brief: ['report', 'console'] },
      usual: { low: 30, high: 60 },
    },
    { ...{ slug: 'PO2', name: 'PO2', unit: 'mmHg', digits: 0, kind: 'oxygen', brief: ['report'] } },
    { slug: 'HCO3', name: 'HCO3', unit: 'mmol/L', digits: 1 },
    { slug: 'BE', name: 'BE', unit: 'mmol/L', digits: 0, brief: ['report', 'console'] },
    {
      ...{ slug: 'Lac', name: 'Lactate', unit: 'mmol/L', digits: 1, brief: ['report', 'console'] },
      usual: { low: 1, high: 15 },
      limits: { high: 4 },
    },
    { slug: 'Hct', name: 'Hct', unit: '%', digits: 0 },
    {
      ...{ slug: 'Glu', name: 'Glu', unit: 'mg/dL', digits: 0, kind: 'glucose', brief: ['report', 'console'] },
      limits: { low: 45 },
    },
    {
      ...{ slug: 'iCa', name: 'iCa', unit: 'mmol/L', digits: 2, brief: ['report', 'console'] },
      limits: { low: 1 },
    },
    { slug: 'Na', name: 'Na', unit: 'mmol/L', digits: 0 },
    { slug: 'K', name: 'K', unit: 'mmol/L', digits: 1, kind: 'potassium', brief: ['console'] },
  ],
  arterialSite: 'right radial',
}

/** How the monitor moves in time. Times, movement and limits are working values (docs/clinical/review.md). */
export const monitorCourse: MonitorCourse = {
  signs: [
    { sign: 'heartRate', overS: 20, drift: 2, margin: 3, hand: { from: 40, to: 240, step: 5 } },
    { sign: 'bloodPressure', overS: 20, drift: 1, margin: 2, hand: { from: 10, to: 90, step: 2 } },
    { sign: 'bloodPressureLower', overS: 20, drift: 0, margin: 2, hand: { from: 6, to: 80, step: 2 } },
    { sign: 'oxygenPre', overS: 40, drift: 0.8, margin: 2, hand: { from: 30, to: 100, step: 2 } },
    { sign: 'oxygenPost', overS: 40, drift: 0.8, margin: 2, hand: { from: 25, to: 100, step: 2 } },
  ],
  beside: [],
}

/** What one can look at around him, and what may be the matter with it: three of each, whatever is so. */
export const devices: NonNullable<CaseContent['devices']> = [
  {
    slug: 'monitor',
    name: 'Monitor, probes and cuffs',
    usual: 'every cable is on',
    findings: [
      { slug: 'probe-off', name: 'A probe is off' },
      { slug: 'lead-off', name: 'A lead of the ECG is off' },
      { slug: 'cuff-wrong', name: 'A cuff sits wrong' },
    ],
  },
  pumps,
  lines,
  gasSupply,
]
