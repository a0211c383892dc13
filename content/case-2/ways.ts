import type { Deed, Playing } from '#case/stand-ins/deed.ts'
import { propose } from '#case/stand-ins/propose.ts'
import { takesSeveral } from '#case/story/group.ts'
import { case2 } from './case-2.ts'

// For tests: three ways through the second story.

/** By question and point; of a point what is not named is decided as nothing. */
export type Way = { readonly [moment: string]: string }

export const ideal: Way = {
  'transport-mode': 'Ground (Ambulance)',
  'response-time': '<20 min',
  'grey-baby': 'low-oxygen alprostadil-05 d10w antibiotics four-limb istat second-line not-ready',
  'ductus-opening': 'low-oxygen-watch support-both calcium saline-5 istat limbs not-ready',
  apnea: 'bag-then-tube keep-both etco2 cxr',
  door: 'as-set as-running istat limbs ready-cardiac',
}
export const dangerous: Way = {
  'transport-mode': 'Rotor Wing (Helicopter)',
  'response-time': '<10 min',
  'grey-baby': 'ino wait-echo saline-20 hyperoxia-test lumbar-puncture uac ready',
  'ductus-opening': 'raise-oxygen alprostadil-stop saline-20 uvc lumbar-puncture ready',
  apnea: 'stimulate alprostadil-stop uvc lumbar-puncture',
  door: 'extubate pause-alprostadil uvc lumbar-puncture wait-echo',
}
/** A timid dose and low oxygen; nothing given, measured or filmed, and no tube before medical control asks for one. */
export const bare: Way = {
  'transport-mode': 'Ground (Ambulance)',
  'response-time': '<20 min',
  'grey-baby': 'low-oxygen alprostadil-01 not-ready',
  'ductus-opening': 'low-oxygen-watch no-change not-ready',
  apnea: 'caffeine alprostadil-lower',
  door: 'as-set as-running ready-cardiac',
}

/** A Provider who goes this way; whatever else there is to do, as one does it without fault. */
export const going =
  (way: Way) =>
  (playing: Playing): Deed | null => {
    const deed = propose(playing)
    if (!deed?.request) return deed
    const { request } = deed
    if (request.kind === 'answer-question')
      return { ...deed, request: { ...request, option: way[request.question] ?? '' } }
    if (request.kind !== 'decide-group') return deed
    const { point, group } = request
    const chosen = (way[String(point)] ?? '').split(' ')
    const own = case2.decisionStories
      .filter(({ slug }) => slug === point)
      .flatMap(({ groups }) => groups[group] ?? [])
      .flatMap(({ slug }) => (chosen.includes(slug) ? slug : []))
    return { ...deed, request: { ...request, choice: takesSeveral(case2, group) ? own : (own[0] ?? '') } }
  }
