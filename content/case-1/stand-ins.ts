import type { CaseContent } from '#case/story/content.ts'
import { doing } from '../texts/stand-in-talk/doing.ts'
import { advice } from './stand-in-advice.ts'
import { speech } from './stand-in-speech.ts'
import { talk } from './stand-in-talk/talk.ts'
import { providerClips } from './voice/provider-timing.ts'

/** Said as a piece of work is begun. Right in whatever order the work is done. */
const starts: CaseContent['standIns']['starts'] = {
  MedPumps: [
    'Checking the three pumps now, before they are loaded, so that none of them surprises us in the air.',
    'Pump check: half a minute in which I do nothing else, and then we can rely on all three.',
  ],
  OrderPharmacy: [
    'Sending the pharmacy order now: the runner takes longer than anything else on my list.',
    'I am on the pharmacy order; the sooner it is sent, the sooner the runner is back.',
  ],
  dopamine: [
    'Mixing dopamine from the bag, since that need not wait for pharmacy; I will ask for a second check.',
    'Dopamine is next: her pressure was low on the phone, and I want the drip made before we see her.',
  ],
  epinephrine: [
    'Mixing the epinephrine drip: if her pressure does not answer, there will be no time to make it then.',
    'Starting on epinephrine; it is a high-alert drug, so please have an eye free for the second check.',
  ],
  saline: [
    'Drawing up saline for her weight, so that nobody has to work it out at the bedside.',
    'Saline now: she has had no volume so far, and I want a syringe of it at hand.',
  ],
  'epi-challenge': [
    'The kit’s ready syringe has expired, so I am making the code dose while there is no hurry.',
    'Working out her code dose of epinephrine now, so that in an arrest nobody has to do sums.',
  ],
  CalibrateINO: [
    'Calibrating nitric oxide: two minutes in which I do nothing else, and then we can believe what it shows.',
    'Starting the pre-use check of the nitric oxide system; a leak or a false zero must show here, not there.',
  ],
}

/** The Provider, after the last decision of a point. Fits whether or not the advice was followed. */
const thanks: CaseContent['standIns']['thanks'] = [
  'Thank you both. Tell me at once if you see it go another way.',
  'That is our plan, then. Thank you for thinking it through with me.',
  'Good, that is decided. I am glad I am not alone with this.',
  'Thanks, team. Eyes on her now, and speak up if anything changes.',
  'Thank you. I will answer for that one; keep telling me what you see.',
  'All right, let us do that. I am grateful for the two of you.',
]

/** At what is asked on the way. */
const atAsks: CaseContent['standIns']['doing'] = {
  'oxygen-index': 'working out the index',
  'index-again': 'working out the index',
  oscillator: 'thinking about the oscillator',
  rescue: 'at a question of the challenge',
  cylinders: 'working out the cylinders',
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
