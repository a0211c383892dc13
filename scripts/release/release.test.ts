import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#server/settings/project-root.ts'
import { freshDatabase } from '#server/testing/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'trainer-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a release has all in it that it runs with: no package of the project, no tool, no registry', async () => {
  execFileSync(process.execPath, [join(projectRoot, 'scripts', 'release.mjs'), folder], { stdio: 'ignore' })
  // Elsewhere, and with nothing to call.
  const env = { PATH: '', PORT: '0', LOG_FORMAT: 'json', DATABASE_URL: await freshDatabase() }
  const run = ['--enable-source-maps', join(folder, 'scripts', 'release', 'run.mjs')]
  const app = spawn(process.execPath, [...run, 'main'], { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [told] = await once(app.stdout, 'data')
  const [url] = JSON.parse(String(told)).urls
  const page = await (await fetch(url)).text()
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
  expect((await fetch(`${url}${script}`)).status).toBe(200)
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  app.kill('SIGTERM')
  expect(await once(app, 'exit')).toEqual([0, null])

  const { stdout } = await promisify(execFile)(process.execPath, [...run, 'users', 'list'], { env })
  expect(stdout).toContain('There are no accounts yet.')
})
