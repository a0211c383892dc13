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

/**
 * @param {() => Promise<unknown>} work
 */
export async function orExit(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.output) console.error(`\n${error.output}\n`)
    console.error(error.message)
    process.exit(1)
  }
}
