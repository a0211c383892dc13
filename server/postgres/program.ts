import { spawn } from 'node:child_process'
import { StartError } from '../settings/start-error.ts'
import type { Owner } from './owner.ts'

interface Outcome {
  readonly code: number | null
  readonly output: string
}

/** Runs one of PostgreSQL's programs to its end. */
export function runProgram(file: string, options: string[], place: { cwd: string; owner: Owner | undefined }) {
  return new Promise<Outcome>((resolve, reject) => {
    const program = spawn(file, options, {
      cwd: place.cwd,
      // PG... variables of the person's own would lead the programs elsewhere.
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a group of its own, a Ctrl-C meant for the app does not reach it.
      detached: true,
      ...place.owner,
    })
    let output = ''
    program.stdout.on('data', (text) => (output += text))
    program.stderr.on('data', (text) => (output += text))
    program.on('error', (cause) => reject(cannotRun(cause)))
    program.on('close', (code) => resolve({ code, output }))
  })
}

const cannotRun = (cause: Error) =>
  new StartError(
    'The embedded database does not run on this system: give the address of a PostgreSQL server in DATABASE_URL.',
    { cause },
  )

/** What went wrong, ended as a sentence: the last line that says so, or else the last of all. */
export function reasonOf({ output }: Pick<Outcome, 'output'>): string {
  if (/no space left|quota exceeded/i.test(output)) return 'its disk is full.'
  const lines = output.trim().split('\n')
  const line = (lines.findLast((one) => /\b(error|FATAL|PANIC): /.test(one)) ?? lines.at(-1) ?? '').trim()
  return line.endsWith('.') ? line : `${line}.`
}
