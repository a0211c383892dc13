import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

type Node = { readonly type: string; readonly [field: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What stands in a file as a whole string, as text between tags, or as the name of a property. */
export function wordsIn(path: string, root = '.'): ReadonlySet<string> {
  const words = new Set<string>()
  collect(parseSync(path, readFileSync(`${root}/${path}`, 'utf8')).program as unknown as Node, words)
  return words
}

function collect(node: Node, words: Set<string>): void {
  if (node.type === 'ImportDeclaration') return
  if (node.type === 'JSXText') words.add(String(node.value))
  if (node.type === 'Literal' && typeof node.value === 'string') words.add(node.value)
  // A template without anything to fill in is a string, too.
  if (node.type === 'TemplateElement') words.add(String((node.value as { readonly raw?: string }).raw))
  for (const [field, value] of Object.entries(node)) {
    const isName = field === 'key' || (field === 'property' && node.computed !== true)
    for (const one of [value].flat()) {
      if (!isNode(one)) continue
      if (isName && one.type === 'Identifier') words.add(String(one.name))
      else collect(one, words)
    }
  }
}
