import { CheckCircle2, Headphones } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Recording } from '#case/records/spoken.ts'
import { flagField } from '#case/rules/role-fields.ts'
import { messages } from '#content/texts/messages.ts'
import { Captions } from '../../../base/audio/play/captions.tsx'
import { DownloadFailed } from '../../../base/audio/play/download-failed.tsx'
import { heardShare, isHeard } from '../../../base/audio/play/heard-stretches.ts'
import { usePeaks } from '../../../base/audio/play/peaks.ts'
import { SoundPlayer } from '../../../base/audio/play/sound-player.tsx'
import { SpokenWords } from '../../../base/audio/play/spoken-words.tsx'
import { usePlayer } from '../../../base/audio/play/use-player.ts'
import { useSoundFile } from '../../../base/audio/play/use-sound-file.ts'
import { useConnection, useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { AskFirst } from '../../../base/ui/ask-first.tsx'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { Loading } from '../../../base/ui/loading.tsx'
import { leader } from '../../../hands/steps/follow.tsx'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { PresenceDot, presenceText } from '../../../hands/team/presence.tsx'
import { useTeammate } from '../../../hands/team/use-team.ts'
import { Notepad } from './notepad.tsx'
import { StepScreen } from './step-screen.tsx'
import { SummaryChecklist } from './summary-checklist.tsx'

interface BriefingProps {
  readonly recording: Recording
  readonly hasListened: boolean
  /** Off when looking back. */
  readonly canMark: boolean
}

const aloudQuestion = {
  title: 'Were you briefed aloud?',
  text: 'Say yes only if the Provider has told you the whole case. It counts as having listened.',
  stay: 'Not yet',
  go: 'Yes, I was',
}

const readQuestion = {
  title: 'Have you read it?',
  text: 'Say yes only if you have read the whole transcript. It counts as having listened.',
  stay: 'Not yet',
  go: 'Yes, I have',
}

/** The Provider's recording. Heard to its end, it counts; skipping does not. */
function Briefing({ recording, hasListened, canMark }: BriefingProps) {
  const { notify } = useSurroundings()
  const { sound, isFetching, hasFailed, retry } = useSoundFile(recording.path, () => notify(messages.fileDownloaded))
  const playing = usePlayer(sound, { durationMs: recording.durationMs, memory: recording.path })
  const peaks = usePeaks(sound)
  const mark = useCommand('mark-listened', () => notify(messages.statusStored))
  const { state } = playing
  const durationMs = state.durationMs ?? recording.durationMs
  const share = heardShare(state.heard, durationMs)
  const isMute = hasFailed || state.status === 'failed'

  const isAllHeard = isHeard(state.heard, durationMs)
  const isDue = canMark && !hasListened && isAllHeard
  const tell = useEffectEvent(() => {
    if (!mark.isSending) mark.send({})
  })
  useEffect(() => {
    if (isDue) tell()
  }, [isDue])

  return (
    <section aria-label="Briefing" className="space-y-4 rounded-card border border-line bg-paper p-5 shadow-sheet">
      <h2 className="font-semibold">The Provider’s briefing</h2>
      {hasFailed && <DownloadFailed onRetry={retry} />}
      {state.status === 'failed' && <Callout look="wait">This device cannot play the recording.</Callout>}
      {!isMute && isFetching && <Loading text="Fetching the briefing" />}
      {!isMute && !isFetching && <SoundPlayer {...playing} name="the briefing" peaks={peaks} filled={state.heard} />}
      {recording.captions && (
        <Captions {...playing} captions={recording.captions} name="the briefing" isMute={isMute} />
      )}
      <SpokenWords recording="summary" />
      {(hasListened || !isMute) && <HeardLine {...{ share, hasListened, isAllHeard }} hasEnded={state.hasEnded} />}
      {mark.refusal && (
        <div role="alert">
          <Callout look="alarm">
            <p>{mark.refusal}</p>
            {isDue && (
              <Button look="quiet" onClick={() => mark.send({})}>
                Try again
              </Button>
            )}
          </Callout>
        </div>
      )}
      <Otherwise {...{ recording, isMute }} isOffered={canMark && !hasListened} mark={mark} />
    </section>
  )
}

interface OtherwiseProps extends Pick<BriefingProps, 'recording'> {
  readonly isMute: boolean
  readonly isOffered: boolean
  readonly mark: ReturnType<typeof useCommand<'mark-listened'>>
}

/** The way for who cannot hear it. */
function Otherwise({ recording, isMute, isOffered, mark }: OtherwiseProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {isOffered && (
        <div className="space-y-2 border-line border-t pt-4">
          <p className="text-ink-soft text-sm">{elseText(isMute, recording)}</p>
          <Button look="quiet" className="w-full" disabled={mark.isSending} onClick={() => setIsAsking(true)}>
            {recording.captions ? 'I have read it' : 'Briefed aloud'}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskFirst
          question={recording.captions ? readQuestion : aloudQuestion}
          onStay={() => setIsAsking(false)}
          onGo={() => mark.send({})}
        />
      )}
    </>
  )
}

