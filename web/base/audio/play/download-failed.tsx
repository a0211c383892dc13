import { messages } from '#content/texts/messages.ts'
import { TryAgain } from '../../ui/try-again.tsx'

export const DownloadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <TryAgain
    title={messages.fileNotDownloaded}
    text="The recording could not be fetched. Check the connection, then try again."
    onRetry={onRetry}
  />
)
