import { readFileSync, writeFileSync } from 'node:fs'
import { circles, longFunctions, withOneImporter } from './layout.ts'
import { parts, readCode, type SourceFile } from './read-code.ts'

const FILE = new URL('ceilings.json', import.meta.url)

/** What was reached: more of it there may not be. */
export type Ceilings = Readonly<Record<string, number>>

/** What somebody does of which gestures.ts tells the files that work. */
export const gestures = ['a chat message', 'a recording', 'a decision at the third point'] as const
export type Gesture = (typeof gestures)[number]
export const ceilingOf = (name: Gesture): string => `files that ${name} passes`

export const ceilings = (): Ceilings => JSON.parse(readFileSync(FILE, 'utf8'))

/** What is over its ceiling, in words; and how a ceiling that is too high is lowered. */
export function compare(counts: Ceilings, by: string): { over: string[]; advice: string[] } {
  const set = ceilings()
  const over = Object.entries(counts)
    .filter(([what, count]) => count > (set[what] ?? 0))
    .map(([what, count]) => `${what}: ${count}, and ${set[what] ?? 0} were reached`)
  const fallen = Object.entries(counts).filter(([what, count]) => count < (set[what] ?? 0))
  const advice = fallen.map(
    ([what, count]) => `${what}: ${count} now, below ${set[what]}: \`${by} --lower\` keeps that`,
  )
  return { over, advice }
}

/** A ceiling falls to what is there now, and never rises. */
export function lower(counts: Ceilings): void {
  const set = ceilings()
  const lowered = Object.entries(counts).map(([what, count]) => [what, Math.min(count, set[what] ?? count)])
  const all = Object.entries({ ...set, ...Object.fromEntries(lowered) }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

/** What is counted without anything running. */
export function layoutCounts(code: readonly SourceFile[] = readCode()): Ceilings {
  const alone = withOneImporter(code)
  const long = longFunctions(code)
  const ofPart = (part: string) => {
    const isIn = ({ path }: { path: string }) => path.startsWith(`${part}/`)
    return [
      [`files with one importer in ${part}`, alone.filter(isIn).length],
      [`functions over 60 lines in ${part}`, long.filter(isIn).length],
    ] as const
  }
  return Object.fromEntries([...parts.flatMap(ofPart), ['circles of files', circles(code).length]])
}
