import { expect, test } from 'vitest'
import type { Condition } from '#case/story/condition.ts'
import { medicalControlCall } from './medical-control-call.ts'

function isSo(fact: string, facts: readonly string[]): boolean {
  return fact.startsWith('not ') ? !facts.includes(fact.slice('not '.length)) : facts.includes(fact)
}

function holds(condition: Condition, facts: readonly string[]): boolean {
  return condition.every((part) =>
    typeof part === 'string' ? isSo(part, facts) : part.some((fact) => isSo(fact, facts)),
  )
}

/** Every state that the call can find, and some that it cannot. */
const states = [
  [['machine simv'], ['machine bag'], ['machine hfov'], ['machine hfov', 'ino']],
  [['map 16'], ['map 18']],
  [['amplitude 36'], ['amplitude 42']],
  [['dopamine 0'], ['dopamine 5'], ['dopamine 10'], ['dopamine 20']],
  [['epinephrine 0'], ['epinephrine 0.05'], ['epinephrine 0.1']],
  [['tube-repositioned'], []],
  [['chest-drained'], []],
  [['arterial-line'], []],
].reduce<string[][]>((all, ways) => all.flatMap((facts) => ways.map((way) => [...facts, ...way])), [[]])

function said(facts: readonly string[]): string[] {
  return medicalControlCall.gaps.filter((gap) => holds(gap.when, facts)).map((gap) => gap.text)
}

const praise = 'There is nothing I would add to what you did.'

test('the call praises a team that left no gap, and no other', () => {
  const wrong = states.filter((facts) => {
    const orders = said(facts).slice(0, -1)
    return orders.length === 0 || orders.includes(praise) !== (orders.length === 1 && orders[0] === praise)
  })
  expect(wrong).toEqual([])
  expect(states.filter((facts) => said(facts).includes(praise))).toHaveLength(2)
})

test('the call ends its list with the arterial line, in or not', () => {
  const wrong = states.filter((facts) => {
    const lines = said(facts).filter((text) => text.includes('arterial line'))
    const expected = facts.includes('arterial-line') ? 'You have an' : 'You have no'
    return lines.length !== 1 || lines[0] !== said(facts).at(-1) || !lines[0]?.startsWith(expected)
  })
  expect(wrong).toEqual([])
})

test('the call names nitric oxide, amplitude and each drip at most once', () => {
  const wrong = states.filter((facts) =>
    ['nitric oxide', 'amplitude', 'dopamine', 'epinephrine'].some(
      (word) => said(facts).join(' ').toLowerCase().split(word).length > 2,
    ),
  )
  expect(wrong).toEqual([])
})

test('a deep tube, air in the chest and a wrong drip are each asked for', () => {
  const worst = said(['machine simv', 'map 18', 'amplitude 36', 'dopamine 20', 'epinephrine 0.1'])
  expect(worst).toHaveLength(7)
})
