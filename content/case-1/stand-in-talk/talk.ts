import type { CaseContent } from '#case/story/content.ts'
import { answersOf } from '../../texts/stand-in-talk/answers.ts'
import { asksOf } from '../../texts/stand-in-talk/asks.ts'
import { fillers, roles, spellings } from '../../texts/stand-in-talk/language.ts'

type Talk = CaseContent['standIns']['talk']

const PROVIDER = 0
const RT = 1
const RN = 2

const works: Talk['works'] = {
  MedPumps: ['the pump check', 'med pumps', 'medical pumps', 'syringe pumps', 'infusion pumps', 'pumps', 'pump check'],
  OrderPharmacy: ['the pharmacy order', 'order pharmacy', 'pharmacy order', 'pharmacy'],
  dopamine: ['dopamine', 'dopamine drip', 'dopa', 'dopamine infusion'],
  epinephrine: ['the epinephrine drip', 'epinephrine drip', 'epinephrine infusion', 'epi drip', 'epinephrine', 'epi'],
  saline: ['saline', 'normal saline', 'saline bolus', 'saline syringe', 'bolus'],
  'epi-challenge': [
    'the code dose',
    'code dose',
    'epi challenge',
    'code epi',
    'code dose of epinephrine',
    'arrest dose',
  ],
  CalibrateINO: [
    'the nitric oxide calibration',
    'nitric oxide calibration',
    'ino calibration',
    'nitric oxide system',
    'nitric oxide',
    'nitric',
    'ino',
    'calibration',
  ],
}

const oxygen = ['oxygenPre', 'oxygenPost'] as const
const signs: Talk['signs'] = [
  { names: ['heart rate', 'hr', 'pulse', 'heartrate'], shows: ['heartRate'], roleId: RN },
  { names: ['blood pressure', 'bp', 'mean bp', 'pressure'], shows: ['bloodPressure'], roleId: RN },
  {
    names: ['saturations', 'saturation', 'sats', 'sat', 'spo2', 'o2 sat', 'o2 sats', 'oxygen saturation'],
    shows: oxygen,
    roleId: RT,
  },
  { names: ['preductal', 'pre ductal', 'preductal sat', 'pre ductal sat'], shows: ['oxygenPre'], roleId: RT },
  { names: ['postductal', 'post ductal', 'postductal sat', 'post ductal sat'], shows: ['oxygenPost'], roleId: RT },
]

/** As the monitor labels them. */
const readings: Talk['readings'] = {
  heartRate: 'HR {value}',
  bloodPressure: 'BP {value}',
  oxygenPre: 'SpO₂ pre {value} %',
  oxygenPost: 'SpO₂ post {value} %',
}

const groups: Talk['groups'] = {
  Ventilator: { names: ['Ventilator', 'vent', 'ventilation', 'respiratory support', 'oscillator', 'hfov'], roleId: RT },
  Medications: { names: ['Medications', 'medication', 'meds', 'drugs', 'drug', 'pressor', 'pressors'], roleId: RN },
  Procedure: { names: ['Procedure', 'procedures'], roleId: RN },
  Departure: { names: ['Departure', 'departing'], roleId: PROVIDER },
}

/** What a stand-in understands of the chat, and what it answers. */
export const talk: Talk = {
  roles,
  works,
  signs,
  readings,
  groups,
  fillers,
  spellings,
  asks: asksOf('she'),
  answers: answersOf('she'),
}
