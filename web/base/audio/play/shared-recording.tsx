import type { Recording } from '#case/records/spoken.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings } from '../../live/surroundings.ts'
import { Loading } from '../../ui/loading.tsx'
import { Captions } from './captions.tsx'
import { DownloadFailed } from './download-failed.tsx'
import { usePeaks } from './peaks.ts'
import { SoundPlayer } from './sound-player.tsx'
import { usePlayer } from './use-player.ts'
import { useSoundFile } from './use-sound-file.ts'

/** A recording that the team shares, to be heard again. */
export function SharedRecording({ recording, name }: { recording: Recording; name: string }) {
  const { notify } = useSurroundings()
  const { sound, isFetching, hasFailed, retry } = useSoundFile(recording.path, () => notify(messages.fileDownloaded))
  const playing = usePlayer(sound, recording)
  const peaks = usePeaks(sound)

  const isMute = hasFailed || playing.state.status === 'failed'
  return (
    <div className="space-y-4">
      {hasFailed && <DownloadFailed onRetry={retry} />}
      {!isMute && isFetching && <Loading text="Fetching the recording" />}
      {playing.state.status === 'failed' && <p>This device cannot play the recording.</p>}
      {!isMute && !isFetching && <SoundPlayer {...playing} name={name} peaks={peaks} />}
      {recording.captions && <Captions {...playing} captions={recording.captions} name={name} isMute={isMute} />}
    </div>
  )
}
