import type { RoleId } from '#case/records/roles.ts'
import type { Refusal, RefusalCode, Unfinished } from '#case/rules/refusals.ts'
import { AWAY_BEFORE_FREEING_MS } from '#case/rules/seats.ts'
import { drugsFirst, messages } from './messages.ts'

type TextOf<C extends RefusalCode> = (refusal: Extract<Refusal, { code: C }>) => string

const labels = { 0: 'Provider', 1: 'RT', 2: 'RN' } satisfies { [R in RoleId]: string }

const unfinishedTexts: { readonly [U in Unfinished]: string } = {
  'call-answered': 'Answer the call first.',
  'recording-shared': 'Share your summary with the team first.',
  'both-listened': 'RT and RN have not both listened yet.',
  listened: 'Listen to the Provider’s summary first.',
  decision: 'The Provider has not decided yet.',
  'leave-confirmed': 'Confirm that the team is ready to leave first.',
  'ready-to-leave': 'Finish your tasks and press Ready to leave first.',
  challenge: 'Finish your part of the challenge first.',
  'all-challenges': 'Not everyone has finished the challenge yet.',
  results: 'Decide every group first.',
  'handover-saved': 'The handover is not saved yet.',
}

const closedTexts = {
  reported: 'That order is reported already.',
  cancelled: 'The Provider has cancelled that order.',
  'called-anew': 'The Provider calls that order anew: listen again.',
  'gone-on': 'The team has gone on without that order.',
} as const

const unclearTexts = {
  missing: 'say what you heard, or ask to hear it again.',
  unclear: 'write it as a number, with or without its unit.',
  absurd: 'nobody orders that much or that little. Look at the digits, or ask to hear it again.',
  unit: 'that unit does not belong to it. Leave the unit out, or ask to hear it again.',
  'no-name': 'there is nothing of that name. Choose one from the list.',
} as const

/** What a person reads when a command changed nothing. A refusal without a sentence does not compile. */
const refusalTexts: { readonly [C in RefusalCode]: TextOf<C> } = {
  'unknown-command': () => 'This page asked for something the trainer does not know. Reload the page.',
  'bad-input': ({ problem }) => `That could not be read (${problem}). Nothing was changed.`,
  paused: () => 'The educator has paused the case. What you chose stays on your screen: do it when the case goes on.',
  'not-paused': () => 'The case is not paused.',
  'other-steers': () => 'Another educator steers this run. Take over first.',
  'nothing-waits': () => 'Nothing waits for the clock now.',
  'too-many': () => 'There are so many of these in this run that no more are taken.',
  'no-flag': () => 'That flag is not there any more.',
  'seat-held': () => 'Somebody holds that seat.',
  'not-allowed': () => 'You may not do that.',
  'signed-out': () => 'You are signed out. Log in again.',
  'no-seat': () => 'Choose a role first.',
  'not-your-role': ({ needs }) => `Only ${needs.map((role) => labels[role]).join(' or ')} may do that.`,
  'no-case': () => 'The case has not started: the Provider’s seat is free.',
  'room-ended': () => 'This room has ended.',
  'case-restarted': () => 'The case was restarted. What you sent belonged to the old one and was not used.',
  'role-held': () => messages.roleHeld,
  'provider-stays': () => 'The Provider cannot change roles. Log out to end the case first.',
  'provider-needed': () => 'The case needs its Provider: give that seat to somebody else, or end the run.',
  'seat-free': () => 'That seat is free already.',
  'no-stand-ins': () => 'No stand-ins play in this room.',
  'not-in-room': () => 'They are not in this room any more.',
  'holder-present': () =>
    `That seat can be freed once its holder is signed out or has been away for ${AWAY_BEFORE_FREEING_MS / 60_000} minutes.`,
  'leader-present': () =>
    `You can take the lead once whoever leads is signed out or has been away for ${AWAY_BEFORE_FREEING_MS / 60_000} minutes.`,
  'no-order': () => 'There is no such order.',
  'order-closed': ({ how }) => closedTexts[how],
  'order-not-called': () => 'It has not been called yet. The Provider says it first.',
  'order-not-now': () => 'That is not due for this order now.',
  'order-waits': () => 'Something else has to be done first.',
  'order-stopped': ({ says }) => says,
  'read-back-unclear': ({ field, problem }) => `${field}: ${unclearTexts[problem]}`,
  'look-first': () => 'Look at what was read back, then confirm.',
  'receiver-there': () => 'Whoever has that order is there. Ask them, or cancel it.',
  'provider-there': () => 'The Provider is there, and leads the orders. Prompt them, if need be.',
  'message-empty': () => 'The message is empty.',
  'not-at-step': () => 'Your role has moved on to another step.',
  'last-step': () => 'This is the last step.',
  'not-due': () => 'That is not due at your step.',
  'not-done-yet': ({ what }) => unfinishedTexts[what],
  'follow-provider': () => 'The Provider leads from here. Your screen follows.',
  'unknown-option': () => 'There is no such choice here.',
  'already-decided': () => 'The Provider has decided this already.',
  'already-answered': () => 'Your first answer is kept.',
  'answer-first': ({ what }) => `Type the ${what.charAt(0).toLowerCase()}${what.slice(1)} first.`,
  'number-out-of-range': ({ from, to }) => `Enter a number from ${from} to ${to}.`,
  'not-shared': () => 'The Provider has not shared the recording yet.',
  'clock-not-started': () => 'The clock has not started: the Provider opens the preparation.',
  'task-not-yours': () => 'That task belongs to another role.',
  'task-already-started': () => 'That is started already.',
  'task-not-started': () => 'Start the task first.',
  'task-running': ({ until }) =>
    until === null ? 'Finish the task you have started first.' : 'Another task keeps you busy for a moment longer.',
  'drugs-first': ({ drugs }) => drugsFirst(drugs),
  'needs-first': ({ why }) => why,
  'step-done': () => 'That step is done.',
  'wrong-step': ({ hint }) => hint,
  'check-not-asked': () => 'Nobody has asked for a check of that.',
  'busy-checking': () => 'Finish the calibration first, then you can check drugs.',
  'tasks-open': () => 'Finish your tasks first.',
  'team-not-ready': () => 'RT and RN are not both ready yet.',
  'point-not-open': () => 'This decision is not open.',
  'opens-last': () => 'Decide the other groups first; this one comes last.',
  'page-turned': () => 'That page has been turned already.',
  'unknown-prompt': () => 'The debrief asks no such question.',
  'unknown-event': () => 'There is no such event here.',
  'nothing-found': () => 'You look, and that is not it.',
  'already-seen': () => 'Yes, and somebody has said so already.',
  'unknown-sign': () => 'The monitor of this run cannot be set.',
  'beyond-hand': ({ from, to }) => `The story lets it be set from ${from} to ${to}.`,
  'event-not-now': () => 'That does not fit where the team is now.',
  'event-happened': () => 'That has happened in this run already.',
  'event-resolved': () => 'That is seen to already.',
  'event-over': () => 'That is over.',
  'educator-leads': () => 'Your educator leads the debriefing.',
  'rate-all': () => 'Choose a word for each line first.',
  'nothing-due': () => 'Nothing is due.',
  'already-so': () => 'That is so already.',
  unforeseen: () => messages.unforeseen,
}

export function refusalText(refusal: Refusal): string {
  // The table pairs every code with a text for that very code; indexing by a union loses the pairing.
  const text = refusalTexts[refusal.code] as (refusal: Refusal) => string
  return text(refusal)
}
