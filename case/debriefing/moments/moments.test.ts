import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { epiChallenge } from '#content/case-1/tasks/epi-challenge.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { aFlag, educator } from '../../testing/given.ts'
import { Walk, walkAll } from '../../testing/walk.ts'
import { idealChoices, worstChoices } from '../../testing/walk-choices.ts'
import { TimeLineTeller } from '../time-line.ts'
import { alarmMoments, eventMoments, tubeMoments } from './alarm-moments.ts'
import { decisionMoments } from './decision-moments.ts'
import { balanced, findMoments, lookBack } from './find-moments.ts'
import { type Found, lasted, type Rule } from './looked-back.ts'
import { questionMoments, quietMoments, spokenMoments } from './talk-moments.ts'
import { checkMoments, doseMoments, promiseMoments } from './work-moments.ts'

const second = 1000
const minute = 60 * second

function told({ log }: Pick<Walk, 'log'>) {
  const teller = new TimeLineTeller(case1)
  for (const entry of log) teller.tell(entry)
  const line = teller.timeLine()
  if (!line) throw new Error('it has not begun')
  return { teller, line }
}

function foundBy(rule: Rule, walk: Walk): readonly Found[] {
  const { teller, line } = told(walk)
  return rule(lookBack(teller, line, case1))
}

function momentsOf(walk: Walk) {
  const { teller, line } = told(walk)
  return findMoments(teller, line, case1)
}

const brief = (found: readonly Found[]) => found.map(({ isGood, title }) => [isGood, title])

describe('advice and decision', () => {
  const decided = (advice: { rt?: string; rn?: string }, choice: string) => {
    const walk = new Walk()
    walk.toDecisions()
    const group = { point: 1, group: 'Ventilator' } as const
    if (advice.rt) walk.do(RT, { kind: 'choose-option', ...group, option: advice.rt })
    if (advice.rn) walk.do(RN, { kind: 'choose-option', ...group, option: advice.rn })
    walk.wait(minute)
    walk.do(PROVIDER, { kind: 'decide-group', ...group, choice })
    const found = foundBy(decisionMoments, walk).filter(({ title }) => title.includes('Ventilator'))
    return { found, at: walk.now }
  }
  const [best, poor] = ['transport-hfov-ino', 'remain-simv']
  const where = 'Decision point 1, Ventilator'

  test('that parted where the advice was better are to talk about', () => {
    const { found, at } = decided({ rt: best, rn: poor }, poor)
    expect(brief(found)).toEqual([[false, `Advice and decision parted: ${where}`]])
    expect(found[0]).toMatchObject({ at })
    expect(found[0]?.why).toMatch(/^RT advised “Switch to transport HFOV and start iNO”; “Remain on hospital/)
  })

  test('that went together went well where it was right', () => {
    const { found } = decided({ rt: best, rn: best }, best)
    expect(brief(found)).toEqual([[true, `Advice heard and followed: ${where}`]])
    expect(found[0]?.why).toMatch(/^RT and RN advised/)
  })

  test('that parted where the decision was better went well', () => {
    expect(brief(decided({ rn: poor }, best).found)).toEqual([[true, `Weighed, and decided otherwise: ${where}`]])
  })

  test('that went together where there was better are to talk about', () => {
    expect(brief(decided({ rt: poor }, poor).found)).toEqual([
      [false, `All of one mind, and there was something better: ${where}`],
    ])
  })

  test('without any advice are to talk about only where it did not help her', () => {
    expect(brief(decided({}, poor).found)).toEqual([[false, `Decided before anybody advised: ${where}`]])
    expect(decided({}, best).found).toEqual([])
  })

  test('of procedures are looked at one by one', () => {
    const procedures = (choice: string[]) => {
      const walk = new Walk()
      walk.toDecisions()
      const group = { point: 1, group: 'Procedure' } as const
      walk.do(RN, { kind: 'choose-option', ...group, option: 'pal' })
      walk.do(PROVIDER, { kind: 'decide-group', ...group, choice })
      return brief(foundBy(decisionMoments, walk).filter(({ title }) => title.includes('Procedure')))
    }
    expect(procedures(['cxr'])).toEqual([[false, 'Advice and decision parted: Decision point 1, Procedure']])
    expect(procedures(['pal', 'uvc'])).toEqual([[true, 'Advice heard and followed: Decision point 1, Procedure']])
  })
})

