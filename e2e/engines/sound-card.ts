import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { wavOfTones } from '../tones.ts'
import { type Background, end } from './display.ts'

const LONG_ENOUGH = 400

const run = promisify(execFile)

export interface SoundCard extends Background {
  /** While it stands still, nothing that plays comes on. */
  standStill(isStill: boolean): Promise<void>
}

/** A sound card of our own: a speaker that nobody hears, and a microphone that hears the known tones over and over. */
export async function openSoundCard(): Promise<SoundCard> {
  const folder = await mkdtemp(join(tmpdir(), 'trainer-sound-'))
  const socket = join(folder, 'native')
  const tones = join(folder, 'tones.wav')
  await writeFile(tones, wavOfTones(LONG_ENOUGH))
  const env = { PULSE_SERVER: `unix:${socket}` }
  const own = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder }
  const modules = [
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    'module-null-sink sink_name=speaker',
    'module-null-sink sink_name=spoken rate=48000 channels=1',
    'module-remap-source master=spoken.monitor source_name=microphone',
  ]
  const card = spawn(
    'pulseaudio',
    ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', ...modules.flatMap((one) => ['-L', one])],
    { env: own, stdio: 'ignore' },
  )
  let speaking = speak()
  const control = (...words: string[]) => run('pactl', words, { env: { ...own, ...env } })
  // A browser that comes before its card stays mute.
  while (card.exitCode === null && !(await control('info').catch(() => null))) await pause(100)

  function speak() {
    const voice = spawn('paplay', ['--device=spoken', tones], { env: { ...own, ...env }, stdio: 'ignore' })
    // Until the card is there, and when the tones have ended.
    voice.once('exit', () => {
      if (card.exitCode === null && card.signalCode === null) void pause(100).then(() => (speaking = speak()))
    })
    return voice
  }

  return {
    env,
    async standStill(isStill) {
      await control('suspend-sink', 'speaker', isStill ? '1' : '0')
    },
    async stop() {
      await end(card)
      await end(speaking)
      await rm(folder, { recursive: true })
    },
  }
}
