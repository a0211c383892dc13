import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { withoutRepeats } from './without-repeats.ts'

export interface SeekableSound {
  readonly bytes: ArrayBuffer
  readonly durationMs: number
}

/** After so many packets others get their turn. */
const AT_A_TIME = 500

/**
 * The same sound in a file that tells how long it is and where its parts are. A browser that records writes neither:
 * Chromium stops at what Firefox has recorded, Firefox cannot move in it, and WebKit takes its own for a second long.
 * Nothing is decoded. Null for what has no sound that can be read, and for a video.
 */
export async function makeSeekable(
  bytes: Uint8Array,
  pause: () => Promise<unknown> = async () => {},
): Promise<SeekableSound | null> {
  const input = new Input({ source: new BufferSource(withoutRepeats(bytes)), formats: [MP4, WEBM] })
  try {
    const [track, video] = await Promise.all([input.getPrimaryAudioTrack(), input.getPrimaryVideoTrack()])
    const decoderConfig = await track?.getDecoderConfig()
    if (!track?.codec || !decoderConfig || video) return null

    const isMp4 = (await input.getFormat()) === MP4
    const format = isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
    const target = new BufferTarget()
    const output = new Output({ format, target })
    const written = new EncodedAudioPacketSource(track.codec)
    output.addAudioTrack(written)
    await output.start()

    let start: number | undefined
    let end = 0
    let count = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      start ??= packet.timestamp
      const timestamp = packet.timestamp - start
      end = timestamp + packet.duration
      await written.add(packet.clone({ timestamp }), { decoderConfig })
      count += 1
      if (count % AT_A_TIME === 0) await pause()
    }
    if (count === 0) return null
    await output.finalize()
    return target.buffer && { bytes: target.buffer, durationMs: Math.round(end * 1000) }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
