import { dirname } from 'node:path'
import { parts, readCode, type SourceFile } from './read-code.ts'

// How the code is laid out, in numbers: files, lines, functions, files that one other file imports, folders that import each
// other. Given a path, that checkout is counted.

const code = readCode(process.argv[2])
const importers = new Map<string, string[]>()
for (const { path, imports } of code)
  for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), path])

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const ascending = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

function countOf(files: readonly SourceFile[]) {
  const lines = ascending(files.map((file) => file.lines))
  const functions = ascending(files.flatMap((file) => file.functions))
  return {
    files: files.length,
    'with one importer': files.filter(({ path }) => importers.get(path)?.length === 1).length,
    'lines, median': at(lines, 0.5),
    'nine in ten': at(lines, 0.9),
    longest: lines.at(-1) ?? 0,
    functions: functions.length,
    'lines of one, median': at(functions, 0.5),
    'nine in ten of them': at(functions, 0.9),
    'longest function': functions.at(-1) ?? 0,
  }
}

console.table(
  Object.fromEntries(parts.map((part) => [part, countOf(code.filter(({ path }) => path.startsWith(`${part}/`)))])),
)

const doors = new Set(
  code.flatMap(({ path, imports }) =>
    imports
      .map((one) => `${dirname(path)} > ${dirname(one)}`)
      .filter((door) => door.split(' > ')[0] !== door.split(' > ')[1]),
  ),
)
const bothWays = [...doors].filter((door) => {
  const [from = '', to = ''] = door.split(' > ')
  return from < to && doors.has(`${to} > ${from}`)
})
console.log(`folders that import each other: ${bothWays.length}`)
for (const pair of bothWays) console.log(`  ${pair.replace(' > ', ', ')}`)
