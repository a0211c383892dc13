import type { z } from 'zod'
import { endForgottenLead, handDebriefing, leadDebriefing, takeLead } from './commands/debriefing/lead-debriefing.ts'
import { rateAsEducator, rateTeam } from './commands/debriefing/rate-team.ts'
import { flag, removeFlag, writeOnFlag } from './commands/educating/flag.ts'
import { hideScore } from './commands/educating/hide-score.ts'
import { inject, takeBack } from './commands/educating/inject.ts'
import { judgeObjective } from './commands/educating/judge-objective.ts'
import { layHand, letGo } from './commands/educating/lay-hand.ts'
import { endForgottenPause, pause, resume } from './commands/educating/pause.ts'
import { skipWait } from './commands/educating/skip-wait.ts'
import { keepSpeech, speak } from './commands/educating/speak.ts'
import { takeSteering } from './commands/educating/take-steering.ts'
import { actForSeat } from './stand-ins/act-for-seat.ts'
import { beginPractice } from './stand-ins/begin-practice.ts'
import { playedCommands } from './stand-ins/played-commands.ts'
import { seatStandIn } from './stand-ins/seat-stand-in.ts'
import { standInActs } from './stand-ins/stand-in-acts.ts'

/** Everything anybody may ask of the case. */
export const commands = [
  ...playedCommands,
  ...[seatStandIn, standInActs, beginPractice, actForSeat],
  ...[
    pause,
    resume,
    endForgottenPause,
    skipWait,
    speak,
    keepSpeech,
    flag,
    writeOnFlag,
    removeFlag,
    judgeObjective,
    hideScore,
    takeSteering,
  ],
  ...[inject, takeBack, layHand, letGo],
  ...[leadDebriefing, takeLead, handDebriefing, endForgottenLead, rateTeam, rateAsEducator],
] as const

export type Command = z.infer<(typeof commands)[number]['schema']>

type FieldsOf<C> = C extends unknown ? Omit<C, 'id' | 'run'> : never
/** A command before it is addressed: what is asked, without id and run. */
export type Request = FieldsOf<Command>
