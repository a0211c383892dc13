import { createRequire } from 'node:module'

interface Message {
  readonly id: number
  readonly method: string
}
interface Transport {
  onmessage?: (answer: object) => void
  send(message: Message): void
}

/**
 * Playwright always tells Firefox which colours it should pretend to prefer, in a command that the Firefox of long-term
 * support does not know. It is answered here in its place; nothing in the tests depends on it.
 */
export function speakOlderFirefox(): void {
  const core = createRequire(import.meta.url)('playwright-core/lib/coreBundle')
  const transport: Transport = core.server.WebSocketTransport.prototype
  const { send } = transport
  transport.send = function (message) {
    if (message.method !== 'emulation.setMediaFeaturesOverride') return send.call(this, message)
    queueMicrotask(() => this.onmessage?.({ type: 'success', id: message.id, result: {} }))
  }
}

/** Playwright sets a field's value in this Firefox by a way that React cannot notice. Here it is typed instead. */
export function typeIntoFields(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text)
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
}
