import type { Recording } from '#case/records/spoken.ts'
import { messages } from '#content/texts/messages.ts'
import { useSurroundings } from '../../live/surroundings.ts'
import { Loading } from '../../ui/loading.tsx'
import { DownloadFailed } from './download-failed.tsx'
import { usePeaks } from './peaks.ts'
import { SoundPlayer } from './sound-player.tsx'
import { usePlayer } from './use-player.ts'
import { useSoundFile } from './use-sound-file.ts'

/** A recording that the team shares, to be heard again. */
export function SharedRecording({ recording, name }: { recording: Recording; name: string }) {
  const { notify } = useSurroundings()
  const { sound, hasFailed, retry } = useSoundFile(recording.path, () => notify(messages.fileDownloaded))
  const playing = usePlayer(sound, recording)
  const peaks = usePeaks(sound)

  if (hasFailed) return <DownloadFailed onRetry={retry} />
  if (!sound) return <Loading text="Fetching the recording" />
  if (playing.state.status === 'failed') return <p>This device cannot play the recording.</p>
  return <SoundPlayer {...playing} name={name} peaks={peaks} />
}
