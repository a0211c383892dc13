import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from './start-app.ts'
import { test as base } from './team.ts'
import { wavOfTones } from './tones.ts'

/** A case that runs fast, and browsers whose microphone hears a known sound. */
export const test = base.extend({
  app: async ({ browserName: _ }, use) => {
    const app = await startApp({ env: { CASE_PACE: '30' } })
    await use(app)
    await app.stop()
  },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'trainer-sound-'))
      const file = join(folder, 'tones.wav')
      await writeFile(file, wavOfTones())
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--use-file-for-fake-audio-capture=${file}`],
      })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
