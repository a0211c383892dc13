#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-browsers.mjs'

// Started in place of Firefox, with whatever Firefox is given. Playwright always tells it which colours to prefer, in a command of
// WebDriver BiDi that the Firefox of long-term support does not know, and gives up when it hears so. Here every message is passed on
// as it is; only that one answer becomes a yes, since no test depends on it. A Firefox that knows the command is told.

const COLOURS = 'emulation.setMediaFeaturesOverride'
const largest = { maxPayload: 256 * 1024 * 1024 }

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => firefox.kill(signal))
firefox.on('close', (code) => process.exit(code ?? 1))
createInterface({ input: firefox.stderr }).on('line', (line) => void tell(line))

/** Whoever listens for where it can be reached comes here instead. @param {string} line */
async function tell(line) {
  const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
  console.error(url ? line.replace(url, await standBefore(url)) : line)
}

/** @param {string} url */
async function standBefore(url) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...largest })
  server.on('connection', (asker, { url: path }) => join(asker, new WebSocket(`${url}${path}`, largest)))
  await once(server, 'listening')
  const address = server.address()
  return `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/**
 * @param {WebSocket} asker
 * @param {WebSocket} browser
 */
function join(asker, browser) {
  const opened = once(browser, 'open')
  const askedFor = new Set()
  asker.on('message', async (said) => {
    const text = String(said)
    if (text.includes(COLOURS)) askedFor.add(JSON.parse(text).id)
    await opened
    browser.send(text)
  })
  browser.on('message', (said) => {
    const text = String(said)
    asker.send(askedFor.size > 0 ? mended(text, askedFor) : text)
  })
  asker.on('close', () => browser.close())
  browser.on('close', () => asker.close()).on('error', () => asker.close())
}

/**
 * @param {string} text
 * @param {Set<unknown>} askedFor
 */
function mended(text, askedFor) {
  const { id, error } = JSON.parse(text)
  const isUnknown = askedFor.delete(id) && error === 'unknown command'
  return isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : text
}
