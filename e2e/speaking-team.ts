import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './team.ts'
import { wavOfTones } from './tones.ts'

/** A case that runs fast, and browsers whose microphone hears a known sound. */
export const test = base.extend({
  pace: 30,
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
