import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** The folders that make up the product. */
export const parts = ['case', 'content', 'sound', 'server', 'web'] as const

export interface SourceFile {
  readonly path: string
  readonly lines: number
  /** The files of the product that it imports, types and what is loaded later included. */
  readonly imports: readonly string[]
  /** Those of them that come only when they are asked for, by `import()`. */
  readonly later: readonly string[]
  /** Each of its functions: where it begins, and how long it is. */
  readonly functions: readonly { readonly line: number; readonly lines: number }[]
}

/** Every file of the product but its tests and what they share. */
export function readCode(root = '.'): SourceFile[] {
  const paths = parts.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
  )
  const known = new Set(paths)
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path))
    .sort()
    .map((path) => read(root, path, known))
}

function read(root: string, path: string, known: ReadonlySet<string>): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module } = parseSync(path, text)
  const fileOf = (name: string | undefined) => {
    const found = name?.startsWith('#') ? name.slice(1) : name?.startsWith('.') ? join(dirname(path), name) : ''
    return known.has(found) ? [found] : []
  }
  const atOnce = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ].flatMap(fileOf)
  const asked = module.dynamicImports.flatMap(({ moduleRequest }) =>
    fileOf(text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  )
  const linesIn = (start: number, end: number) => text.slice(start, end).split('\n').length
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set([...atOnce, ...asked])],
    later: [...new Set(asked)].filter((one) => !atOnce.includes(one)),
    functions: functionsIn(program).map(({ start, end }) => ({ line: linesIn(0, start), lines: linesIn(start, end) })),
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  /** Of a function. */
  readonly body?: Node
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every function in it, whatever it stands in. */
export function functionsIn(node: object): Node[] {
  const below = Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode).flatMap(functionsIn) : isNode(value) ? functionsIn(value) : [],
  )
  const isFunction = isNode(node) && /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type)
  return isFunction && isNode(node) ? [node, ...below] : below
}
