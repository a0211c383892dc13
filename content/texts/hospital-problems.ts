import { messages } from './messages.ts'

const askWhoRuns = 'Tell whoever runs the trainer.'

/** Why a sign-in with the hospital's account came to nothing, with the name that the house has given it. */
const problems = {
  away: (name: string) => `${name} cannot be reached just now. Try again in a minute.`,
  settings: (name: string) => `${name} does not know this trainer as it is set up here. ${askWhoRuns}`,
  clock: (name: string) => `The clocks of ${name} and of this trainer are too far apart. ${askWhoRuns}`,
  keys: (name: string) =>
    `What ${name} sent could not be verified: it may have new keys. Try again; if that does not help, tell whoever runs the trainer.`,
  audience: (name: string) => `What ${name} sent was meant for another application. ${askWhoRuns}`,
  used: () => 'This sign-in has been used already, or was left open for too long. Begin again.',
  'not-bound': () =>
    'This sign-in was left open for too long, or was begun in another browser, or once more in another tab. Begin again here.',
  declined: (name: string) => `${name} did not sign you in. Begin again, or ask its help desk.`,
  'not-admitted': (name: string) =>
    `${name} knows you, but yours is none of the accounts that may use this trainer. Ask your instructor.`,
  'no-email': (name: string) => `${name} did not tell an e-mail address of yours, and without one there is no account.`,
  'email-not-verified': (name: string) =>
    `${name} does not say that your e-mail address is verified, so it opens no account. Ask its help desk.`,
  'linked-otherwise': (name: string) =>
    `The account with your e-mail address belongs to somebody else’s sign-in with ${name}. ${askWhoRuns}`,
  busy: () => 'Very many sign in from your network just now. Wait a moment, then begin again.',
  unreachable: () => 'The trainer cannot reach its database just now. Wait a moment, then begin again.',
  unforeseen: () => messages.unforeseen,
}

export type HospitalProblem = keyof typeof problems

export const isHospitalProblem = (text: string): text is HospitalProblem => Object.hasOwn(problems, text)

export const hospitalProblemText = (problem: HospitalProblem, name: string): string => problems[problem](name)

/** Where nobody signs in by password. */
export const passwordsClosed = (name: string): string => `Nobody signs in by password here. Sign in with ${name}.`
