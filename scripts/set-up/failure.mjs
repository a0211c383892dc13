/** Something a person can put right: a sentence that says what to do, and the end of what the tool at fault printed. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output]
   */
  constructor(sentence, output = '') {
    super(sentence)
    this.output = output.trim().split('\n').slice(-30).join('\n')
  }
}

const ROOM = 'The disk is full: make room and try again.'

/** @param {string} output */
export const fullDisk = (output) => (/\b(ENOSPC|EDQUOT)\b|no space left/i.test(output) ? ROOM : undefined)

/**
 * What a person can put right about an error of the disk; any other is left as it is.
 * @param {unknown} error
 */
export function explained(error) {
  if (!(error instanceof Error && 'code' in error)) return error
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return new Failure(ROOM)
  if (error.code !== 'EACCES' && error.code !== 'EPERM' && error.code !== 'EROFS') return error
  const path = 'path' in error ? error.path : 'This folder'
  return new Failure(`${path} cannot be written (${error.code}): make it yours and try again.`)
}

/** @param {Failure} failure */
export function tell({ output, message }) {
  if (output) console.error(`\n${output}\n`)
  console.error(message)
}

/**
 * @param {() => Promise<unknown>} work
 */
export async function orExit(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    tell(error)
    process.exit(1)
  }
}
