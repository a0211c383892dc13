import { useState } from 'react'
import type { RecordingId } from '#case/records/spoken.ts'
import { messages } from '#content/texts/messages.ts'
import { notify } from '../../live/notice-store.ts'
import type { Take } from './take.ts'

export type UploadAnswer =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly reason: string | null; readonly isLost?: true }

interface Upload {
  readonly path: string
  readonly asked: {
    /** The same for every try, so that a try whose answer was lost has no second effect. */
    readonly id: string
    readonly run: string
    readonly [name: string]: string
  }
  readonly sound: Blob
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

const SILENT_FOR_MS = 90_000

/** Sends a recording. XMLHttpRequest, because fetch cannot tell how much has gone out. */
export function upload({ path, asked, sound, onProgress }: Upload): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (reason: string) => resolve({ ok: false, message: messages.fileNotUploaded, reason, isLost: true })
    let stalled = setTimeout(() => request.abort(), SILENT_FOR_MS)

    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), SILENT_FOR_MS)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve(answerOf(request.status, request.responseText))
    request.onerror = () => fail('The connection was lost. Your recording is safe here.')
    request.onabort = () => fail('The server did not answer. Your recording is safe here.')
    request.onloadend = () => clearTimeout(stalled)
    request.open('POST', `${path}?${new URLSearchParams(asked)}`)
    request.setRequestHeader('content-type', contentTypeOf(sound.type))
    request.send(sound)
  })
}

/** Without the codecs: what is inside is for the server to see. */
export const contentTypeOf = (type: string): string => type.split(';', 1)[0]?.trim() || 'application/octet-stream'

export function answerOf(status: number, text: string): UploadAnswer {
  const { message, reason } = parse(text)
  if (status === 200) return { ok: true, message: message ?? messages.fileUploaded }
  if (message === messages.fileNotUploaded) return { ok: false, message, reason: reason ?? null }
  return { ok: false, message: messages.fileNotUploaded, reason: reason ?? message ?? messages.unforeseen }
}

function parse(text: string): { message?: string; reason?: string } {
  try {
    const { message, reason } = JSON.parse(text) as { message?: unknown; reason?: unknown }
    return {
      ...(typeof message === 'string' ? { message } : {}),
      ...(typeof reason === 'string' ? { reason } : {}),
    }
  } catch {
    return {}
  }
}

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
    const asked = { id: take.id, run: String(run) }
    const answer = await upload({ path: `/api/recordings/${recording}`, asked, sound: take.sound, onProgress })
    if (!answer.ok) return setState({ stage: 'failed', answer })
    setState({ stage: 'done' })
    notify(answer.message)
    onUploaded()
  }

  return { state, send, clear: () => setState({ stage: 'none' }) }
}
