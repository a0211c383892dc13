import type { Hints } from '#case/story/hints.ts'

// What is alike in every story; a story says what differs in it.

/** What all roles do alike. */
export const everyone: Hints = {
  'question-result': {
    now: 'Read what the answer means before you go on.',
    waits: 'The Provider leads. The page goes on when the Provider does.',
  },
  challenge: {
    now: 'Some tasks in a row, worked out from what was told on the phone.',
    waits: 'The last part comes when the others have done theirs.',
  },
  'challenge-result': {
    now: 'Compare what you worked out with the answer, and read why.',
    waits: 'It opens when all three are done. Then go on when you are ready.',
  },
  'obtain-report': {
    now: 'Ask the referring team what you want to know. Choose a question, and the answer is there for all three.',
    waits: 'The stand-ins ask as well. The Provider goes on when enough was asked.',
  },
  'bedside-report': {
    now: 'Read what was found at the bedside, and look at the monitor: it is live from here on.',
    waits: 'The Provider leads. The page goes on when the Provider does.',
  },
  'decision-page': {
    now: 'Read what came of the decision. The monitor above answers to it.',
    waits: 'The Provider turns the page for all three.',
  },
  arrival: {
    now: 'You have arrived. Read who takes over.',
    waits: 'The Provider leads. The page goes on when the Provider does.',
  },
  task: {
    now: 'Do the steps one after the other, in the picture or in the list below it: both do the same.',
    waits:
      'Some steps take time, and drugs need a second check by a colleague. A stand-in answers when you ask for it.',
  },
  'final-report': {
    now: 'Here is everything that happened, what it scored, and why. It also tells what the stand-ins got wrong.',
    waits: 'It stays until your practice ends. Print or download what you want to keep.',
  },
}

/** Who leads the team. */
export const leading: Hints = {
  call: {
    now: 'Answer the call and listen: you alone hear it. Your notes stay with you.',
    waits: 'RT and RN wait for your briefing.',
  },
  record: {
    now: 'Brief your team in your own words. Record, listen, then share it.',
    waits: 'RT and RN hear nothing before you share it.',
  },
  'await-listeners': {
    now: 'Your briefing is shared.',
    waits: 'Both stand-ins listen to it to its end. Then you can go on.',
  },
  question: {
    now: 'You decide. RT and RN advise, and write in the chat why.',
    waits: 'Give them a moment: their advice appears beside the options.',
  },
  board: {
    now: 'RT and RN prepare. Follow their work here, go through your list, and answer when a second check is asked for.',
    waits: 'You can leave when both have said that they are ready.',
  },
  'ready-to-leave': {
    now: 'Say that the team leaves. The clock of the preparation stops with it.',
    waits: 'First for RT and RN: both have to be ready. Then for you alone.',
  },
  'preparation-result': {
    now: 'See how long the preparation took, and what would have been faster.',
    waits: 'Nobody is waited for: go on when you are ready.',
  },
  'decision-point': {
    now: 'Look at the monitor and the panels, ask in the chat, then decide group by group.',
    waits: 'RT and RN advise each group. You may decide without it, but you would be alone with it.',
  },
  handover: {
    now: 'Prepare what you tell those who take over. The headings are your order.',
    waits: 'RT and RN tick what they hear once you have recorded it.',
  },
  'save-handover': {
    now: 'Record your handover, listen, then save it.',
    waits: 'RT and RN hear nothing before you save it.',
  },
}

/** RT and RN. */
export const advising: Hints = {
  listen: {
    now: 'Listen to the Provider’s briefing to its end, and tick what you heard.',
    waits: 'The Provider takes the call first and then records it, which takes a few minutes.',
  },
  question: {
    now: 'Choose what you would do, and write in the chat why. You advise; the Provider decides.',
    waits: 'The Provider hears both of you, then decides.',
  },
  tasks: {
    now: 'Your tasks for the preparation. The order is yours; the clock runs. Say that you are ready when all is done.',
    waits: 'A stand-in may ask you for a second check of a drug: answer it from here.',
  },
  'decision-point': {
    now: 'Look at the monitor and the panels, choose what you advise in each group, and write why.',
    waits: 'The Provider hears both of you, then decides. You are told at once.',
  },
  handover: {
    now: 'Listen for these headings.',
    waits: 'The Provider records the handover.',
  },
  'save-handover': {
    now: 'Hear the handover and tick what was said.',
    waits: 'The Provider records and saves it first.',
  },
}
