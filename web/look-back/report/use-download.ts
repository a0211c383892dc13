import { useState } from 'react'
import { messages } from '#content/texts/messages.ts'
import { notify } from '../../base/live/notice-store.ts'

type Kind = 'csv' | 'json'

/** Fetches the report as a file and hands it to the browser. `failed` is what could not be had. */
export function useDownload() {
  const [busy, setBusy] = useState<Kind | null>(null)
  const [failed, setFailed] = useState<Kind | null>(null)

  async function download(kind: Kind) {
    setBusy(kind)
    setFailed(null)
    try {
      const { file, name } = await fetchFile(`/api/report.${kind}`)
      saveFile(file, name ?? `final-report.${kind}`)
      notify(messages.fileDownloaded)
    } catch {
      setFailed(kind)
    }
    setBusy(null)
  }

  return { download, failed, isBusy: busy !== null }
}

async function fetchFile(path: string): Promise<{ file: Blob; name: string | undefined }> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { file: await response.blob(), name }
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
