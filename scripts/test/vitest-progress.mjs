import { DefaultReporter } from 'vitest/node'
import { createProgress } from './progress.mjs'

/** A line now and then while files of tests pass, each one that fails with what repeats its order, and at the end why. */
export default class VitestProgress extends DefaultReporter {
  /** @type {ReturnType<typeof createProgress> | undefined} */
  #progress
  #toldAt = 0

  /** @override @param {readonly import('vitest/node').TestSpecification[]} files */
  onTestRunStart(files) {
    this.#progress = createProgress(files.length)
    this.#toldAt = Date.now()
    console.log(`${files.length} files of tests.`)
  }

  /** @override @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const told = `files: ${this.#progress?.step()}`
    const hasFailed = !module.ok()
    if (!hasFailed && Date.now() - this.#toldAt < TOLD_EVERY_MS) return
    this.#toldAt = Date.now()
    const { seed } = this.ctx.config.sequence
    // Only a random order has one.
    const order = seed === undefined ? '' : ` --sequence.seed=${seed}`
    console.log(hasFailed ? `✘ ${module.relativeModuleId}${order} [${told}]` : told)
  }
}

const TOLD_EVERY_MS = 15_000
