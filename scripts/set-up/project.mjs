import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The path of a file of the project, wherever the command was called from.
 * @param {...string} path
 */
export const inProject = (...path) => join(root, ...path)
