import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Background {
  /** What a browser must be told of it. */
  readonly env: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** A screen that nobody sees, for a browser that cannot do without. */
export async function openDisplay(): Promise<Background> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data') // the pipe asked for above
  return { env: { DISPLAY: `:${String(number).trim()}` }, stop: () => end(screen) }
}

export async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
