import { CASE_ID } from '../../records/collections.ts'
import type { DecisionGroup } from '../../records/decision-point.ts'
import { labelOf, PROVIDER, roleIds } from '../../records/roles.ts'
import { answerOn, decisionOn } from '../../rules/questions.ts'
import { answerField } from '../../rules/role-fields.ts'
import { takesSeveral } from '../../story/group.ts'
import { docIdOf } from '../at-point.ts'
import { type Law, same, type Transition } from './law.ts'

/** Chat grows by one message at its end; its label is the sender's role, of an order the Provider's; there is something to see in it. */
export const chatOnlyGrows: Law = ({ before, after, isSameRun, roleId: asker, command, now }) => {
  if (!isSameRun || before.records.ChatInbox === after.records.ChatInbox) return null
  const was = before.records.ChatInbox[CASE_ID]?.chat ?? []
  const is = after.records.ChatInbox[CASE_ID]?.chat ?? []
  const isOrder = command.kind === 'call-order' && command.isWritten
  if (is.length !== was.length + 1 || (command.kind !== 'send-message' && !isOrder))
    return 'chat changed by something else'
  const roleId = isOrder ? PROVIDER : asker
  if (!was.every((message, index) => message === is[index])) return 'an old message was changed'
  const message = is.at(-1)
  if (roleId === null || !message) return 'a message without a sender'
  if (message.roleId !== roleId || message.user !== labelOf(roleId)) return 'a message under another’s label'
  if (message.time !== now) return 'a message at another time'
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(message.message.replace(/[\u2800\u3164\u115F\u1160\uFFA0]/g, ''))
    ? null
    : 'a blank message'
}

const groupsOf = (taken: Transition, side: 'before' | 'after', point: string): readonly DecisionGroup[] =>
  taken[side].records.DecisionPoint[point]?.decisionPointData ?? []

/** Only one's own slot changes: a list by parity of its toggles, any other group to the last value, the decision for good. */
export const slotsAreOnesOwn: Law = (taken) => {
  const { before, after, isSameRun, command, roleId, content } = taken
  if (!isSameRun || before.records.DecisionPoint === after.records.DecisionPoint) return null
  if (roleId === null || (command.kind !== 'choose-option' && command.kind !== 'decide-group')) {
    return `${command.kind} changed a decision point`
  }
  for (const point of Object.keys(after.records.DecisionPoint)) {
    for (const [index, group] of groupsOf(taken, 'after', point).entries()) {
      const was = groupsOf(taken, 'before', point)[index]
      const isMeant = point === docIdOf(command.point, content) && group.decisionName === command.group
      const expected = isMeant ? { ...was, [answerField[roleId]]: group[answerField[roleId]] } : was
      if (!same(group, expected)) return `${command.kind} of role ${roleId} changed ${point} ${group.decisionName}`
    }
  }
  const slot = groupsOf(taken, 'after', docIdOf(command.point, content)).find(
    ({ decisionName }) => decisionName === command.group,
  )?.[answerField[roleId]]
  return command.kind === 'decide-group' ? isDecidedAs(command.choice, slot) : isChosen(taken, slot)
}

const isDecidedAs = (choice: string | string[], slot: unknown): string | null =>
  same([choice].flat().toSorted(), [slot ?? []].flat().toSorted()) ? null : 'something else was decided'

function isChosen({ command, roleId, toggled, content }: Transition, slot: unknown): string | null {
  if (command.kind !== 'choose-option') return null
  if (!takesSeveral(content, command.group))
    return slot === command.option ? null : 'a slot does not hold the last value'
  const odd = toggled.get(`${docIdOf(command.point, content)}/${command.group}/${roleId}`) ?? new Set()
  return Array.isArray(slot) && same(slot.toSorted(), [...odd].toSorted()) ? null : 'a list is not what was toggled'
}

/** Groups are decided once, by the Provider, leaving last. */
export const decisionsStand: Law = ({ before, after, isSameRun, roleId, command }) => {
  if (!isSameRun || before.records.PointProgress === after.records.PointProgress) return null
  for (const [point, { decidedAt, openedAt, resultsAt }] of Object.entries(after.records.PointProgress)) {
    const was = before.records.PointProgress[point]
    const groups = (after.records.DecisionPoint[point]?.decisionPointData ?? []).map(({ decisionName }) => decisionName)
    if (decidedAt.Departure !== undefined && groups.some((group) => decidedAt[group] === undefined))
      return 'leaving first'
    if (resultsAt !== null && groups.some((group) => decidedAt[group] === undefined)) return 'results of an open point'
    if (was && was.openedAt !== null && was.openedAt !== openedAt) return 'a point opened again'
    if (was && was.resultsAt !== null && was.resultsAt !== resultsAt) return 'results opened again'
    for (const group of groups) {
      if (was?.decidedAt[group] === decidedAt[group]) continue
      if (was?.decidedAt[group] !== undefined) return `${group} of point ${point} was decided again`
      if (roleId !== PROVIDER || command.kind !== 'decide-group') return `${group} was decided by role ${roleId}`
      if (openedAt === null) return 'a closed point was decided'
    }
  }
  return null
}

