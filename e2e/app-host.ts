import { join } from 'node:path'
import { projectRoot } from '#server/settings/project-root.ts'
import { type RunningNode, startNode } from '#server/start-node.ts'
import { twoStories } from '#server/testing/short-story.ts'
import type { Asked, Started, Told } from './house.ts'

const webDir = join(projectRoot, 'dist', 'web')
const voices = join(projectRoot, 'content', 'case-1', 'voice')
let node: RunningNode | null = null

async function answer({ app }: Asked): Promise<Told> {
  await node?.close()
  node = app ? await start(app) : null
  return { port: node?.port ?? null }
}

function start({ hasTwoStories, ...app }: Started): Promise<RunningNode> {
  const stories = hasTwoStories ? { stories: twoStories(voices) } : {}
  return startNode({ ...app, ...stories, host: 'localhost', port: 0, webDir, logLevel: 'warn' })
}

// One after the other: a test has ended before the next asks.
process.on('message', (asked: Asked) => void answer(asked).then((told) => process.send?.(told)))
process.on('disconnect', () => process.exit())
