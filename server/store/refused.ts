import type { Answer } from '#case/live-messages.ts'
import type { Refusal } from '#case/refusals.ts'
import { refusalText } from '#content/texts/refusals.ts'

export const refused = (why: Refusal): Answer => ({ ok: false, refusal: why, message: refusalText(why) })