describe('doses and checks', () => {
  /** Up to the code dose. */
  const toDose = () => {
    const walk = new Walk()
    walk.toPreparation()
    for (const work of ['dopamine', 'epinephrine', 'saline'] as const) {
      walk.work(work)
      walk.wait(2 * minute)
    }
    return walk
  }

  test('a number that was not right at first says what was entered, what was right, and how long it took', () => {
    const walk = toDose()
    walk.do(RN, { kind: 'start-task', work: 'epi-challenge' })
    const { steps } = epiChallenge
    for (const step of steps.slice(0, -1)) {
      const right =
        step.kind === 'choose'
          ? { choice: step.right }
          : step.kind === 'number'
            ? { value: step.right, using: step.using?.right }
            : {}
      walk.do(RN, { kind: 'do-step', work: 'epi-challenge', step: step.slug, ...right })
    }
    const last = steps.at(-1)
    if (last?.kind !== 'numbers') throw new Error('the last step asks for numbers')
    const [dose, drip] = last.asks
    const at = walk.now
    const answer = (ask: typeof dose, value: number | undefined) =>
      walk.ask(
        { by: 'user', uid: 'nia' },
        { kind: 'do-step', work: 'epi-challenge', step: last.slug, ask: ask?.slug, value, using: ask?.using?.right },
      )
    answer(dose, 6.4)
    walk.wait(10 * second)
    answer(dose, 64)
    walk.wait(10 * second)
    answer(dose, dose?.right)
    answer(drip, drip?.right)
    const [found, ...others] = foundBy(doseMoments, walk)
    expect(found).toMatchObject({ at, isGood: false, title: 'A number that was not right at first: Epi-challenge' })
    expect(found?.why).toMatch(/Entered: 6\.4 mL.* Right: 0\.64 mL.* Put right after 20 s\./)
    // Tried twice, it is one moment.
    expect(others).toEqual([])
  })

  test('where every number was right the first time, that is one moment, also if a step was tried before its turn', () => {
    const walk = toDose()
    walk.do(RN, { kind: 'start-task', work: 'epi-challenge' })
    walk.refusal(RN, { kind: 'do-step', work: 'epi-challenge', step: 'drug', value: 1 })
    expect(Object.values(walk.state.records.Attempt)).toMatchObject([{ instead: 'drug', value: 1 }])
    expect(brief(foundBy(doseMoments, walk))).toEqual([[true, 'Every number right the first time']])
    expect(foundBy(doseMoments, new Walk())).toEqual([])
  })

  test('a second check that found what does not fit went well, one that did not is to talk about', () => {
    const careful = toDose()
    expect(brief(foundBy(checkMoments, careful)).filter(([, title]) => !String(title).startsWith('Help'))).toEqual([
      [true, 'A second check that found something: Epinephrine'],
    ])
    const hasty = new Walk()
    hasty.check = (work) => hasty.do(PROVIDER, { kind: 'confirm-check', work })
    hasty.toPreparation()
    for (const work of ['dopamine', 'epinephrine'] as const) {
      hasty.work(work)
      hasty.wait(2 * minute)
    }
    expect(brief(foundBy(checkMoments, hasty)).filter(([, title]) => !String(title).startsWith('Help'))).toEqual([
      [false, 'Something passed the second check: Epinephrine'],
    ])
  })

  test('a call for a second check that waited is to talk about, one that was answered at once went well', () => {
    const called = (ms: number) => {
      const walk = new Walk()
      const { check } = walk
      walk.check = (work) => {
        walk.wait(ms)
        check.call(walk, work)
      }
      walk.toPreparation()
      walk.work('dopamine')
      return foundBy(checkMoments, walk).filter(({ title }) => title.startsWith('Help'))
    }
    expect(brief(called(5 * second))).toEqual([[true, 'Help came at once: Dopamine']])
    expect(called(40 * second)).toEqual([])
    expect(called(3 * minute)).toMatchObject([
      { isGood: false, why: 'RN called for a second check, and the Provider came after 3 min.' },
    ])
  })

  test('a promise that was kept went well, one that was not is to talk about', () => {
    expect(brief(foundBy(promiseMoments, walkAll(idealChoices)))).toEqual([[true, 'The promise was kept']])
    const late = new Walk()
    late.toPreparation()
    late.wait(40 * minute)
    late.prepare()
    expect(brief(foundBy(promiseMoments, late))).toEqual([[false, 'It took longer than was promised']])
  })
})

