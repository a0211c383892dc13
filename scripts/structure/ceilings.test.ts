import { expect, test } from 'vitest'
import { ceilingOf, ceilings, compare, gestures, layoutCounts } from './ceilings.ts'
import { circles, loadedByOne, longFunctions, withOneImporter } from './layout.ts'

test('files with one importer, functions over 60 lines and circles become fewer, never more', () => {
  const { over, advice } = compare(layoutCounts(), 'npm run script -- scripts/structure/count.ts')
  for (const line of advice) console.info(line)
  expect(over, '`npm run script -- scripts/structure/count.ts --names` says which they are').toEqual([])
})

test('what each gesture passes has a ceiling, too, and one file more is over it', () => {
  const reached = gestures.map((name) => [ceilingOf(name), ceilings()[ceilingOf(name)] ?? 0] as const)
  expect(Object.keys(ceilings()).filter((what) => what.startsWith('files that'))).toHaveLength(reached.length)
  expect(compare(Object.fromEntries(reached), '').over).toEqual([])
  expect(compare(Object.fromEntries(reached.map(([what, count]) => [what, count + 1])), '').over).toHaveLength(3)
})

const file = (path: string, imports: readonly string[], lines = 1, later: readonly string[] = []) => ({
  path,
  lines,
  imports: [...imports, ...later],
  later,
  functions: [{ line: 1, lines }],
})

test('a circle is found whatever its length, and once; a line is none', () => {
  const round = [
    file('a', ['b']),
    file('b', ['c']),
    file('c', ['a']),
    file('d', ['a']),
    file('e', ['f']),
    file('f', ['e']),
  ]
  expect(circles(round)).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
  expect(circles([file('a', ['b', 'c']), file('b', ['c']), file('c', [])])).toEqual([])
})

test('who alone imports a file is told, beside who alone loads one later, and so is each function over 60 lines', () => {
  const code = [file('a', ['b', 'c'], 61), file('b', ['c'], 60, ['d']), file('c', []), file('d', [])]
  expect(withOneImporter(code)).toEqual([{ path: 'b', by: 'a' }])
  expect(loadedByOne(code)).toEqual([{ path: 'd', by: 'b' }])
  expect(longFunctions(code)).toEqual([{ path: 'a', line: 1, lines: 61 }])
})
