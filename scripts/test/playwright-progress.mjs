import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inProject } from '../set-up/project.mjs'
import { createProgress } from './progress.mjs'

const MOST_LINES = 14

/**
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').TestResult} TestResult
 */

/** A line for each test as it ends, and at the end what failed, with the place of its pictures. */
export default class PlaywrightProgress {
  /** @type {ReturnType<typeof createProgress> | undefined} */
  #progress
  /** @type {{ test: TestCase, result: TestResult }[]} */
  #failed = []
  /** @type {{ test: TestCase, result: TestResult }[]} */
  #failedOnce = []

  /** @param {import('@playwright/test/reporter').FullConfig} config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(config, suite) {
    const total = suite.allTests().length
    this.#progress = createProgress(total)
    const { shuffleSeed } = config.metadata
    console.log(`${total} tests, ${config.workers} at a time${shuffleSeed ? `, shuffled by ${shuffleSeed}` : ''}.`)
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    const isGood = result.status === 'passed' || result.status === 'skipped'
    const isTriedAgain = !isGood && result.retry < test.retries
    if (!isGood) (isTriedAgain ? this.#failedOnce : this.#failed).push({ test, result })
    const mark = isGood ? (result.status === 'skipped' ? '-' : '✓') : '✘'
    const seconds = `${(result.duration / 1000).toFixed(1)} s`
    const far = isTriedAgain ? 'is tried once more' : this.#progress?.step()
    console.log(`${mark} ${nameOf(test)} (${seconds}) [${far}]`)
  }

  /** @param {string | Buffer} chunk */
  onStdErr(chunk) {
    process.stderr.write(chunk)
  }

  /** What is wrong with the tests themselves, as one that cannot be read. @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    console.log(error.message ?? error.value ?? '', error.stack ?? '')
  }

  onEnd() {
    const passedThen = this.#failedOnce.filter(({ test }) => test.outcome() === 'flaky')
    for (const { test, result } of passedThen) tellFailed('passed only at the second try: ', test, result)
    for (const { test, result } of this.#failed) tellFailed('', test, result)
  }

  printsToStdio() {
    return true
  }
}

/** @param {string} that @param {TestCase} test @param {TestResult} result */
function tellFailed(that, test, result) {
  console.log(`\n✘ ${that}${nameOf(test)}\n${indented(reasonOf(result))}`)
  for (const { name, path, body } of result.attachments) {
    if (path) console.log(`  ${name}: ${relative(inProject(), path)}`)
    else if (body) console.log(`  ${name}: ${body.toString().replaceAll('\n', '; ')}`)
  }
}

/** @param {TestCase} test */
function nameOf({ title, location: { file, line } }) {
  return `${relative(inProject('e2e'), file)}:${line} ${title}`
}

/** @param {TestResult} result */
function reasonOf({ errors, status }) {
  const told = errors.map(({ message, value, snippet, location }) => {
    const place = location ? `\nat ${relative(inProject(), location.file)}:${location.line}` : ''
    const lines = (message ?? value ?? '').trim().split('\n').slice(0, MOST_LINES)
    return `${lines.join('\n')}${place}\n${snippet ?? ''}`
  })
  return stripVTControlCharacters(told.join('\n') || status)
}

/** @param {string} text */
const indented = (text) => text.trimEnd().replace(/^/gm, '  ')
