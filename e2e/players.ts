import type { Page } from '@playwright/test'
import { tonesIn } from './tones.ts'

interface Memory {
  sounds: Map<string, Blob>
  players: HTMLMediaElement[]
  /** The longest that one of them went on without being moved. */
  longestMs: number
}

const SAMPLE_RATE = 8000

/** From the next page on it is remembered which players there are and what they are given to play. */
export async function followPlayers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const memory: Memory = { sounds: new Map(), players: [], longestMs: 0 }
    Object.assign(window, { memory })
    const { createObjectURL } = URL
    URL.createObjectURL = (sound: Blob) => {
      const url = createObjectURL.call(URL, sound)
      memory.sounds.set(url, sound)
      return url
    }
    // Not what a player says it has played: pieces that touch are one in that.
    const listen = (player: HTMLMediaElement) => {
      let from = player.seeking ? null : player.currentTime
      player.addEventListener('seeking', () => {
        from = null
      })
      player.addEventListener('seeked', () => {
        from = player.currentTime
      })
      player.addEventListener('timeupdate', () => {
        if (from === null || player.seeking) return
        memory.longestMs = Math.max(memory.longestMs, (player.currentTime - from) * 1000)
      })
    }
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      if (!memory.players.includes(this)) {
        memory.players.push(this)
        listen(this)
      }
      return play.call(this)
    }
  })
}

/** The players that were started and sound now, by their address. */
export const playingNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { memory } = window as unknown as { memory: Memory } // as put there above
    return memory.players
      .filter(({ paused, ended, currentTime }) => !paused && !ended && currentTime > 0)
      .map(({ src }) => src)
  })

/** How long something was played on this page in one piece. */
export const heardMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { memory } = window as unknown as { memory: Memory } // as put there above
    return memory.longestMs
  })

/** How many players were started on this page, whether or not they have sounded yet. */
export const startedPlayers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { memory } = window as unknown as { memory: Memory } // as put there above
    return memory.players.length
  })

/** The tones in the sound of the player that was started last. */
export async function tonesPlayed(page: Page): Promise<number[]> {
  const samples = await page.evaluate(async (rate) => {
    const { memory } = window as unknown as { memory: Memory } // as put there above
    const sound = memory.sounds.get(memory.players.at(-1)?.src ?? '')
    if (!sound) return []
    const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await sound.arrayBuffer())
    return Array.from(decoded.getChannelData(0))
  }, SAMPLE_RATE)
  return tonesIn(samples, SAMPLE_RATE)
}
