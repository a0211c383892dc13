import { expect, test } from 'vitest'
import { inOneLine } from '#case/story/checks/complaint.ts'
import { storyMistakes } from '#case/story/checks/story.ts'
import { case2 } from './case-2.ts'

test('the second story is whole', () => {
  expect(storyMistakes(case2).map(inOneLine)).toEqual([])
})

test('nothing of the first story’s is said in it', () => {
  const told = JSON.stringify({ ...case2, standIns: { ...case2.standIns, talk: null } })
  const strange =
    told.match(/\b(she|her|hers)\b[^"]{0,40}|3\.2 kg|dopamine[^"]{0,20}|oscillator|\bHFOV\b|\bNICU\b[^"]{0,20}/gi) ?? []
  // The hospital in between has one, and addresses are the specification's.
  expect(strange.filter((one) => !/^NICU( 16| says|s?\b.*away|\/|$|, no|,? 16 miles)/.test(one))).toEqual([])
})
