import { RT } from '../records/roles.ts'
import { choiceOf } from '../rules/advice.ts'
import type { Deed, Playing } from '../stand-ins/deed.ts'
import { propose } from '../stand-ins/propose.ts'
import type { CaseContent } from '../story/content.ts'
import { takesSeveral } from '../story/group.ts'
import { bareChoices, idealChoices, type PointChoices, worstChoices } from './walk-choices.ts'

/** For tests: a Provider who does what RT says. */
export function followRt(playing: Playing): Deed | null {
  const deed = propose(playing)
  if (!deed || deed.speaks) return deed
  if (deed.request.kind === 'answer-question') {
    const said = playing.view.questions?.[deed.request.question]?.answers.rt
    return { ...deed, request: { ...deed.request, option: said ?? deed.request.option } }
  }
  if (deed.request.kind !== 'decide-group') return deed
  const { request } = deed
  const point = playing.view.points.find((one) => one.point === request.point)
  const group = point?.groups.find(({ name }) => name === request.group)
  const said = group ? [...choiceOf(group, RT)] : []
  return { ...deed, request: { ...request, choice: Array.isArray(request.choice) ? said : (said[0] ?? '') } }
}

/** For tests: somebody who advises nothing. */
export const silent = (playing: Playing): Deed | null => {
  const deed = propose(playing)
  const kind = deed?.request?.kind
  return kind === 'choose-option' || kind === 'answer-question' ? null : deed
}

/** By question and point; of a point what is not named is decided as nothing. */
export type Way = { readonly [moment: string]: string }

/** For tests: a Provider who goes this way; whatever else there is to do, as one does it without fault. */
export const going =
  (content: CaseContent, way: Way) =>
  (playing: Playing): Deed | null => {
    const deed = propose(playing)
    if (!deed?.request) return deed
    const { request } = deed
    if (request.kind === 'answer-question')
      return { ...deed, request: { ...request, option: way[request.question] ?? '' } }
    if (request.kind !== 'decide-group') return deed
    const { point, group } = request
    const chosen = (way[String(point)] ?? '').split(' ')
    const own = content.decisionStories
      .filter(({ slug }) => slug === point)
      .flatMap(({ groups }) => groups[group] ?? [])
      .flatMap(({ slug }) => (chosen.includes(slug) ? slug : []))
    return { ...deed, request: { ...request, choice: takesSeveral(content, group) ? own : (own[0] ?? '') } }
  }

interface Ways {
  readonly ideal: Way
  readonly dangerous: Way
  readonly bare: Way
}

const byAir = { 'transport-mode': 'Fixed wing (Airplane)', 'response-time': '<30 min' }
const byRoad = { 'transport-mode': 'Ground (Ambulance)', 'response-time': '<20 min' }

/** As a trio walks the first story. */
const walked = ({ decisionStories }: CaseContent, choices: readonly PointChoices[], answers: Way): Way => ({
  ...answers,
  ...Object.fromEntries(
    decisionStories.map(({ slug }, index) => [
      slug,
      Object.values(choices[index] ?? {})
        .flat()
        .join(' '),
    ]),
  ),
})

/** For tests: the best way through a story, one that harms, and one that does little. */
export const waysOf = (content: CaseContent): Ways =>
  content.story.id === 'case-2'
    ? greyBaby
    : {
        ideal: walked(content, idealChoices, byAir),
        dangerous: walked(content, worstChoices, {
          'transport-mode': 'Decline Transport',
          'response-time': '<60 min',
        }),
        bare: walked(content, bareChoices, byAir),
      }

const greyBaby: Ways = {
  ideal: {
    ...byRoad,
    'grey-baby': 'low-oxygen alprostadil-05 d10w antibiotics four-limb istat second-line not-ready',
    'ductus-opening': 'low-oxygen-watch support-both calcium saline-5 istat limbs not-ready',
    apnea: 'bag-then-tube keep-both etco2 cxr',
    door: 'as-set as-running istat limbs ready-cardiac',
  },
  dangerous: {
    'transport-mode': 'Rotor Wing (Helicopter)',
    'response-time': '<10 min',
    'grey-baby': 'ino wait-echo saline-20 hyperoxia-test lumbar-puncture uac ready',
    'ductus-opening': 'raise-oxygen alprostadil-stop saline-20 uvc lumbar-puncture ready',
    apnea: 'stimulate alprostadil-stop uvc lumbar-puncture',
    door: 'extubate pause-alprostadil uvc lumbar-puncture wait-echo',
  },
  /** A timid dose and low oxygen; nothing given, measured or filmed, and no tube before medical control asks for one. */
  bare: {
    ...byRoad,
    'grey-baby': 'low-oxygen alprostadil-01 not-ready',
    'ductus-opening': 'low-oxygen-watch no-change not-ready',
    apnea: 'caffeine alprostadil-lower',
    door: 'as-set as-running ready-cardiac',
  },
}
