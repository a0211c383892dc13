import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((page) =>
  page.endsWith('.md'),
)

const PATH = /`((?:case|content|sound|server|web|e2e|bench|soak|deploy|scripts|docs)\/[\w@./*-]*)`/g

test.each(pages)('every path that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path = '']) => path)
  const missing = named.filter((path) => !existsSync(path.includes('*') ? dirname(path.split('*')[0] ?? '') : path))
  expect(missing).toEqual([])
})

test.each(pages)('every command that %s names is there', (page) => {
  const { scripts }: { scripts: { [command: string]: string } } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...readFileSync(page, 'utf8').matchAll(/npm run (?:--\w+ )*([a-z][\w:]*)/g)].map(
    ([, command = '']) => command,
  )
  expect(named.filter((command) => !(command in scripts))).toEqual([])
})

test('every setting that is read is told of, but the one of those who develop', () => {
  const told = readFileSync('docs/OPERATIONS.md', 'utf8')
  const read = ['config', 'hospital'].flatMap((name) => [
    ...readFileSync(`server/settings/${name}.ts`, 'utf8').matchAll(/^ {2}([A-Z_]+): z/gm),
  ])
  const names = read.map(([, name = '']) => name)
  expect(names).toContain('OIDC_ISSUER')
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual(['PAGES_URL'])
})

test('the way of one gesture goes through files that server and browser load, in one file a step', () => {
  const text = readFileSync('docs/ARCHITECTURE.md', 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('The way of'))
  const steps = (text ?? '').split(/^\d+\. /m).slice(1)
  const imports = new Map(readCode().map((file) => [file.path, file.imports]))
  const loaded = new Set<string>()
  const load = (path: string) => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const one of imports.get(path) ?? []) load(one)
  }
  load('web/main.tsx')
  load('server/main.ts')
  expect(steps.length).toBeGreaterThan(8)
  for (const step of steps) {
    const files = [...step.matchAll(PATH)].map(([, path = '']) => path)
    expect(files.length, step).toBeGreaterThan(0)
    for (const file of files) expect(loaded.has(file), file).toBe(true)
  }
})
