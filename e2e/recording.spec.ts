import { copyFile, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { case1 } from '#content/case-1/case-1.ts'
import { expectAccessible, reload } from './steadiness.ts'
import { expect, test } from './team.ts'
import { button, goOn } from './trio.ts'
import { toRecording, trioAt } from './trio-at.ts'

const spoken = new URL('sounds/six-seconds.webm', import.meta.url)
const MEGABYTE = 1024 * 1024
const atLeastThreeSeconds = /0:(0[3-9]|[1-5]\d)/

async function share(page: Page): Promise<void> {
  await button(page, 'Share with team').click()
  await button(page, 'Share it').click()
}

/** How many parts of a recording the browser has put by. */
const partsKept = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answerOf(indexedDB.open('recordings', 1))
    const count = await answerOf(database.transaction('parts').objectStore('parts').count())
    database.close()
    return count
  })

test('who denied the microphone chooses a file, is told what is wrong with it, and shares the next one', async ({
  app,
  playwright,
  launchOptions,
}, testInfo) => {
  const args = launchOptions.args?.map((flag) => (/fake-ui/.test(flag) ? `${flag}=deny` : flag)) ?? []
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const { provider } = await trioAt(app, browser, toRecording)
  const choose = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    provider.getByLabel(/Choose (an audio|another) file/).setInputFiles(file)
  await provider.goto('/record')
  await button(provider, 'Start recording').click()
  await expect(provider.getByText('The browser was told not to give this page the microphone.')).toBeVisible()
  await expectAccessible(provider)

  await choose({ name: 'words.webm', mimeType: 'audio/webm', buffer: Buffer.from('These are words, and no sound.') })
  await expect(provider.getByText('This device cannot play the recording.')).toBeVisible()
  await share(provider)
  await expect(provider.getByText('File cannot be Uploaded')).toBeVisible()
  await expect(provider.getByText('Only WebM and MP4 (also called M4A) sound files work here.')).toBeVisible()
  await expectAccessible(provider)

  await choose({ name: 'large.webm', mimeType: 'audio/webm', buffer: Buffer.alloc(25 * MEGABYTE, 7) })
  await expect(provider.getByText('The file is larger than 20 MB.')).toBeVisible()
  await expect(button(provider, 'Share with team')).toBeDisabled()
  await choose({ name: 'empty.webm', mimeType: 'audio/webm', buffer: Buffer.alloc(0) })
  await expect(provider.getByText('The file is empty.')).toBeVisible()
  await expect(button(provider, 'Share with team')).toBeDisabled()

  // A file of which the browser knows no type; its upload is cut once.
  const unnamed = testInfo.outputPath('briefing')
  await copyFile(spoken, unnamed)
  await choose(unnamed)
  await expect(button(provider, 'Play')).toBeEnabled()
  await reload(provider)
  await provider.route('**/api/recordings/**', (route) => route.abort('connectionreset'), { times: 1 })
  await share(provider)
  await expect(provider.getByText('The connection was lost. Your recording is safe here.')).toBeVisible()
  const sent = provider.waitForRequest(/\/api\/recordings\//)
  await button(provider, 'Try again').click()
  expect((await sent).headers()['content-type']).toBe('application/octet-stream')
  await expect(provider.getByText('Shared with your team')).toBeVisible()
  await goOn(provider)
  await expect(provider).toHaveURL(/\/record\/awaiting$/)
  await browser.close()
})

test('who has no microphone is told so, and may choose a file', async ({ app, playwright, launchOptions }) => {
  const args = launchOptions.args?.filter((flag) => !/fake-device/.test(flag)) ?? []
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...args, '--disable-audio-input'] })
  const { provider } = await trioAt(app, browser, toRecording)
  await provider.goto('/record')
  await button(provider, 'Start recording').click()
  await expect(provider.getByText('No microphone was found. Connect one, then try again.')).toBeVisible()
  await provider.getByLabel('Choose an audio file').setInputFiles({
    name: 'briefing.webm',
    mimeType: 'audio/webm',
    buffer: await readFile(spoken),
  })
  await share(provider)
  await expect(provider.getByText('Shared with your team')).toBeVisible()
  await browser.close()
})

