import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Voice } from '#case/records/educating.ts'
import type { RoleId } from '#case/records/roles.ts'
import { LONGEST_SPEECH_MS } from '#sound/limits.ts'
import { createRecorder, lookingForTake, type SoundRecorder } from '../../../audio/record/create-recorder.ts'
import type { Take } from '../../../audio/record/take.ts'
import { upload } from '../../../audio/record/upload.ts'
import { newCommandId } from '../../../live/command-id.ts'
import { notify } from '../../../live/notice-store.ts'
import type { Address } from '../told/use-educator-command.ts'

const nothingToFollow = () => () => {}
const looking = () => lookingForTake

/** Records what is to be said to the team. What was recorded stays until it has arrived. */
export function useSpeechRecorder({ run }: Address) {
  const [recorder, setRecorder] = useState<SoundRecorder | null>(null)

  useEffect(() => {
    const made = createRecorder(`console:${run}:speech`, { longestMs: LONGEST_SPEECH_MS })
    setRecorder(made)
    return () => {
      setRecorder(null)
      made.close()
    }
  }, [run])

  const state = useSyncExternalStore(recorder?.subscribe ?? nothingToFollow, recorder?.get ?? looking)
  return { recorder, state }
}

/** Sends a recording to the team. Should the answer be lost, the same again has no second effect. */
export function useSpeechUpload({ room, run }: Address) {
  const unanswered = useRef<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether it was done. */
  async function send(whom: { readonly as: Voice; readonly to: RoleId | null }, { sound }: Take): Promise<boolean> {
    unanswered.current ??= newCommandId()
    setIsBusy(true)
    setProblem(null)
    const to = whom.to === null ? {} : { to: String(whom.to) }
    const asked = { id: unanswered.current, run: String(run), as: whom.as, ...to }
    const answer = await upload({ path: `/api/rooms/${room}/speak`, asked, sound, onProgress: () => {} })
    setIsBusy(false)
    if (answer.ok) notify(answer.message)
    else setProblem(answer.reason ?? answer.message)
    if (answer.ok || !answer.isLost) unanswered.current = null
    return answer.ok
  }
  return { send, isBusy, problem }
}
