import type { CaseContent } from '#case/story/content.ts'
import { pronounsOf } from '#case/story/pronouns.ts'

type Talk = CaseContent['standIns']['talk']

/** In any story. No clinician has read them yet. */
const answers = {
  advice: {
    given: ['This is my advice. {advice}', 'I advise this. {advice}', 'What I would do: {advice}'],
    yours: ['Yours first: I do not want to lead you.', 'Advise the Provider first, then I tell you mine.'],
    coming: [
      'I am still thinking it over. You will see my advice in a moment.',
      'Give me a moment, my advice is on its way.',
    ],
    nothing: ['There is nothing to advise on right now.', 'Nothing is open right now that I could advise on.'],
    hearing: ['I want to hear RT and RN first; then I decide.', 'Tell me what you advise, and I decide after that.'],
    decided: ['This is decided. {advice}', 'We do this. {advice}'],
  },
  reason: {
    followed: ['I went with what I was advised.', 'Your advice settled it for me.'],
  },
  doing: {
    busy: ['I am {doing}.', 'Right now I am {doing}.'],
    work: ['I am at {work}.', 'Right now I am at {work}.'],
    check: ['I wait for a second check of {work}.', '{Work} needs a second check before I can go on.'],
    waiting: [
      'Nothing right now. I am waiting for the team to go on.',
      'I am done here and wait for the team to go on.',
    ],
  },
  ready: {
    yes: ['Yes, I am ready to go on.', 'Ready when you are.'],
    leave: ['Yes, I am ready to leave.', 'All my work is done. I am ready to leave.'],
    busy: ['Not yet: I am {doing}.', 'In a moment. I am {doing}.'],
    work: ['Not yet. Still open on my list: {works}.', 'I still have this to finish: {works}.'],
  },
  numbers: {
    shown: ['On the monitor: {numbers}.', 'I read {numbers}.'],
    none: ['I have no monitor in front of me yet.', 'There is no monitor for me to read from yet.'],
    lost: ['no signal'],
  },
  work: {
    early: [
      'Yes, {work} is mine. I begin when we prepare to leave.',
      '{Work} is mine, as soon as we prepare to leave.',
    ],
    next: ['Yes. {Work} is still on my list.', '{Work} is still to come. It is on my list.'],
    begun: ['I am at it: {work} is begun.', 'I am at {work} now.'],
    check: ['{Work} is waiting for a second check.', 'I cannot finish {work} before somebody has checked it.'],
    running: ['My part of {work} is done. It still needs its time.', '{Work} is under way. It still needs its time.'],
    done: ['Already done: {work}.', 'Yes, that is done: {work}.'],
    others: ['That is not my task. It is with {role}: {work}.', '{Work} is not my task but {role}’s.'],
    unknown: ['That is not among the tasks we have here.', 'I know of no such task on our lists.'],
  },
  place: {
    together: ['We are all at “{title}”.', 'We are at “{title}”.'],
    apart: ['I am at “{title}”, and you are at “{other}”.'],
  },
  decider: {
    other: ['The Provider decides. RT and RN advise.', 'That is for the Provider to decide, after our advice.'],
    own: ['I decide, after you have advised me.', 'That is for me to decide. I want your advice first.'],
    yours: ['You decide. RT and RN advise you.', 'That is for you to decide, after our advice.'],
  },
  thanks: ['You are welcome.', 'Gladly.', 'Any time.', 'Of course.'],
  greeting: ['Hello.', 'Hello, good to have you here.', 'Hi. Let us look after {newborn} well.'],
  called: [
    'Ask me what I advise and why, what I am doing, whether I am ready, what the monitor shows, where we are, or who decides.',
    'You can ask me for my advice and its reason, for the numbers on the monitor, about my tasks, or whether I am ready.',
  ],
} satisfies Talk['answers']

/** Of a newborn that is called so. */
export const answersOf = (called: CaseContent['patient']['called']): Talk['answers'] => ({
  ...answers,
  greeting: answers.greeting.map((one) => one.replace('{newborn}', pronounsOf(called).object)),
})