test('a reload in the middle of a recording keeps what was said until then', async ({ app, browser }) => {
  const { provider } = await trioAt(app, browser, toRecording)
  await provider.goto('/record')
  await button(provider, 'Start recording').click()
  // Each holds a second, or what a busy machine has caught of it.
  await expect.poll(() => partsKept(provider)).toBeGreaterThan(3)
  await provider.reload()
  await expect(provider.getByRole('group', { name: 'your briefing' })).toContainText(/0:00 \/ 0:(0[1-9]|[1-5]\d)/)
  await share(provider)
  await expect(provider.getByText('Shared with your team')).toBeVisible()
})

test('a second recording that cannot begin leaves the first one as it is, and the microphone off', async ({
  app,
  browser,
}) => {
  const { provider } = await trioAt(app, browser, toRecording)
  await failAtSecondRecording(provider)
  await provider.goto('/record')
  await button(provider, 'Start recording').click()
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(atLeastThreeSeconds)
  await button(provider, 'Stop recording').click()
  await button(provider, 'Record again').click()
  await button(provider, 'Start over').click()
  await expect(provider.getByText('The microphone could not be started.')).toBeVisible()
  await expect(button(provider, 'Share with team')).toBeEnabled()
  await expect.poll(() => openSources(provider)).toEqual([])

  await provider.reload()
  await expect(provider.getByText('Your recording')).toBeVisible()
  await share(provider)
  await expect(provider.getByText('Shared with your team')).toBeVisible()
})

interface Sources {
  tracks: MediaStreamTrack[]
  meters: AudioContext[]
}

/** From the next load on a second recording fails as it begins, and it is remembered what listens to the microphone. */
async function failAtSecondRecording(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sources: Sources = { tracks: [], meters: [] }
    Object.assign(window, { sources })
    const { getUserMedia } = MediaDevices.prototype
    MediaDevices.prototype.getUserMedia = async function (wanted) {
      const stream = await getUserMedia.call(this, wanted)
      sources.tracks.push(...stream.getTracks())
      return stream
    }
    const { createMediaStreamSource } = AudioContext.prototype
    AudioContext.prototype.createMediaStreamSource = function (stream) {
      sources.meters.push(this)
      return createMediaStreamSource.call(this, stream)
    }
    const { start } = MediaRecorder.prototype
    let count = 0
    MediaRecorder.prototype.start = function (partMs) {
      count += 1
      if (count === 2) throw new DOMException('It is in use.', 'InvalidStateError')
      start.call(this, partMs)
    }
  })
}

const openSources = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { tracks, meters } = (window as unknown as { sources: Sources }).sources // as put there above
    return [...tracks.map(({ readyState }) => readyState), ...meters.map(({ state }) => state)].filter(
      (state) => state !== 'ended' && state !== 'closed',
    )
  })

test('key words and ticks stand beside a briefing for who cannot hear it', async ({ app, browser }) => {
  const { provider, rt } = await trioAt(app, browser, toRecording)
  await rt.goto('/medical-call/audio')
  await provider.goto('/record')
  await provider.getByLabel('Key words').fill('Girl, 3.2 kg, PPHN')
  await provider.getByLabel('Key words').blur()
  await expect(provider.getByText('Saved', { exact: true })).toBeVisible()
  await provider.getByRole('checkbox').first().check()
  await expect(rt.getByText('Girl, 3.2 kg, PPHN')).toBeHidden()

  await button(provider, 'Start recording').click()
  await expect(provider.getByRole('timer', { name: 'Recorded' })).toHaveText(atLeastThreeSeconds)
  await button(provider, 'Stop recording').click()
  await share(provider)
  const briefing = rt.getByRole('region', { name: 'Briefing' })
  await expect(briefing).toContainText('Key wordsGirl, 3.2 kg, PPHN')
  await expect(briefing).toContainText(`The Provider says it covers${case1.summary.items[0]?.heading}`)
  await expectAccessible(rt)

  await goOn(provider)
  await provider.getByLabel('Key words').fill('Girl, 3.2 kg, PPHN, intubated')
  await provider.getByLabel('Key words').blur()
  await expect(briefing).toContainText('Girl, 3.2 kg, PPHN, intubated')
})
