import { expect, test } from 'vitest'
import { isTaken, readName } from './names.ts'

test.each([
  ['  Ann   Lee ', 'Ann Lee'],
  ['A\u202Enna\u202C', 'Anna'],
  ['Ann\u200B\uFEFF\u{E0041}', 'Ann'],
  ['👩‍⚕️ Ann', '👩‍⚕️ Ann'],
  ['می‌خواهم', 'می‌خواهم'],
  ['\u202E\u200B', null],
  ['...', null],
  ['An\u0000n', null],
  ['n'.repeat(41), null],
])('the name %j is kept as %j', (typed, name) => expect(readName(typed)).toBe(name))

test.each([
  'Educator',
  'your educator',
  'EDUCATOR 2',
  'Ｅｄｕｃａｔｏｒ',
  'Stand-in',
  'stand in',
  'The trainer',
  'You',
  'Edu\u200Dcator',
  'Syste\u034Fm',
  'eda@ward.test',
  'eda＠ward.test',
])('nobody is called %s', (name) => expect(isTaken(name)).toBe(true))

test.each(['Ann', 'Edu', 'Allan', 'Youssef', 'Provider Kim'])('somebody may be called %s', (name) =>
  expect(isTaken(name)).toBe(false),
)
