import { traitsOf } from '../records/manners.ts'
import { PROVIDER, RT } from '../records/roles.ts'
import { isStandIn } from '../records/stand-in.ts'
import { flagField } from '../rules/role-fields.ts'
import { checkOf } from '../rules/second-check.ts'
import { unitOf } from '../rules/work-units.ts'
import type { UnitView } from '../views/preparation/tasks.ts'
import { type Deed, deed, type Playing, sayOnce } from './deed.ts'
import { rightAnswers } from './right-answers.ts'

const START_MS = 4000
const STEP_MS = 5000
const LOOK_MS = 8000
/** A colleague who is asked for a second look is given this long. */
const OTHERS_FIRST_MS = 20_000

/** At the tasks: one thing after the other, the second look for others in between. */
export function prepare(playing: Playing): Deed | null {
  const { roleId, view } = playing
  if (!view.tasks) return null
  const units = view.tasks.tasks.flatMap((task) => task.units)
  const begun = units.find(({ startedAt, steps }) => startedAt !== null && steps.some(({ doneAt }) => doneAt === null))
  if (begun) return nextStep(playing, begun)
  const check = lookAgain(playing)
  if (check) return check
  const startable = inOrder(playing, units).filter(({ startedAt, lock }) => startedAt === null && lock?.until !== null)
  const [next] = startable.toSorted((one, other) => (one.lock?.until ?? 0) - (other.lock?.until ?? 0))
  if (next) {
    const word = sayOnce(playing, `start ${next.id}`, playing.story.standIns.starts[next.id])
    if (word) return word
    const start = deed(playing, `start ${next.id}`, START_MS, { kind: 'start-task', work: next.id })
    return { ...start, notBefore: next.lock?.until ?? undefined }
  }
  if (view.tasks.tasks.some(({ taskStatus }) => taskStatus !== 'done')) return null
  if (!view.leave?.[flagField[roleId]]) return deed(playing, 'ready', START_MS, { kind: 'ready-to-leave' })
  return null
}

/** Who plans ahead begins with what takes long without one; others take them as they stand. */
function inOrder({ manner, story }: Playing, units: readonly UnitView[]): readonly UnitView[] {
  if (!traitsOf({ manner }).plansAhead) return units
  const aloneMs = ({ id }: UnitView) => {
    const { totalMs, busyMs } = unitOf(story, id)
    return totalMs - (busyMs ?? totalMs)
  }
  return [...units].sort((one, other) => aloneMs(other) - aloneMs(one))
}

/** The next step of a piece of work; null while one has to wait for time or for somebody. */
function nextStep(playing: Playing, { id, steps }: UnitView): Deed | null {
  const index = steps.findIndex(({ doneAt }) => doneAt === null)
  const [shown, known] = [steps[index], unitOf(playing.story, id).steps[index]]
  if (!shown || !known || shown.checkAskedAt !== null) return null
  const picked = shown.items?.filter(({ isPicked }) => isPicked).map(({ slug }) => slug) ?? []
  const given = shown.asks?.filter(({ isDone }) => isDone).map(({ slug }) => slug) ?? []
  const answer = rightAnswers(known).find(
    ({ choice, ask }) => !picked.includes(choice ?? '') && !given.includes(ask ?? ''),
  )
  const what = [id, shown.slug, answer?.choice, answer?.ask, shown.sentBack?.part].filter(Boolean).join(' ')
  const step = deed(playing, what, STEP_MS, { kind: 'do-step', work: id, step: shown.slug, ...answer })
  return { ...step, notBefore: steps[index - 1]?.doneAt ?? undefined }
}

/** A second pair of eyes, where one is asked for: what is in the hand against the order. */
export function lookAgain(playing: Playing): Deed | null {
  const { roleId, view, story } = playing
  const [open] = view.checks?.open ?? []
  if (!open || view.checks?.busy?.until === null) return null
  const made = checkOf(story, open.work)?.made ?? []
  const misfit = open.made.find(({ slug, value }) => made.find((one) => one.slug === slug)?.value !== value)
  // The Provider looks first; RT does where nobody else would.
  const hasProvider = view.team.some((seat) => seat.roleId === PROVIDER && !isStandIn(seat.uid))
  const takesMs = roleId === RT && hasProvider ? OTHERS_FIRST_MS : LOOK_MS
  const what = `check ${open.work}`
  const look = misfit
    ? deed(playing, what, takesMs, { kind: 'send-back-check', work: open.work, part: misfit.slug })
    : deed(playing, what, takesMs, { kind: 'confirm-check', work: open.work })
  return { ...look, notBefore: view.checks?.busy?.until }
}
