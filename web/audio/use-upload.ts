import { useState } from 'react'
import type { RecordingId } from '#case/records/spoken.ts'
import { notify } from '../live/notice-store.ts'
import type { Take } from './take.ts'
import { type UploadAnswer, upload } from './upload.ts'

type UploadState =
  | { readonly stage: 'none' }
  | { readonly stage: 'uploading'; readonly share: number }
  | { readonly stage: 'failed'; readonly answer: UploadAnswer & { ok: false } }
  | { readonly stage: 'done' }

/** Sends a take, and again after a failure: the take stays where it is until it has arrived. */
export function useUpload(recording: RecordingId, run: number, onUploaded: () => void) {
  const [state, setState] = useState<UploadState>({ stage: 'none' })

  async function send(take: Take) {
    setState({ stage: 'uploading', share: 0 })
    const onProgress = (share: number) => setState({ stage: 'uploading', share })
    const answer = await upload({ recording, run, id: take.id, sound: take.sound, onProgress })
    if (!answer.ok) return setState({ stage: 'failed', answer })
    setState({ stage: 'done' })
    notify(answer.message)
    onUploaded()
  }

  return { state, send, clear: () => setState({ stage: 'none' }) }
}
