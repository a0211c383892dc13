import type { z } from 'zod'
import { addUser } from './add-user.ts'
import { continueStep } from './continue-step.ts'
import { endCase } from './end-case.ts'
import { freeSeat } from './free-seat.ts'
import { logOut } from './log-out.ts'
import { markPresence } from './mark-presence.ts'
import { removeUser } from './remove-user.ts'
import { sendMessage } from './send-message.ts'
import { signIn } from './sign-in.ts'
import { signOutUser } from './sign-out-user.ts'
import { takeRole } from './take-role.ts'

/** Everything anybody may ask of the case. */
export const commands = [
  takeRole,
  freeSeat,
  sendMessage,
  continueStep,
  logOut,
  signIn,
  markPresence,
  addUser,
  removeUser,
  signOutUser,
  endCase,
] as const

export type Command = z.infer<(typeof commands)[number]['schema']>
export type CommandKind = Command['kind']

type FieldsOf<C> = C extends unknown ? Omit<C, 'id' | 'run'> : never
/** A command before it is addressed: what is asked, without id and run. */
export type Request = FieldsOf<Command>
