import { layoutCounts, lower } from './ceilings.ts'
import { circles, foldersBothWays, loadedByOne, longFunctions, withOneImporter } from './layout.ts'
import { parts, readCode, type SourceFile } from './read-code.ts'

// How the code is laid out, in numbers: files, lines, functions, files that one other file imports (beside those that it
// loads only when they are asked for), circles, folders that import each other. Given a path, that checkout is counted.
// Given `--names`, what could become fewer is named; given `--lower`, what was reached becomes the ceiling of ceilings.test.ts.

const [root] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isNamed = process.argv.includes('--names')
const code = readCode(root)
const alone = withOneImporter(code)
const doors = loadedByOne(code)
if (process.argv.includes('--lower')) lower(layoutCounts(code))

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
const ascending = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

function countOf(part: string, files: readonly SourceFile[]) {
  const lines = ascending(files.map((file) => file.lines))
  const functions = ascending(files.flatMap((file) => file.functions.map((one) => one.lines)))
  return {
    files: files.length,
    'with one importer': alone.filter(({ path }) => path.startsWith(`${part}/`)).length,
    'loaded by one': doors.filter(({ path }) => path.startsWith(`${part}/`)).length,
    'lines, median': at(lines, 0.5),
    'nine in ten': at(lines, 0.9),
    longest: lines.at(-1) ?? 0,
    functions: functions.length,
    'lines of one, median': at(functions, 0.5),
    'nine in ten of them': at(functions, 0.9),
    'longest function': functions.at(-1) ?? 0,
    'long functions': longFunctions(files).length,
  }
}

console.table(
  Object.fromEntries(
    parts.map((part) => [
      part,
      countOf(
        part,
        code.filter(({ path }) => path.startsWith(`${part}/`)),
      ),
    ]),
  ),
)

function tell(what: string, each: readonly string[]): void {
  console.log(`${what}: ${each.length}`)
  for (const one of each) console.log(`  ${one}`)
}

tell(
  'folders that import each other',
  foldersBothWays(code).map((pair) => pair.replace(' > ', ', ')),
)
tell(
  'circles of files',
  circles(code).map((circle) => circle.join(', ')),
)
if (isNamed) {
  tell(
    'functions over 60 lines',
    longFunctions(code).map(({ path, line, lines }) => `${path}:${line}, ${lines} lines`),
  )
  tell(
    'files with one importer',
    alone.map(({ path, by }) => `${path}, imported by ${by}`),
  )
}
