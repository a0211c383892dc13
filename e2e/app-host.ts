import { join } from 'node:path'
import { projectRoot } from '#server/settings/project-root.ts'
import { type RunningNode, startNode } from '#server/start-node.ts'
import type { Asked, Told } from './house.ts'

const webDir = join(projectRoot, 'dist', 'web')
let node: RunningNode | null = null

async function answer({ app }: Asked): Promise<Told> {
  await node?.close()
  node = app ? await startNode({ ...app, host: 'localhost', port: 0, webDir, logLevel: 'warn' }) : null
  return { port: node?.port ?? null }
}

// One after the other: a test has ended before the next asks.
process.on('message', (asked: Asked) => void answer(asked).then((told) => process.send?.(told)))
process.on('disconnect', () => process.exit())
