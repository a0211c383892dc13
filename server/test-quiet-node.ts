import { type NodeOptions, type RunningNode, startNode } from './start-node.ts'

/** For tests: a node on a port of its own, without web files, which logs nothing. */
export const startQuietNode = (databaseUrl: string, more: Partial<NodeOptions> = {}): Promise<RunningNode> =>
  startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent', ...more })
