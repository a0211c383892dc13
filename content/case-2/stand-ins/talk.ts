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
  OrderPharmacy: ['the pharmacy order', 'order pharmacy', 'pharmacy order', 'pharmacy', 'the runner'],
  epinephrine: ['the epinephrine drip', 'epinephrine drip', 'epinephrine infusion', 'epi drip', 'epinephrine', 'epi'],
  saline: ['saline', 'normal saline', 'saline step', 'saline syringe', 'bolus'],
  alprostadil: ['alprostadil', 'the alprostadil drip', 'prostaglandin', 'prostin', 'pge', 'pge1', 'alprostadil drip'],
  'airway-card': ['the airway card', 'airway card', 'code dose', 'atropine', 'arrest dose'],
  VentBlender: ['the ventilator and the blender', 'ventilator', 'vent', 'blender', 'ventilator check', 'vent check'],
  AirwayKit: ['the airway kit', 'airway kit', 'airway bag', 'tubes', 'laryngoscope'],
}

const oxygen = ['oxygenPre', 'oxygenPost'] as const
const signs: Talk['signs'] = [
  { names: ['heart rate', 'hr', 'pulse', 'heartrate'], shows: ['heartRate'], roleId: RN },
  {
    names: ['blood pressure', 'bp', 'mean bp', 'pressure', 'pressures', 'gradient'],
    shows: ['bloodPressure', 'bloodPressureLower'],
    roleId: RN,
  },
  { names: ['arm pressure', 'arm', 'arm bp'], shows: ['bloodPressure'], roleId: RN },
  { names: ['leg pressure', 'leg', 'leg bp'], shows: ['bloodPressureLower'], roleId: RN },
  {
    names: ['saturations', 'saturation', 'sats', 'sat', 'spo2', 'o2 sat', 'o2 sats', 'oxygen saturation'],
    shows: oxygen,
    roleId: RT,
  },
  { names: ['preductal', 'pre ductal', 'hand', 'hand sat'], shows: ['oxygenPre'], roleId: RT },
  { names: ['postductal', 'post ductal', 'foot', 'foot sat'], shows: ['oxygenPost'], roleId: RT },
]

const readings: Talk['readings'] = {
  heartRate: 'HR {value}',
  bloodPressure: 'arm {value}',
  bloodPressureLower: 'leg {value}',
  oxygenPre: 'SpO₂ hand {value} %',
  oxygenPost: 'SpO₂ foot {value} %',
}

const groups: Talk['groups'] = {
  Breathing: { names: ['Breathing', 'respiratory support', 'airway', 'ventilation', 'oxygen'], roleId: RT },
  Circulation: { names: ['Circulation', 'drips', 'heart', 'duct'], roleId: RN },
  Doses: { names: ['Doses', 'drugs', 'medication', 'meds', 'dose'], roleId: RN },
  'Tests and lines': { names: ['Tests and lines', 'tests', 'lines', 'procedures', 'access'], roleId: RN },
  Departure: { names: ['Departure', 'departing', 'leaving'], roleId: PROVIDER },
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
  asks: asksOf('he'),
  answers: answersOf('he'),
}
