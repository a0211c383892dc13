import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

// A limit that people read of is written from the constant that holds them to it, so that the two cannot come apart.

const NUMBER = '\\d+|half an|an|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|sixty|ninety'
const ofALimit = new RegExp(
  `(?<!the )\\b(${NUMBER}) (minutes|hour|hours|days|letters|characters|practices|MB|megabytes)\\b|\\b([Uu]p to|[Aa]t most|[Tt]wo to) (${NUMBER})\\b`,
)

type Node = { readonly type: string; readonly [field: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What a person may read: strings and the text between tags. */
function textsIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return []
  const own =
    node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')
      ? [String(node.value)]
      : node.type === 'TemplateElement'
        ? [String((node.value as { readonly raw?: string }).raw)]
        : []
  return [...own, ...Object.values(node).flatMap((value) => [value].flat().filter(isNode).flatMap(textsIn))]
}

/** Plans and sizes that nothing in the code holds anybody to. */
const noLimits = ['60 to 90 minutes', 'About an hour']

test('no sentence writes a limit by itself', () => {
  const files = readCode().filter(({ path }) => /^(content\/texts|web|server)\//.test(path))
  expect(files.length).toBeGreaterThan(400)
  const suspected = files
    .map(({ path }) => ({ path, code: readFileSync(path, 'utf8') }))
    .filter(({ code }) => ofALimit.test(code.replace(/\s+/g, ' ')))
  const found = suspected.flatMap(({ path, code }) =>
    textsIn(parseSync(path, code).program as unknown as Node)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => ofALimit.test(text) && !noLimits.includes(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
