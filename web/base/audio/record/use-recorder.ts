import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStoredUser } from '../../live/stored-user.ts'
import { useLive, useSurroundings } from '../../live/surroundings.ts'
import { createRecorder, lookingForTake, type SoundRecorder } from './create-recorder.ts'
import { forgetOtherTakes } from './take.ts'

const nothingToFollow = () => () => {}
const looking = () => lookingForTake

/** The recorder of one recording of this person in this run. Leaving the page stops it and keeps what it has. */
export function useRecorder(recording: string) {
  const uid = useStoredUser()?.uid ?? ''
  const { mirrors } = useSurroundings()
  const run = useLive(({ held }) => held?.run ?? 0)
  const [recorder, setRecorder] = useState<SoundRecorder | null>(null)

  useEffect(() => {
    if (run === 0 || mirrors !== null) return
    const ownTakes = `${uid}:${run}:`
    void forgetOtherTakes(ownTakes)
    const made = createRecorder(ownTakes + recording)
    setRecorder(made)
    return () => {
      setRecorder(null)
      made.close()
    }
  }, [uid, run, recording, mirrors])

  const state = useSyncExternalStore(recorder?.subscribe ?? nothingToFollow, recorder?.get ?? looking)
  return { recorder, state, run }
}
