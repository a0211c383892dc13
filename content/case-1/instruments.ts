import type { CaseContent } from '#case/story/content.ts'
import type { MonitorCourse } from '#case/story/monitor-course.ts'
import type { Instruments } from '#case/story/sign.ts'
import { gasSupply, lines, pumps } from '../texts/bedside-devices.ts'

/** What the monitor shows. Limits are display settings of this training monitor, working values (docs/clinical/review.md 18). */
const signs: Instruments['signs'] = [
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

/** What the analyser prints. */
const analytes: Instruments['analytes'] = [
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

export const instruments: Instruments = { signs, analytes, arterialSite: 'right posterior tibial (post-ductal)' }

/** How the monitor moves in time. Times, movement and limits are working values (docs/clinical/review.md). */
export const monitorCourse: MonitorCourse = {
  signs: [
    { sign: 'heartRate', overS: 20, drift: 2, margin: 3, hand: { from: 40, to: 240, step: 5 } },
    { sign: 'bloodPressure', overS: 20, drift: 1, margin: 2, hand: { from: 10, to: 80, step: 2 } },
    { sign: 'oxygenPre', overS: 40, drift: 0.8, margin: 2, hand: { from: 30, to: 100, step: 2 } },
    { sign: 'oxygenPost', overS: 40, drift: 0.8, margin: 2, hand: { from: 25, to: 100, step: 2 } },
    { sign: 'temperature', overS: 90, drift: 0, margin: 0.2, hand: { from: 32, to: 40, step: 0.2 } },
  ],
  beside: [
    {
      sign: {
        ...{ kind: 'number', slug: 'temperature', label: 'Temp', unit: '°C', name: 'Skin temperature', digits: 1 },
        limits: { low: 36, high: 37.5, veryLow: 35 },
      },
      value: 36.1,
      later: [
        { when: ['from point leave-or-stay'], value: 36.8 },
        { when: [['at leave-or-stay: chose uvc', 'at leave-or-stay: chose uac']], value: 36.2 },
      ],
    },
  ],
}

/** What one can look at around her, and what may be the matter with it: three of each, whatever is so. */
export const devices: NonNullable<CaseContent['devices']> = [
  {
    slug: 'monitor',
    name: 'Monitor and its probes',
    usual: 'every cable is on',
    findings: [
      { slug: 'probe-off', name: 'A probe is off' },
      { slug: 'lead-off', name: 'A lead of the ECG is off' },
      { slug: 'cuff-wrong', name: 'The cuff sits wrong' },
    ],
  },
  pumps,
  lines,
  gasSupply,
  {
    slug: 'nitric-oxide',
    name: 'Nitric oxide system',
    usual: 'two cylinders, as they were',
    findings: [
      { slug: 'cylinder-low', name: 'The cylinder in use is nearly empty' },
      { slug: 'dose-wrong', name: 'The dose is not what was ordered' },
      { slug: 'sensor', name: 'Its sensor drifts' },
    ],
  },
  {
    slug: 'drain',
    name: 'Chest drain',
    usual: 'none, or its valve swings',
    findings: [
      { slug: 'drain-blocked', name: 'It is blocked' },
      { slug: 'drain-out', name: 'It has come out' },
      { slug: 'drain-leaks', name: 'It leaks at the connector' },
    ],
  },
  {
    slug: 'warmth',
    name: 'Mattress and hat',
    usual: 'the mattress is soft and warm, the hat is on',
    findings: [
      { slug: 'cold', name: 'She gets cold' },
      { slug: 'hot', name: 'She gets too warm' },
      { slug: 'wet', name: 'She lies wet' },
    ],
  },
]
