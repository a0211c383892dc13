import type { ProjectorView } from '#case/views/console/projector.ts'
import { phaseTexts } from '#content/texts/debriefing.ts'
import { LedDebriefing } from '../../debriefing/led-debriefing.tsx'
import { TimeLineSection } from '../../debriefing/time-line-section.tsx'
import { roles } from '../../roles/roles.ts'
import { ScreenOf } from '../../routes/screen-of.tsx'
import { AnyScreen } from '../../steps/any-screen.ts'
import { PhaseBar } from '../../talk/phase-bar.tsx'

type Talk = NonNullable<ProjectorView['talk']>

/** After a case: where its debriefing is, what is asked there, and the run as whoever leads looks at it. */
export function TalkWall({ talk, run, room }: { talk: Talk; run: number; room: string }) {
  const { phase, asked, waitsFor } = talk
  const text = phaseTexts.find((one) => one.phase === phase)
  const hasRun = phase === 'description' || phase === 'analysis'
  return (
    <div className={`mx-auto w-full max-w-[110rem] space-y-5 py-3 ${hasRun ? '' : 'my-auto'}`}>
      <PhaseBar phase={phase} shown={phase} />
      <div className={hasRun ? 'space-y-2' : 'space-y-[3vh] py-[4vh]'}>
        <p className={`text-balance font-semibold leading-snug ${hasRun ? LESS : MOST}`}>{text?.lead}</p>
        <ul
          className={`list-disc pl-[1.2em] leading-snug ${hasRun ? `gap-x-12 sm:columns-2 lg:columns-3 ${LEAST}` : `space-y-[0.5em] ${MORE}`}`}
        >
          {asked.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
      <p role="status" className={`text-ink-soft empty:hidden ${LESS}`}>
        {!hasRun && waitsFor.length > 0 && `Still to rate: ${waitsFor.map((role) => roles[role].label).join(', ')}.`}
      </p>
      {hasRun && (
        <AnyScreen value={ScreenOf}>
          <TimeLineSection>
            <LedDebriefing
              source={`/api/rooms/${room}`}
              run={run}
              room={room}
              isLeading={false}
              isToLookAt
              hasMoments={phase === 'analysis'}
            />
          </TimeLineSection>
        </AnyScreen>
      )}
    </div>
  )
}

const MOST = 'text-[max(1.5rem,3vw)]'
const MORE = 'text-[max(1.25rem,2.4vw)]'
const LESS = 'text-[max(1rem,1.5vw)]'
const LEAST = 'text-[max(1rem,1.1vw)]'
