import { CASE_ID } from '../../records/collections.ts'
import { answersOn, misfitOf } from '../../rules/second-check.ts'
import { workTimes } from '../../rules/task-time.ts'
import { type WorkUnit, workUnits } from '../../rules/work-units.ts'
import { type Found, type LookedBack, lasted, roomMsBetween, whoIs } from './looked-back.ts'

/** A second person is there so soon without anybody waiting; so late, somebody has waited. */
const SOON_MS = 20_000
const LATE_MS = 60_000

const asksForNumber = ({ steps }: WorkUnit): boolean =>
  steps.some(({ kind }) => kind === 'number' || kind === 'numbers')

/** Numbers that were not right at first; or none, where all were. */
export function doseMoments({ course, report, content }: LookedBack): Found[] {
  const wrong = course.tried.flatMap(({ attempt, rightAt }, place) => {
    const words = report.attempts[place]
    // A step before its turn was no wrong number.
    const isNumber = attempt.value !== null && attempt.instead === null
    return isNumber && words ? [{ ...attempt, words, rightAt }] : []
  })
  const first = wrong.filter(
    ({ work, step, ask }, place) =>
      wrong.findIndex((other) => other.work === work && other.step === step && other.ask === ask) === place,
  )
  if (wrong.length === 0) return allRight({ course, content })
  return first.map(({ work, step, ask, at, words, rightAt }) => ({
    id: `dose/${work}/${step}/${ask}`,
    at,
    isGood: false,
    weight: 8,
    title: `A number that was not right at first: ${words.work}`,
    why: `${words.step}. Entered: ${words.entered}. Right: ${words.right}. ${
      rightAt === null
        ? 'Nobody came back to it.'
        : `Put right after ${lasted(roomMsBetween(course.state, at, rightAt))}.`
    }`,
  }))
}

function allRight({ course: { state }, content }: Pick<LookedBack, 'course' | 'content'>): Found[] {
  const done = workUnits(content).filter((unit) => asksForNumber(unit) && workTimes(state, unit).doneAt !== null)
  const last = Math.max(...done.map(({ id }) => state.records.Work[id]?.steps.at(-1)?.at ?? 0))
  if (done.length === 0) return []
  return [
    {
      id: 'doses',
      at: last,
      isGood: true,
      weight: 6,
      title: 'Every number right the first time',
      why: `In ${done.map(({ name }) => name).join(', ')} nothing had to be entered twice.`,
    },
  ]
}

/** What second persons found, and how long they were waited for. */
export function checkMoments(looked: LookedBack): Found[] {
  return [...findings(looked), ...waits(looked)]
}

function findings({ course: { state }, content }: LookedBack): Found[] {
  return workUnits(content).flatMap(({ id, name }): Found[] => {
    const misfit = misfitOf(state, content, id)
    const answers = answersOn(state, id)
    if (!misfit || answers.length === 0) return []
    const caught = answers.find(({ part }) => part === misfit.part)
    const [first] = answers
    if (caught) {
      const why = `${whoIs(caught.roleId)} looked and said that the ${misfit.part} does not fit: ${misfit.what}`
      const title = `A second check that found something: ${name}`
      return [{ id: `check/${id}`, at: caught.at, isGood: true, weight: 8, title, why }]
    }
    return first
      ? [
          {
            id: `check/${id}`,
            at: first.at,
            isGood: false,
            weight: 9,
            title: `Something passed the second check: ${name}`,
            why: `It was said to fit. ${misfit.what} What is compared with the order, and how, is worth a talk.`,
          },
        ]
      : []
  })
}

function waits({ course: { state }, content, asks, to }: LookedBack): Found[] {
  return asks.flatMap(({ work, at }): Found[] => {
    const name = workUnits(content).find(({ id }) => id === work)?.name ?? work
    const answer = answersOn(state, work).find((one) => one.at >= at)
    const ms = roomMsBetween(state, at, answer?.at ?? to)
    const id = `called/${work}/${at}`
    if (!answer || ms > LATE_MS) {
      const why = answer
        ? `RN called for a second check, and ${whoIs(answer.roleId, 'the')} came after ${lasted(ms)}.`
        : 'RN called for a second check, and nobody came.'
      return [{ id, at, isGood: false, weight: answer ? 5 : 7, title: `Help was waited for: ${name}`, why }]
    }
    if (ms > SOON_MS) return []
    const why = `RN called for a second check, and ${whoIs(answer.roleId, 'the')} was there after ${lasted(ms)}.`
    return [{ id, at, isGood: true, weight: 3, title: `Help came at once: ${name}`, why }]
  })
}

/** Whether the team left when it had said it would. */
export function promiseMoments({ course: { state }, report: { preparation } }: LookedBack): Found[] {
  const at = state.records.CaseTaskTime[CASE_ID]?.TransportStopTime
  if (at == null || !preparation) return []
  const { promise, isPromiseKept, spareMs } = preparation
  return [
    isPromiseKept
      ? {
          id: 'promise',
          at,
          isGood: true,
          weight: 5,
          title: 'The promise was kept',
          why: `${promise} was promised to the referring hospital, and the team left with ${lasted(spareMs)} to spare.`,
        }
      : {
          id: 'promise',
          at,
          isGood: false,
          weight: 6,
          title: 'It took longer than was promised',
          why: `${promise} was promised to the referring hospital; the team needed ${lasted(-spareMs)} more.`,
        },
  ]
}
