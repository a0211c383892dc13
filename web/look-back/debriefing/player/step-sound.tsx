import { Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { TimeLineEntry } from '#case/debriefing/debriefing-messages.ts'
import { usePlayer } from '../../../base/audio/play/use-player.ts'
import { useSoundFile } from '../../../base/audio/play/use-sound-file.ts'
import { followPlayhead, type PlayheadStore } from '../playhead/playhead.ts'
import { useAtPlayhead, useSpeed } from '../playhead/use-playhead.ts'

interface StepSoundProps {
  readonly entries: readonly TimeLineEntry[]
  readonly playhead: PlayheadStore
  /** Somebody else’s page plays it: in one room a second one would be an echo. */
  readonly isHeardElsewhere: boolean
}

/** Plays what was recorded in step with the playhead, at its own speed alone, and says what is heard. */
export function StepSound({ entries, playhead, isHeardElsewhere }: StepSoundProps) {
  const speed = useSpeed(playhead)
  const [isWanted, setIsWanted] = useState(false)
  const entry = useAtPlayhead(playhead, (at) => soundingAt(entries, at)?.entry ?? null)
  if (!entry) return <Note isMute>Nothing was recorded at this moment.</Note>
  if (!entry.sound) return <Note isMute>{entry.text} Its sound was not kept.</Note>
  return (
    <SoundInStep
      key={entry.id}
      entry={{ ...entry, sound: entry.sound }}
      playhead={playhead}
      isHeard={speed === 1 && (!isHeardElsewhere || isWanted)}
      silence={
        speed === 1 ? (
          <>
            It is heard where it is led from.{' '}
            <button type="button" onClick={() => setIsWanted(true)} className={PRESS}>
              Let it sound here too
            </button>
          </>
        ) : (
          'It is heard at speed 1.'
        )
      }
    />
  )
}

interface SoundInStepProps {
  readonly entry: Sounding['entry'] & Required<Pick<Sounding['entry'], 'sound'>>
  readonly playhead: PlayheadStore
  readonly isHeard: boolean
  /** Why it is not. */
  readonly silence: ReactNode
}

const PRESS = 'min-h-11 px-1 font-semibold text-action underline'

function SoundInStep({ entry, playhead, isHeard, silence }: SoundInStepProps) {
  const { sound, hasFailed, retry } = useSoundFile(entry.sound.path)
  const { state, player } = usePlayer(sound, entry.sound)
  const isReady = player !== null && state.status === 'ready'

  const keepUp = useEffectEvent((at: number) => {
    const offsetMs = at - entry.at
    const soundMs = player?.nowMs() ?? null
    if (soundMs !== null && hasDrifted(soundMs, offsetMs)) player?.seek(offsetMs)
  })
  useEffect(() => {
    if (!isReady || !player) return
    if (!isHeard) return player.pause()
    keepUp(playhead.now())
    player.play()
    return followPlayhead(playhead, (at) => keepUp(at))
  }, [player, isReady, isHeard, playhead])

  if (hasFailed || state.status === 'failed') {
    return (
      <Note isMute>
        {entry.text} Its sound cannot be played.{' '}
        <button type="button" onClick={retry} className={PRESS}>
          Retry
        </button>
      </Note>
    )
  }
  if (!isHeard) {
    return (
      <Note isMute>
        {entry.text} {silence}
      </Note>
    )
  }
  return (
    <Note>
      {entry.text}{' '}
      {isReady && (state.isStuck || (!state.isPlaying && !state.hasEnded)) && (
        // A browser lets nothing sound before somebody has pressed something on its page.
        <button type="button" onClick={state.isStuck ? player.startAgain : player.play} className={PRESS}>
          Let it sound
        </button>
      )}
    </Note>
  )
}

function Note({ isMute = false, children }: { isMute?: boolean; children: ReactNode }) {
  const Icon = isMute ? VolumeX : Volume2
  return (
    <p className="flex min-h-11 items-center gap-2 text-ink-soft text-sm leading-snug print:hidden">
      <Icon aria-hidden size={18} className="shrink-0" />
      <span>{children}</span>
    </p>
  )
}

type Entry = Pick<TimeLineEntry, 'id' | 'at' | 'to' | 'kind' | 'text' | 'sound'>

/** What was heard at a moment, and how far into it that is. */
interface Sounding {
  readonly entry: Entry
  readonly offsetMs: number
}

/** The recording that was under way; of two the one that began later. One whose sound is gone counts too: it is said so. */
export function soundingAt(entries: readonly Entry[], at: number): Sounding | null {
  const entry = entries.findLast((each) => isSpoken(each) && each.at <= at && at < endOf(each))
  return entry ? { entry, offsetMs: at - entry.at } : null
}

const isSpoken = ({ kind, sound }: Entry): boolean => kind === 'recording' || sound !== undefined

const endOf = ({ at, to, sound }: Entry): number => (sound ? at + sound.durationMs : (to ?? at))

/**
 * So far may sound and playhead part before the sound is moved: each move is heard. Firefox and WebKit take a good part of
 * a second to begin after one: with less room than that they would be moved again and again.
 */
const DRIFT_MS = 1000

export const hasDrifted = (soundMs: number, offsetMs: number): boolean => Math.abs(soundMs - offsetMs) > DRIFT_MS
