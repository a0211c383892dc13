import { timeNeeded } from './messages.ts'
import { keptText, seenText } from './promises.ts'

interface PrebriefingPart {
  readonly title: string
  readonly points: readonly (string | { readonly who: string; readonly does: string })[]
}

/**
 * What people should know before they play, after the standards for a prebriefing: expectations, a contract of fiction,
 * practical matters, respect. Nothing of it tells what the case holds. Source 74.
 */
export const prebriefing: readonly PrebriefingPart[] = [
  {
    title: 'What you can learn',
    points: [
      'To turn what one of you hears on the phone into a picture that all three share.',
      'To choose how and how fast to go, and to share the work before you leave.',
      'To work out doses, rates and supplies, and to let a second person look.',
      'To ask for advice, weigh it, decide, and say why.',
      'To see a change early, say it aloud and look for its cause.',
      'To hand over so that nothing is lost on the way.',
    ],
  },
  {
    title: 'What each of you does',
    points: [
      {
        who: 'Provider',
        does: 'hears the call alone and briefs the others aloud, asks for advice and decides, looks over what was mixed, leads from page to page, hands over at the end.',
      },
      {
        who: 'RT',
        does: 'hears the briefing, makes the machine and its gas ready, works out what they need, watches the airway and the ventilator, and advises before every decision.',
      },
      {
        who: 'RN',
        does: 'hears the briefing, orders and mixes the drugs, checks the pumps, works out rates, watches lines and drips, and advises before every decision.',
      },
      {
        who: 'Educator',
        does: 'where there is one, sees all three screens, may pause, speak to you or let something happen, and leads the talk afterwards.',
      },
      'Take a role that you want to practise: it need not be your own. An empty seat can be played by a stand-in, which the trainer itself plays.',
    ],
  },
  {
    title: 'What is real and what is not',
    points: [
      'Real are the three of you, what you say to each other, and the time that work takes while you prepare.',
      'Invented are the newborn, the hospital and every voice. Monitor, films and devices are drawn, and hours at the bedside are played in minutes.',
      'We agree on this: the trainer is made as real as we can make it, and you act as if it were. What is unlike your own practice is worth a word in the debriefing.',
      'Doses and settings are those of this case, not of your hospital.',
    ],
  },
  {
    title: 'How we treat each other',
    points: [
      'We take it that everybody here is capable, well trained, does their best and wants to get better.',
      'Mistakes are expected: they are why we train. Ask what somebody had in mind before you say what went wrong.',
      'Anybody may speak up, to anybody. Whoever wants to stop says so and stops. Nobody has to give a reason.',
      'Keep what colleagues say and do here among yourselves, and the case as well: others want to meet it fresh.',
    ],
  },
  {
    title: 'How your work is looked at',
    points: [
      'Choices bring points, and a report tells what you decided, why that was good or was not, and how long it took. It is there to learn from: no mark, no exam, nobody passes or fails.',
      'All three read it together at the end, after a first word on how it was for you.',
      'Your team sees it. In a room with an educator, its educators see it too, and your screens while you play.',
      'Before you take a seat the room says what it keeps, for how long and for whom.',
    ],
  },
  {
    title: 'Your device',
    points: [
      'A phone, a tablet or a laptop for each of you. Sit where you hear each other: talk aloud, and use the chat for what should be read.',
      'Hands-on tasks are drawn in 3D: turn the picture with a finger and touch the parts. Some phones can stand it in the room in front of you (AR).',
      'Press List instead of 3D at any time: the same steps without a picture, also for the keyboard and for screen readers.',
      'The Provider speaks twice. The browser asks for the microphone, which is on only while you record.',
      'Whatever sounds can be switched off, and what is said can be read or heard again.',
    ],
  },
  {
    title: 'When something fails',
    points: [
      'No network: stay on the page. It comes back by itself, and what you typed is kept.',
      'A page that looks stuck: reload it. A dead battery: log in or join on another device, under the same name, and you are where you were.',
      'No picture: press List. No microphone: choose a sound file.',
      'A colleague is gone: the Provider can free the seat, or let a stand-in play it.',
      'Still stuck: tell your educator, or each other. Nothing here is worth a fright: it is a training.',
    ],
  },
]

/** Of the open room; a room with a code says its own. */
export const keptAndConfidential = {
  title: 'What is kept, and what stays in the room',
  text: `${keptText(null)} ${seenText(null)} In a room that your educator opens, the educator sees the three screens live, and its runs may be kept: it says so before you take a seat. Name no real patient, and keep what colleagues say and do here among yourselves.`,
} as const

/** The same in four lines, for who comes with a code. */
export const shortPrebriefing: readonly string[] = [
  'Act as if it were real. The patient is invented, the three of you are not.',
  'Everybody here is capable and wants to learn. Mistakes are expected. Keep what colleagues say and do to yourselves.',
  'At the end you read a report together. It is there to learn from: no mark, no exam.',
  `Plan ${timeNeeded}. A phone is enough; tasks can be done in 3D or as a list. The Provider needs a microphone.`,
]