/** Answers on mode, time and challenges: advice until the decision, everything else as first entered, each in its own field. */
export const answersStand: Law = ({ before, after, isSameRun, roleId, content }) => {
  if (!isSameRun || roleId === null) return null
  const [was, is] = [before.records.ProviderChallange[CASE_ID], after.records.ProviderChallange[CASE_ID]]
  if (was && is && was !== is) {
    for (const question of content.questions) {
      const touched = roleIds.filter((one) => answerOn(before, question, one) !== answerOn(after, question, one))
      if (touched.length > 0 && decisionOn(before, question) !== null) return 'an answer after the decision'
      if (touched.some((one) => one !== roleId)) return 'an answer in another’s field'
    }
    for (const challenge of ['challangeOne', 'challangeTwo'] as const) {
      if (wasRewritten(was[challenge], is[challenge], answerField[roleId])) return `${challenge} was rewritten`
    }
  }
  const index = [before, after].map(({ records }) => records.VitalStats[CASE_ID]?.OxygenIndex)
  if (wasRewritten(index[0], index[1], answerField[roleId])) return 'an index was rewritten'
  return wasRewritten(before.records.RoleQuestion[CASE_ID], after.records.RoleQuestion[CASE_ID], answerField[roleId])
    ? 'a role’s own question was rewritten'
    : null
}

/** Whether a field changed that was answered already, or that is not one's own. */
function wasRewritten(was: object | undefined, is: object | undefined, own: string): boolean {
  if (!was || !is || was === is) return false
  const answered = (value: unknown) => value !== null && !/^\{("\w+":null,?)+\}$/.test(JSON.stringify(value))
  const now = new Map<string, unknown>(Object.entries(is))
  return Object.entries(was).some(
    ([field, value]) => !same(value, now.get(field)) && (answered(value) || field !== own),
  )
}

/** Asked questions, visited steps, recordings and the call: told once, never untold. */
export const whatWasSaidStays: Law = ({ before, after, isSameRun }) => {
  if (!isSameRun) return null
  const asked = after.records.AskedQuestions[CASE_ID]?.asked ?? []
  if (new Set(asked.map(({ slug }) => slug)).size < asked.length) return 'a question was asked twice'
  const was = before.records.AskedQuestions[CASE_ID]?.asked ?? []
  if (!was.every((one, index) => one === asked[index])) return 'a question was unasked'
  const call = before.records.Call[CASE_ID]?.answeredAt
  if (call && call !== after.records.Call[CASE_ID]?.answeredAt) return 'the call was answered again'
  const isKept = Object.entries(before.records.Recording).every(([id, one]) => after.records.Recording[id] === one)
  return isKept ? null : 'a recording was replaced'
}

/** The debrief is written after the handover, each role under its own name, to what asks for words; nothing blank stays. */
export const debriefIsOnesOwn: Law = ({ before, after, isSameRun, roleId, command, content }) => {
  const [was, is] = [before.records.DebriefNote, after.records.DebriefNote]
  if (!isSameRun || was === is) return null
  if (command.kind !== 'write-debrief') return `${command.kind} changed the debrief`
  if (!after.records.Recording.handover) return 'a debrief before the handover'
  const asked = content.debrief.flatMap(({ prompts }) => prompts).find(({ slug }) => slug === command.prompt)
  if (!asked || asked.kind === 'topic') return `a note on ${command.prompt}`
  const touched = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((id) => !same(was[id], is[id]))
  if (touched.some((id) => id !== `${command.prompt}/${roleId}`)) return `${touched} written by role ${roleId}`
  return Object.values(is).some(({ text }) => text.trim() === '') ? 'a blank note' : null
}

/** Whether a recording may be kept is asked with it, and answered by who spoke. */
export const consentIsOnesOwn: Law = ({ before, after, isSameRun, asker, command }) => {
  const [was, is] = [before.records.SoundConsent, after.records.SoundConsent]
  if (!isSameRun || was === is || command.kind === 'keep-recording') return null
  if (command.kind !== 'allow-sound') return `${command.kind} changed a consent`
  const uid = asker.by === 'user' ? asker.uid : null
  for (const recording of Object.keys({ ...was, ...is })) {
    const expected = was[recording]?.uid === uid ? { uid, isGiven: command.isGiven } : was[recording]
    if (!same(is[recording], expected)) return `the consent to ${recording} is not what its speaker said`
  }
  return null
}
