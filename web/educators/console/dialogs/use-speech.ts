import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Voice } from '#case/records/educating.ts'
import type { RoleId } from '#case/records/roles.ts'
import { createRecorder, lookingForTake, type SoundRecorder } from '../../../audio/record/create-recorder.ts'
import type { Take } from '../../../audio/record/take.ts'
import { upload } from '../../../audio/record/upload.ts'
import type { Address } from '../told/use-educator-command.ts'

export const LONGEST_RECORDING_MS = 60_000

const nothingToFollow = () => () => {}
const looking = () => lookingForTake

/** Records what is to be said to the team. What was recorded stays until it has arrived. */
export function useSpeechRecorder({ run }: Address) {
  const [recorder, setRecorder] = useState<SoundRecorder | null>(null)

  useEffect(() => {
    const made = createRecorder(`console:${run}:speech`, { longestMs: LONGEST_RECORDING_MS })
    setRecorder(made)
    return () => {
      setRecorder(null)
      made.close()
    }
  }, [run])

  const state = useSyncExternalStore(recorder?.subscribe ?? nothingToFollow, recorder?.get ?? looking)
  return { recorder, state }
}

/** Sends a recording to the team; null: it is there, otherwise what is wrong. */
export async function sendSpeech(
  { room, run }: Address,
  { as, to }: { readonly as: Voice; readonly to: RoleId | null },
  take: Take,
): Promise<string | null> {
  const asked = { id: take.id, run: String(run), as, ...(to !== null && { to: String(to) }) }
  const answer = await upload({ path: `/api/rooms/${room}/speak`, asked, sound: take.sound, onProgress: () => {} })
  return answer.ok ? null : [answer.message, answer.reason].filter(Boolean).join('. ')
}
