import type { CaseContent } from '#case/story/content.ts'

type Talk = CaseContent['standIns']['talk']

/** By role id. */
export const roles: Talk['roles'] = [
  ['Provider', 'doctor', 'doc', 'dr', 'physician', 'team lead'],
  ['RT', 'respiratory therapist', 'respiratory', 'therapist'],
  ['RN', 'nurse', 'nursing'],
]

export const fillers: Talk['fillers'] = [
  ...['the', 'a', 'an', 'her', 'his', 'their', 'my', 'our', 'baby', "baby's", 'patient', "patient's"],
  ...[
    'please',
    'pls',
    'plz',
    'just',
    'now',
    'currently',
    'again',
    'quickly',
    'quick',
    'today',
    'here',
    'there',
    'so far',
  ],
  ...['ok', 'okay', 'so', 'and', 'but', 'well', 'then', 'um', 'uh', 'alright', 'sorry', 'right'],
  ...['team', 'everyone', 'everybody', 'both', 'two', 'all', 'guys', 'folks', 'mate', 'colleagues'],
]

export const spellings: Talk['spellings'] = {
  "what's": 'what is',
  whats: 'what is',
  "what're": 'what are',
  "how's": 'how is',
  hows: 'how is',
  "where's": 'where is',
  wheres: 'where is',
  "who's": 'who is',
  whos: 'who is',
  "who'll": 'who will',
  "we're": 'we are',
  "you're": 'you are',
  "what'd": 'what would',
  u: 'you',
  r: 'are',
  ur: 'your',
  thx: 'thanks',
  ty: 'thanks',
  wdyt: 'what do you think',
  recommend: 'advise',
  suggest: 'advise',
  recommendation: 'advice',
  suggestion: 'advice',
  vitals: 'numbers',
  'vital signs': 'numbers',
}
