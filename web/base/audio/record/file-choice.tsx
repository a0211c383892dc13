import { FileAudio } from 'lucide-react'
import { useId } from 'react'
import { LARGEST_BYTES } from '#sound/limits.ts'
import { newCommandId } from '../../live/outbox.ts'
import { seekable } from './seekable.ts'
import type { Take } from './take.ts'

/** An audio file instead of the microphone. A phone opens its own recorder for it. */
export function FileChoice({ label, onChoose }: { label: string; onChoose: (take: Take) => void }) {
  const id = useId()

  async function choose(file: File | undefined) {
    if (!file) return
    const read = file.size > LARGEST_BYTES ? null : await seekable(file)
    onChoose({ id: newCommandId(), sound: file, durationMs: read?.durationMs ?? null, fileName: file.name })
  }

  return (
    <>
      <input
        id={id}
        type="file"
        accept="audio/*"
        capture
        className="peer sr-only"
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // The same file, chosen again, is chosen again.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-12 w-full cursor-pointer items-center justify-center gap-2 rounded-xl border border-line-strong bg-paper px-5 py-2.5 font-semibold text-ink transition-colors hover:bg-wash peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
      >
        <FileAudio aria-hidden size={20} />
        {label}
      </label>
    </>
  )
}
