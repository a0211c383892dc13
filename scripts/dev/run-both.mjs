import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { inProject } from '../set-up/project.mjs'
import { installed } from '../set-up/run-tool.mjs'

/** Runs the server and Vite, each reloading what changes, until Ctrl-C, until the terminal closes or until one of them ends. */
export async function runBoth() {
  const port = process.env.PORT || '3000'
  // 5173 beside 3000, as people know it, and another beside another.
  const pagesPort = String(Number(port) + 2173)
  const env = {
    ...process.env,
    PORT: port,
    API_URL: process.env.API_URL || `http://localhost:${port}`,
    // One password for the whole session, instead of a new one at every reload.
    // What the server has itself is of the last build.
    PAGES_URL: `http://localhost:${pagesPort}`,
    DEMO_PASSWORD: process.env.DEMO_PASSWORD || randomBytes(12).toString('base64url'),
  }
  const tools = [
    startTool('tsx', ['watch', '--clear-screen=false', 'server/main.ts', ...process.argv.slice(2)], env),
    startTool('vite', ['--clearScreen=false', '--port', pagesPort, '--strictPort'], env),
  ]
  const signalled = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
  })
  await Promise.race([signalled, ...tools.map(({ ended }) => ended)])
  for (const { kill } of tools) kill()
  await Promise.all(tools.map(({ ended }) => ended))
}

/**
 * Each in a process group of its own: a Ctrl-C then comes once, from here, and the server has time to stop its database.
 * @param {string} name
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} env
 */
function startTool(name, options, env) {
  const tool = spawn(installed(name), options, {
    cwd: inProject(),
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return { ended: new Promise((resolve) => tool.on('close', resolve)), kill: () => tool.kill('SIGTERM') }
}
