import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../settings/project-root.ts'

/** A program of the server as it was built before: loading it from its sources takes several times as long. */
export const builtProgram = (name: string): string => join(projectRoot, 'dist', 'server', `${name}.js`)

/** Runs a command of the administrator to its end. */
export const runProgram = (
  databaseUrl: string,
  name: string,
  ...args: readonly string[]
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    execFile(process.execPath, [builtProgram(name), ...args], { cwd: projectRoot, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    )
  })
