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

/** The files that one other file imports, each with that one. */
export function withOneImporter(code: readonly SourceFile[]): { path: string; by: string }[] {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of code)
    for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), path])
  return code.flatMap(({ path }) => {
    const [by, ...others] = importers.get(path) ?? []
    return by !== undefined && others.length === 0 ? [{ path, by }] : []
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
