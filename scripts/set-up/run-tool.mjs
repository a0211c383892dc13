import { spawn } from 'node:child_process'
import { inProject } from './project.mjs'

/**
 * Runs a program to its end, in the project's folder unless another is named. With `show`, its output goes to the screen and is not kept.
 * @param {string} file
 * @param {string[]} options
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [how]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runTool(file, options, { show = false, env = process.env, cwd = inProject() } = {}) {
  return new Promise((resolve) => {
    const tool = spawn(file, options, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [tool.stdout, tool.stderr]) {
      stream?.on('data', (text) => {
        output += text
      })
    }
    tool.on('error', (error) => resolve({ ok: false, output: error.message }))
    tool.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/**
 * The path of a tool that npm has installed.
 * @param {string} name
 */
export const installed = (name) => inProject('node_modules', '.bin', name)
