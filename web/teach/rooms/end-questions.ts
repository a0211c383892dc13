import type { LedRoom } from '#case/rooms.ts'
import type { Question } from '../../base/ui/ask-first.tsx'

/** How a run and a room end. */
export type Act = 'end-run' | 'run-again' | 'end-room'

export function questions({ name, keepDays }: LedRoom): { readonly [A in Act]: Question } {
  const fate = keepDays > 0 ? `The run is kept for ${keepDays} days.` : 'Nothing of the run is kept.'
  return {
    'end-run': {
      title: 'End this run?',
      text: `The case ends for everybody in ${name}, and all seats are free. ${fate}`,
      stay: 'Let it run',
      go: 'End run',
      isEnd: true,
    },
    'run-again': {
      title: 'Run again?',
      text: `This run ends, and the same team begins the case anew, each in their seat. ${fate}`,
      stay: 'Let it run',
      go: 'Run again',
      isEnd: true,
    },
    'end-room': {
      title: `End ${name}?`,
      text: `Its code opens nothing any more, everybody is out, and guests and their words are deleted. ${
        keepDays > 0 ? 'Runs that are kept stay in the archive.' : 'Nothing of it is kept.'
      }`,
      stay: 'Keep it open',
      go: 'End room',
      isEnd: true,
    },
  }
}
