import type { z } from 'zod'
import { beginPractice } from './stand-ins/begin-practice.ts'
import { playedCommands } from './stand-ins/played-commands.ts'
import { seatStandIn } from './stand-ins/seat-stand-in.ts'
import { standInActs } from './stand-ins/stand-in-acts.ts'

/** Everything anybody may ask of the case. */
export const commands = [...playedCommands, seatStandIn, standInActs, beginPractice] as const

export type Command = z.infer<(typeof commands)[number]['schema']>

type FieldsOf<C> = C extends unknown ? Omit<C, 'id' | 'run'> : never
/** A command before it is addressed: what is asked, without id and run. */
export type Request = FieldsOf<Command>
