import type { CaseContent } from '#case/story/content.ts'
import { doing } from '../../texts/stand-in-talk/doing.ts'
import { providerClips } from '../voice/provider-timing.ts'
import { advice } from './advice.ts'
import { speech } from './speech.ts'
import { talk } from './talk.ts'

/** Said as a piece of work is begun. Right in whatever order the work is done. */
const starts: CaseContent['standIns']['starts'] = {
  MedPumps: ['Three pumps, half a minute, then I trust them.'],
  OrderPharmacy: ['The order now: the drug of this case lies in a refrigerator.'],
  epinephrine: ['Epinephrine from the bag; I will want a second pair of eyes.'],
  saline: ['Seventeen milliliters, one small step, drawn up now.'],
  alprostadil: ['Alprostadil is here; ten micrograms in a milliliter, and I read it twice.'],
  'airway-card': ['The airway card: both syringes say zero point six eight, so the labels must differ.'],
  VentBlender: ['Ventilator and blender, and I pull the air hose once to hear it.'],
  AirwayKit: ['Laying out what an apnea asks for, before it asks.'],
}

/** The Provider, after the last decision of a point. Fits whether or not the advice was followed. */
const thanks: CaseContent['standIns']['thanks'] = [
  'Thank you both. Tell me at once if you see it go another way.',
  'That is our plan, then. Thank you for thinking it through with me.',
  'Good, that is decided. I am glad I am not alone with this.',
  'Thanks, team. Eyes on him now, and speak up if anything changes.',
  'Thank you. I will answer for that one; keep telling me what you see.',
]

/** The same at what is asked on the way. */
const atAsks: CaseContent['standIns']['doing'] = {
  'mean-gradient': 'working out the gradient',
  'gradient-again': 'working out the gradient',
  'breathing-plan': 'thinking about the breathing plan',
  obliged: 'at a question of the challenge',
  'apnea-hour': 'at a question of the challenge',
  'air-cylinders': 'working out the air',
  'drip-rate': 'working out the drip',
}

/** What stand-ins say. */
export const standIns: CaseContent['standIns'] = {
  advice,
  starts,
  doing: { ...doing, ...atAsks },
  thanks,
  speech,
  clips: providerClips,
  talk,
}
