import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { wavOfTones } from '../tones.ts'
import { type Background, end } from './display.ts'

const LONG_ENOUGH = 400

/** A sound card of our own: a speaker that nobody hears, and a microphone that hears the known tones over and over. */
export async function openSoundCard(): Promise<Background> {
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
    async stop() {
      await end(card)
      await end(speaking)
      await rm(folder, { recursive: true })
    },
  }
}
