import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/settings/project-root.ts'

const file = join(projectRoot, 'scripts', 'supported-node.mjs')

/** What a command says on another system, or with another Node, before it does anything. */
function saidOn({ platform = 'linux', node = '22.12.0' }): { status: number | null; told: string } {
  const other = `Object.defineProperty(process, 'platform', { value: '${platform}' })
    Object.defineProperty(process, 'versions', { value: { node: '${node}' } })
    const { onSupportedNode } = await import(${JSON.stringify(file)})
    onSupportedNode(async () => console.log('runs'))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', other])
  return { status, told: `${stdout}${stderr}`.trim() }
}

test('on Windows a command says at once where the trainer runs', () => {
  expect(saidOn({ platform: 'win32' })).toEqual({
    status: 1,
    told: expect.stringMatching(/^On Windows the trainer runs under WSL.*ask again there\.$/),
  })
  expect(saidOn({ platform: 'darwin' })).toEqual({ status: 0, told: 'runs' })
})

test.each(['20.19.0', '22.12.0', '23.0.0', '26.1.0'])('with Node %s it runs', (node) => {
  expect(saidOn({ node })).toEqual({ status: 0, told: 'runs' })
})

test.each(['18.20.0', '20.18.9', '21.7.0', '22.11.0'])('with Node %s it says which to install', (node) => {
  expect(saidOn({ node })).toEqual({
    status: 1,
    told: `This is Node ${node}: please install Node 20.19 or later, or 22.12 or later, from https://nodejs.org.`,
  })
})

test('while pages reload they are for this computer alone, and who wants phones reads how', () => {
  const dev = [join(projectRoot, 'scripts', 'dev.mjs'), '--lan']
  expect(() => execFileSync(process.execPath, dev, { stdio: 'pipe' })).toThrow(/For phones: npm start -- --lan/)
})