describe('what was said', () => {
  const asking = (...said: readonly (readonly [role: 0 | 1 | 2, message: string, afterMs: number])[]) => {
    const walk = new Walk()
    for (const [role, message, afterMs] of said) {
      walk.wait(afterMs)
      walk.do(role, { kind: 'send-message', message })
    }
    walk.wait(5 * minute)
    walk.do(PROVIDER, { kind: 'answer-call' })
    return foundBy(questionMoments, walk)
  }

  test('a question that nobody answered is to talk about', () => {
    expect(asking([RN, 'Who calls pharmacy?', 0])).toMatchObject([
      { isGood: false, why: 'RN asked: “Who calls pharmacy?” Nobody wrote an answer.' },
    ])
    // An answer of one's own is none.
    expect(asking([RN, 'Who calls?', 0], [RN, 'Hello', 10 * second])).toMatchObject([{ isGood: false }])
  })

  test('a question that was answered at once went well, and what is no question is nothing', () => {
    expect(asking([RN, 'Who calls pharmacy?', 0], [RT, 'I do', 10 * second])).toMatchObject([
      { isGood: true, why: 'RN asked: “Who calls pharmacy?” RT answered after 10 s.' },
    ])
    expect(asking([RN, 'I call pharmacy', 0])).toEqual([])
    expect(asking([RN, 'Who calls pharmacy?', 0], [RT, 'I do', minute])).toEqual([])
  })

  test('a long wait is one in which nobody did anything, without pauses and without work that takes its time', () => {
    const quiet = new Walk()
    quiet.do(PROVIDER, { kind: 'answer-call' })
    quiet.wait(4 * minute)
    quiet.go(PROVIDER)
    expect(foundBy(quietMoments, quiet)).toMatchObject([
      { isGood: false, why: 'For 4 min nobody entered anything. What was each of you waiting for?' },
    ])

    const paused = new Walk()
    paused.do(PROVIDER, { kind: 'answer-call' })
    paused.ask(educator, { kind: 'pause' })
    paused.wait(4 * minute)
    paused.ask(educator, { kind: 'resume' })
    paused.go(PROVIDER)
    expect(foundBy(quietMoments, paused)).toEqual([])

    const working = new Walk()
    working.toPreparation()
    working.work('OrderPharmacy')
    working.wait(8 * minute)
    working.do(RN, { kind: 'start-task', work: 'MedPumps' })
    expect(foundBy(quietMoments, working)).toEqual([])
  })

  test('a briefing that was heard whole went well, one with gaps is to talk about', () => {
    expect(brief(foundBy(spokenMoments, walkAll(idealChoices)))).toEqual([
      [true, 'The briefing was heard whole'],
      [true, 'The handover was heard whole'],
    ])
    const walk = new Walk()
    const act = walk.do
    walk.do = (role, request) => {
      if (request.kind !== 'tick-item' || request.item !== 2) act.call(walk, role, request)
    }
    walk.toPreparation()
    expect(foundBy(spokenMoments, walk)).toMatchObject([
      {
        isGood: false,
        title: 'Not all of the briefing arrived',
        why: 'Neither RT nor RN ticked 1 of 10 points, “Birth” among them.',
      },
    ])
  })
})

describe('events and alarms', () => {
  const weight = 'weight-on-the-sheet'
  /** The wrong weight comes as soon as it can. */
  const withEvent = (afterMs: number) => {
    const walk = new Walk()
    const { ask } = walk
    let happenedAt: number | null = null
    walk.ask = (asker, request) => {
      const decision = ask.call(walk, asker, request)
      if (happenedAt === null && ask.call(walk, educator, { kind: 'inject', event: weight }).accepted) {
        happenedAt = walk.now
        if (afterMs < Number.POSITIVE_INFINITY) {
          walk.wait(afterMs)
          ask.call(walk, { by: 'user', uid: 'ann' }, { kind: 'recognise-event', event: weight })
          ask.call(walk, { by: 'user', uid: 'ann' }, { kind: 'resolve-event', event: weight, value: 3.2 })
        }
      }
      return decision
    }
    walk.toPreparation()
    return foundBy(eventMoments, walk).map(({ isGood, title }) => [isGood, title.split(':')[0]])
  }

  test('seen at once, seen and seen to, seen late, left open', () => {
    expect(withEvent(5 * second)).toEqual([[true, 'Seen at once']])
    expect(withEvent(minute)).toEqual([[true, 'Seen and seen to']])
    expect(withEvent(5 * minute)).toEqual([[false, 'Seen late']])
    expect(withEvent(Number.POSITIVE_INFINITY)).toEqual([[false, 'Left open']])
  })

  test('an alarm is held against the first advice or decision after it', () => {
    const alarmed = (ms: number) => {
      const walk = new Walk()
      walk.toDecisions()
      for (const [index, choices] of idealChoices.slice(0, 2).entries()) walk.point(index + 1, choices)
      const at = walk.now
      walk.wait(ms)
      walk.do(RT, { kind: 'choose-option', point: 3, group: 'Procedure', option: 'drain' })
      return foundBy(alarmMoments, walk).filter((found) => found.at === at)
    }
    expect(alarmed(20 * second)).toMatchObject([
      { isGood: true, why: 'Her saturation fell from 90 to 84 %. After 20 s somebody said what to do.' },
    ])
    expect(alarmed(2 * minute)).toEqual([])
    expect(brief(alarmed(4 * minute))).toEqual([[false, 'Long until somebody acted']])
  })

  test('a tube that was verified before the flight went well', () => {
    expect(brief(foundBy(tubeMoments, walkAll(idealChoices)))).toEqual([
      [true, 'The tube was verified before the flight'],
    ])
    expect(foundBy(tubeMoments, walkAll(worstChoices))).toEqual([])
  })
})