function elseText(isMute: boolean, { captions }: Recording): string {
  if (captions) return 'No sound on this device? Read the transcript.'
  return isMute ? 'Ask the Provider to tell you the case instead.' : 'No sound on this device? Ask the Provider.'
}

interface HeardLineProps {
  readonly share: number
  readonly isAllHeard: boolean
  /** All of it, and the server knows. */
  readonly hasListened: boolean
  readonly hasEnded: boolean
}

/** How much of the briefing was heard. What was skipped does not count. */
function HeardLine({ share, isAllHeard, hasListened, hasEnded }: HeardLineProps) {
  const isLive = useConnection() === 'live'
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm">
      {hasListened ? (
        <span tabIndex={-1} className="flex items-center gap-2 font-semibold text-present" {...entry}>
          <CheckCircle2 aria-hidden size={20} />
          You have listened
        </span>
      ) : (
        <span className="text-ink-soft">
          {isAllHeard && (isLive ? 'All heard' : 'You have heard all of it; that is not yet sent.')}
          {!isAllHeard && (hasEnded ? 'You skipped some of it. Hear the grey parts too.' : shareText(share))}
        </span>
      )}
    </p>
  )
}

function shareText(share: number): string {
  if (share === 0) return 'Listen to all of it. What you skip does not count.'
  // In steps, so that it is not read out every second.
  const quarters = Math.floor(share * 4)
  return quarters === 0 ? 'Listening' : `${['', 'A quarter', 'Half', 'Three quarters'][quarters]} heard`
}

/** RT and RN hear the case from the Provider. */
export function ListenScreen(props: ScreenProps) {
  const { role, standing } = props
  const recordings = useView((view) => view.recordings)
  const summary = recordings?.isShared ? recordings.summary : null
  const field = flagField[role]

  if (standing.kind === 'elsewhere' || field === 'Provider') return <StepScreen {...props} />
  const hasListened = recordings?.listened[field] ?? false
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {summary ? (
        <Briefing recording={summary} hasListened={hasListened} canMark={standing.kind === 'here'} />
      ) : (
        <WaitForBriefing />
      )}
      <SummaryChecklist {...(summary ? heard : toHear)} isOff={standing.kind !== 'here' || !summary} />
      <Notepad />
      <WayOn {...props} waitsFor={waitText(summary !== null)} />
    </div>
  )
}

const toHear = { title: 'What to listen for', hint: 'You can tick these once the briefing is shared.' } as const
const heard = { title: 'Did you hear it?', hint: 'Tick what you heard. Ask for what is missing.' } as const

const waitText = (isShared: boolean) =>
  isShared ? 'Listen to the briefing to its end first.' : 'Waiting for the Provider’s briefing.'

/** Nothing is shared yet: what the Provider is doing meanwhile. */
function WaitForBriefing() {
  const provider = useTeammate(leader)
  return (
    <section
      aria-label="Briefing"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-paper px-6 py-8 text-center shadow-sheet"
    >
      <span
        aria-hidden
        className="relative inline-flex size-20 items-center justify-center rounded-full bg-(--role-soft) text-(--role)"
      >
        <span className="absolute inset-0 animate-ping rounded-full bg-(--role-soft) [animation-duration:2.5s]" />
        <Headphones size={34} className="relative" />
      </span>
      <div className="space-y-1.5">
        <h2 className="font-semibold text-lg">
          {provider?.step === 0
            ? 'The Provider is on a call about a newborn'
            : 'The Provider is preparing your briefing'}
        </h2>
        <p className="text-ink-soft leading-relaxed">
          You will hear it from the Provider. The briefing appears here by itself as soon as it is shared.
        </p>
      </div>
      {provider && (
        <p role="status" className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft text-sm">
          <PresenceDot {...provider} />
          {provider.name}, {presenceText(provider).toLowerCase()}, at “{provider.title}”
        </p>
      )}
    </section>
  )
}
