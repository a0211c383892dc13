import type { Caption } from '#case/records/spoken.ts'
import { captionAt, Transcript } from './transcript.tsx'
import type { Playing } from './use-player.ts'

interface CaptionsProps extends Playing {
  readonly captions: readonly Caption[]
  /** What is played. */
  readonly name: string
  /** It cannot be heard: then all of it stands there to be read. */
  readonly isMute: boolean
}

/** What is said in a recording: the sentence of the moment, and every word to be read. */
export function Captions({ captions, name, isMute, state, player }: CaptionsProps) {
  const texts = captions.map(({ text }) => text)
  const hasBegun = state.currentMs > 0 || state.isPlaying
  const current = hasBegun && !isMute ? captionAt(captions, state.currentMs) : null
  const canChoose = state.status === 'ready' && !isMute
  return (
    <>
      {!isMute && (
        <p className="flex min-h-20 items-center justify-center text-balance rounded-xl bg-night px-4 py-3 text-center font-medium text-white leading-snug">
          {current === null ? `Press Play to hear ${name}.` : texts[current]}
        </p>
      )}
      <Transcript
        captions={texts}
        current={current}
        isOpen={isMute}
        onChoose={canChoose ? (line) => player?.seek(captions[line]?.fromMs ?? 0) : null}
      />
    </>
  )
}
