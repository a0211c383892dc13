/** A connection that is not taken by then is of a page that needs none, or has one of its own. */
const KEPT_MS = 15_000
const OPENED = '0{'
const PING = '2'
const PONG = '3'

/** What was said before the page could speak and listen. */
export interface EarlyLine {
  readonly line: WebSocket
  readonly heard: MessageEvent[]
  /** With what it joined the live case: as a page does that holds nothing yet. */
  readonly joinedWith: string
}

declare global {
  var earlyLine: EarlyLine | undefined
}

const isPlayers = !/^\/(rooms|archive|report)(\/|$)/.test(location.pathname)

// A script of its own, a few hundred bytes: it opens the live connection of who is signed in while the page's large scripts are
// under way. `TakenLine` goes on with it.
if (isPlayers && localStorage.getItem('user'))
  open(`${location.origin.replace(/^http/, 'ws')}/live/?EIO=4&transport=websocket`)

function open(address: string): void {
  const line = new WebSocket(address)
  line.binaryType = 'arraybuffer'
  const joinedWith = `40${JSON.stringify({ rules: null, unpacks: 'DecompressionStream' in globalThis })}`
  const early: EarlyLine = { line, heard: [], joinedWith }
  line.onmessage = (event) => {
    if (event.data === PING) return line.send(PONG)
    early.heard.push(event)
    if (String(event.data).startsWith(OPENED)) line.send(joinedWith)
  }
  globalThis.earlyLine = early
  setTimeout(() => globalThis.earlyLine === early && line.close(), KEPT_MS)
}