describe('of all that is found', () => {
  const one = (isGood: boolean, weight: number, title = `${isGood} ${weight}`): Found => ({
    ...{ id: title, at: weight, isGood, weight, title, why: '' },
  })

  test('as many that went well stand as that did not, the weightiest of each', () => {
    const found = [1, 2, 3, 4, 5, 6].map((weight) => one(false, weight))
    const good = [1, 2, 3, 4].map((weight) => one(true, weight))
    const chosen = balanced([...found, ...good])
    expect(chosen.filter(({ isGood }) => isGood)).toHaveLength(4)
    expect(chosen.filter(({ isGood }) => !isGood).map(({ weight }) => weight)).toEqual([6, 5, 4, 3])
    const other = balanced([...found.slice(0, 4), ...[1, 2, 3, 4, 5].map((weight) => one(true, weight))])
    expect(other.filter(({ isGood }) => isGood).map(({ weight }) => weight)).toEqual([5, 4, 3, 2])
  })

  test('what did not go well never stands alone; a few that went well may', () => {
    expect(balanced([one(false, 1), one(false, 2)])).toEqual([])
    expect(balanced([1, 2, 3, 4, 5].map((weight) => one(true, weight)))).toHaveLength(3)
  })

  test('of one name only three stand, and no more than eight of each', () => {
    const alike = Array.from({ length: 6 }, (_, index) => one(false, index, `Left open: ${index}`))
    const good = Array.from({ length: 12 }, (_, index) => one(true, index))
    expect(balanced([...alike, ...good]).filter(({ isGood }) => !isGood)).toHaveLength(3)
    const many = Array.from({ length: 12 }, (_, index) => one(false, index))
    expect(balanced([...many, ...good])).toHaveLength(16)
  })

  test('flags stand among them, all of them, in the order of time', () => {
    const walk = new Walk()
    for (let count = 0; count < 12; count++) walk.ask(educator, aFlag(`flag ${count}`))
    walk.toReport(worstChoices)
    const moments = momentsOf(walk)
    expect(moments.filter(({ isFlag }) => isFlag)).toHaveLength(12)
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted((a, b) => a - b))
    const others = moments.filter(({ isFlag }) => !isFlag)
    expect(others.filter(({ isGood }) => isGood)).toHaveLength(
      Math.max(3, others.filter(({ isGood }) => !isGood).length),
    )
  })

  test('a plus of an educator went well, a minus is to talk about; a plus of the checklist needs a word to stand among them', () => {
    const walk = new Walk()
    walk.ask(educator, aFlag('Calm', { sign: 1 }))
    walk.ask(educator, aFlag('Who leads?', { sign: -1 }))
    walk.ask(educator, aFlag('', { sign: 1, about: 'dope' }))
    walk.ask(educator, aFlag('The tube first', { sign: 1, about: 'dope' }))
    walk.ask(educator, aFlag('', { sign: -1, about: 'speaks-up' }))
    expect(momentsOf(walk).map(({ isGood, title, isFlag }) => [isGood, title, isFlag])).toEqual([
      [true, 'Well done: Calm', true],
      [false, 'To talk about: Who leads?', true],
      [true, 'Well done, “Use DOPE before touching a working tube”: The tube first', true],
      [false, 'To talk about, “Speaks up when something seems wrong”.', true],
    ])
  })

  test('a run that has just begun has none, and nothing breaks', () => {
    expect(momentsOf(new Walk())).toEqual([])
  })

  test('no moment tells a score', () => {
    for (const choices of [idealChoices, worstChoices])
      expect(JSON.stringify(momentsOf(walkAll(choices)))).not.toMatch(/\bscore|\d points? /i)
  })

  test('lengths are said as people say them', () => {
    expect([400, 20 * second, 119 * second, 3 * minute].map(lasted)).toEqual([
      'less than a second',
      '20 s',
      '119 s',
      '3 min',
    ])
  })
})
