import { post } from '../live/post.ts'

/** A refused message is never taken as told: its text stays in the log until the writer says what to do with it. */
export const sendMessage = (message: string): void => post({ kind: 'send-message', message }, () => false)
