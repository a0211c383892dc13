import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/settings/project-root.ts'
import { freshDatabase } from '#server/testing/database.ts'

const place = mkdtempSync(join(tmpdir(), 'trainer-release-'))
/** Where whoever runs the database can come to, too. */
const data = join(tmpdir(), `trainer-data-${randomUUID()}`)
afterAll(() => {
  for (const made of [place, data]) rmSync(made, { recursive: true, force: true })
})

let archive: string
/** What is in it, unpacked. */
let folder: string

beforeAll(() => {
  const said = execFileSync(process.execPath, [join(projectRoot, 'scripts', 'release.mjs')], { encoding: 'utf8' })
  archive = said.trim().split('\n').at(-1) ?? ''
  execFileSync('tar', ['-xzf', archive, '-C', place])
  folder = join(place, basename(archive, '.tar.gz'))
})

/** The file that the image is made by, a step on a line. */
const steps = readFileSync(join(projectRoot, 'deploy', 'Dockerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => ({ word: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
const stepsOf = (word: string) => steps.filter((step) => step.word === word).map(({ rest }) => rest)
/** A program of the image and what it is given, as it is called without a shell. */
function calledBy(word: string): string[] {
  const [program, ...given] = JSON.parse(/\[.*\]$/.exec(stepsOf(word)[0] ?? '')?.[0] ?? '[]')
  return program === 'node' ? given : [program, ...given]
}

test('the archive is what its checksum says, and its checksum names it', () => {
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex')
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${hash}  ${basename(archive)}\n`)
})

test('unpacked it starts on the database that comes with it, and says where it is', async () => {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [program, ...args] = scripts.start.split(' ')
  expect(program).toBe('node')
  const env = { ...process.env, PORT: '0', DATA_DIR: data }
  const app = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(app, 'exit')
  let said = ''
  let isAsked = false
  for await (const text of app.stdout) {
    said += text
    if (isAsked || !said.includes('Press Ctrl-C to stop.')) continue
    isAsked = true
    expect(said).toContain(`Data: ${data}\nIts tables are new.`)
    expect((await fetch(`${/http:\S+/.exec(said)?.[0]}/api/ready`)).status).toBe(200)
    app.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})

test('a release has all in it that it runs with, and starts as its image does: no package, no tool, no registry', async () => {
  const unpacked = readdirSync(folder)
  expect(unpacked).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'docs', 'deploy', 'dist']))
  for (const paper of ['docs', 'deploy']) rmSync(join(folder, paper), { recursive: true })
  const set = stepsOf('ENV').flatMap((line) => line.split(' ').map((one) => one.split('=')))
  // With nothing to call.
  const env = { ...Object.fromEntries(set), PATH: '', PORT: '0', DATABASE_URL: await freshDatabase() }
  const run = calledBy('ENTRYPOINT')
  const image = { cwd: folder, env }
  const app = spawn(process.execPath, [...run, ...calledBy('CMD')], { ...image, stdio: ['ignore', 'pipe', 'inherit'] })
  const [told] = await once(app.stdout, 'data')
  const [url] = JSON.parse(String(told)).urls
  const page = await (await fetch(url)).text()
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
  expect((await fetch(`${url}${script}`)).status).toBe(200)
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  const isHealthy = async () => {
    const check = spawn(process.execPath, calledBy('HEALTHCHECK'), {
      ...image,
      env: { ...env, PORT: new URL(url).port },
    })
    const [code] = await once(check, 'exit')
    return code === 0
  }
  expect(await isHealthy()).toBe(true)
  app.kill('SIGTERM')
  expect(await once(app, 'exit')).toEqual([0, null])
  expect(await isHealthy()).toBe(false)

  const { stdout } = await promisify(execFile)(process.execPath, [...run, 'users', 'list'], image)
  expect(stdout).toContain('There are no accounts yet.')
})

test('the image stands on bases with a version, runs as nobody special, and calls its programs without a shell', () => {
  for (const base of stepsOf('FROM')) expect(base).toMatch(/^[\w./-]+:(?!latest)[\w.-]+( AS \w+)?$/)
  expect(stepsOf('USER')).toEqual(['node'])
  for (const word of ['ENTRYPOINT', 'CMD', 'HEALTHCHECK']) {
    expect(stepsOf(word)).toHaveLength(1)
    expect(calledBy(word).length).toBeGreaterThan(0)
  }
  // What is added is unpacked; what is only copied says from where.
  expect(stepsOf('ADD').every((what) => what.includes('.tar.gz '))).toBe(true)
  expect(stepsOf('COPY').every((what) => what.startsWith('--from='))).toBe(true)
  for (const place of [...stepsOf('WORKDIR'), ...stepsOf('VOLUME')]) expect(place).toMatch(/^\//)
})

/** Where there is somebody to build it, and its base is here: nothing is fetched for a test. */
const base = steps[0]?.rest.split(' ')[0] ?? ''
const canBuild = spawnSync('docker', ['image', 'inspect', base], { stdio: 'ignore' }).status === 0

test.skipIf(!canBuild)('the image is built, and its program knows its database', () => {
  const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const release = `RELEASE=${name}-${version}-${process.platform}-${process.arch}`
  const docker = (...args: string[]) => execFileSync('docker', args, { cwd: projectRoot, encoding: 'utf8' })
  docker('build', '-f', 'deploy/Dockerfile', '--build-arg', release, '-t', `${name}-test`, 'dist/releases')
  const said = docker('run', '--rm', '--init', '--read-only', '--tmpfs', '/tmp', `${name}-test`, 'users', 'list')
  expect(said).toContain('There are no accounts yet.')
})
