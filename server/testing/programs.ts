import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../settings/project-root.ts'

/** A program of the server as it was built before: loading it from its sources takes several times as long. */
export const builtProgram = (name: string): string => join(projectRoot, 'dist', 'server', `${name}.js`)

/** Runs a command of the administrator to its end. */
export const runProgram = (databaseUrl: string, name: string, ...args: readonly string[]): Promise<Ran> =>
  runWithInput({ databaseUrl, input: '' }, name, ...args)

interface Ran {
  readonly code: number
  readonly said: string
}

/** The same, with something to read, or with `more` settings. */
export const runWithInput = (
  { databaseUrl, input, more }: { readonly databaseUrl: string; readonly input: string; readonly more?: object },
  name: string,
  ...args: readonly string[]
): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, ...more }
    const options = { cwd: projectRoot, env }
    const program = execFile(process.execPath, [builtProgram(name), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    )
    program.stdin?.end(input)
  })
