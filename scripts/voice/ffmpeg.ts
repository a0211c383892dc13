import { spawnSync } from 'node:child_process'

/** Runs ffmpeg and gives back what it writes to standard output and what it tells. */
export function ffmpeg(options: readonly string[], input?: Buffer) {
  const ran = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...options], {
    ...(input && { input }),
    maxBuffer: 64 * 2 ** 20,
  })
  if (ran.status !== 0) throw new Error(`ffmpeg failed: ${ran.error?.message ?? ran.stderr.toString()}`)
  return { output: ran.stdout, told: ran.stderr.toString() }
}

/** Plain 16-bit samples, one channel, as ffmpeg takes and gives them. */
export function rawAudio(sampleRate: number) {
  return ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1']
}

/** MP3 and not AAC: Safari plays both, a Chromium without licensed codecs only MP3. The same input gives the same file. */
export function mp3(sampleRate: number, bitRate: string) {
  return [
    '-ar',
    String(sampleRate),
    '-ac',
    '1',
    '-c:a',
    'libmp3lame',
    '-b:a',
    bitRate,
    '-map_metadata',
    '-1',
    '-bitexact',
  ]
}

/**
 * A piece of a sound in parts: an MP4 of one part, with the head that all pieces share. AAC is what every browser plays of
 * what an MP4 may hold. The same input gives the same bytes.
 */
export function mp4Part(bitRate: string) {
  return [
    ...['-c:a', 'aac', '-b:a', bitRate, '-map_metadata', '-1', '-flags', '+bitexact', '-fflags', '+bitexact'],
    ...['-movflags', '+empty_moov+default_base_moof+skip_trailer', '-frag_duration', '600000000', '-f', 'mp4'],
  ]
}

/** How loud every voice is. */
export const loudnessLufs = -18

/** Integrated loudness in LUFS, EBU R 128. */
export function loudnessOf(input: readonly string[], data?: Buffer) {
  const { told } = ffmpeg([...input, '-af', 'ebur128', '-f', 'null', '-'], data)
  const found = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(told)
  if (!found) throw new Error('ffmpeg did not tell the loudness')
  return Number(found[1])
}
