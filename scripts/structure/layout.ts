import { dirname } from 'node:path'
import type { SourceFile } from './read-code.ts'

/** How many lines a function may have before it should be two. */
export const LONG = 60

/** The files of each group that import each other, directly or by way of others. */
export function circles(code: readonly SourceFile[]): string[][] {
  const importsOf = new Map(code.map(({ path, imports }) => [path, imports]))
  const reached = new Map(code.map(({ path }) => [path, reachedFrom(path, importsOf)]))
  const inOne = (one: string, other: string) => reached.get(one)?.has(other) && reached.get(other)?.has(one)
  const told = new Set<string>()
  return code.flatMap(({ path }) => {
    if (told.has(path) || !reached.get(path)?.has(path)) return []
    const circle = code.map((other) => other.path).filter((other) => inOne(path, other))
    for (const one of circle) told.add(one)
    return [circle]
  })
}

function reachedFrom(start: string, importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const next = [...(importsOf.get(start) ?? [])]
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    next.push(...(importsOf.get(path) ?? []))
  }
  return reached
}

/**
 * The files that one other file imports, each with that one. What is loaded only when it is asked for is a door of its own, such as a
 * page of the routes: it could not be put into the file that opens it, so it is none of them.
 */
export const withOneImporter = (code: readonly SourceFile[]): Imported[] => importedOnce(code, false)

/** The doors: what one other file loads when it is asked for, and nothing else imports. */
export const loadedByOne = (code: readonly SourceFile[]): Imported[] => importedOnce(code, true)

interface Imported {
  readonly path: string
  readonly by: string
}

function importedOnce(code: readonly SourceFile[], isLater: boolean): Imported[] {
  const importers = new Map<string, SourceFile[]>()
  for (const file of code) for (const one of file.imports) importers.set(one, [...(importers.get(one) ?? []), file])
  return code.flatMap(({ path }) => {
    const [by, ...others] = importers.get(path) ?? []
    return by !== undefined && others.length === 0 && by.later.includes(path) === isLater ? [{ path, by: by.path }] : []
  })
}

/** The longest functions, the longest first. */
export const longFunctions = (code: readonly SourceFile[]): { path: string; line: number; lines: number }[] =>
  code
    .flatMap(({ path, functions }) => functions.map((one) => ({ path, ...one })))
    .filter(({ lines }) => lines > LONG)
    .sort((one, other) => other.lines - one.lines)

/** Folders that import each other. */
export function foldersBothWays(code: readonly SourceFile[]): string[] {
  const doors = new Set(
    code.flatMap(({ path, imports }) =>
      imports.filter((one) => dirname(one) !== dirname(path)).map((one) => `${dirname(path)} > ${dirname(one)}`),
    ),
  )
  return [...doors].filter((door) => {
    const [from = '', to = ''] = door.split(' > ')
    return from < to && doors.has(`${to} > ${from}`)
  })
}
