import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { wordsIn } from './words-in.ts'

// Whatever a check may complain of, a test has heard: it names the sentence, or the longest piece of it between what is put in.

type Node = { readonly type: string; readonly [field: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

/** What people read of a file of checks, but what they are to do: that comes with it. */
function sentencesIn(path: string): readonly string[] {
  const found: string[] = []
  collect(parseSync(path, readFileSync(path, 'utf8')).program as unknown as Node, found)
  return found
    .map((one) => one.replaceAll(/^[^\p{L}]+|[^\p{L}\d]+$/gu, ''))
    .filter((one) => /\p{L}+ \p{L}+/u.test(one) && !noSentences.has(one))
}

function collect(node: Node, found: string[]): void {
  if (node.type === 'ImportDeclaration') return
  if (node.type === 'VariableDeclarator' && (node.id as Node).name === 'todo') return
  if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as Node[]).map(({ value }) => (value as { readonly cooked: string }).cooked)
    found.push(pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), ''))
  }
  for (const [field, value] of Object.entries(node))
    for (const [index, one] of [value].flat().entries())
      if (isNode(one) && !(node.type === 'CallExpression' && field === 'arguments' && index === 2)) collect(one, found)
}

/** What conditions are called. */
const noSentences = new Set(['any point', 'from point', 'came to'])

/** How a place is called, and what stops the server as a whole. */
const noChecks = ['case/story/checks/complaint.ts', 'case/story/checks/story.ts']

test('every sentence of the checks has been met by a test', () => {
  const files = [...filesIn('case/story/checks'), ...filesIn('case/checks')].filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !noChecks.includes(path),
  )
  const tests = [...filesIn('case'), ...filesIn('content')].filter((path) => path.endsWith('.test.ts'))
  const heard = [...new Set(tests.flatMap((path) => [...wordsIn(path)]))]
  const sentences = files.flatMap((path) => sentencesIn(path).map((sentence) => ({ path, sentence })))
  expect(sentences.length).toBeGreaterThan(150)
  const unmet = sentences.filter(({ sentence }) => !heard.some((one) => one.includes(sentence)))
  expect(unmet.map(({ path, sentence }) => `${path}: ${sentence}`)).toEqual([])
})
