import { titledPoint } from './points-named.ts'

/** What a check finds: where, what, and what to do about it. */
export interface Finding {
  /** The way to it in the story: `decisionStories[2].course[0]`. */
  readonly at: string
  readonly what: string
  readonly todo: string
}

export type Findings = Generator<Finding>

/** The same for whoever writes the story. */
export interface Complaint extends Finding {
  /** In the words of the story: Decision point 3 “Leave or stay”, how she fares, 1. */
  readonly place: string
}

export const found = (at: string, what: string, todo: string): Finding => ({ at, what, todo })

export const complaintOf = (story: unknown, finding: Finding): Complaint => ({
  ...finding,
  place: placeInWords(story, finding.at),
})

/** As the server tells it that does not start. */
export const inOneLine = ({ at, what, todo }: Finding): string => `${at}: ${what}. ${todo}.`

const fields: { readonly [field: string]: string } = {
  decisionStories: '',
  decisionPoints: 'record of the point',
  flows: 'the way of role',
  injections: 'event',
  metrics: 'metric',
  objectives: 'objective',
  standIns: 'stand-ins',
  asFound: 'as found',
  groups: '',
  moments: 'moment',
  course: 'how the newborn fares',
  callBefore: 'the call before it',
  pages: 'page',
  situation: 'situation',
  sets: 'what it sets',
  when: 'condition',
}

/** Where something stands, as somebody who writes the story would say it. */
function placeInWords(story: unknown, at: string): string {
  const words: string[] = []
  let node = story
  let before = ''
  for (const token of at.split(/[.[\]:,]+ ?/).filter(Boolean)) {
    const item = childOf(node, token)
    words.push(inWords(story, before, token, item))
    node = item
    before = token
  }
  return words.filter(Boolean).join(', ')
}

const childOf = (node: unknown, token: string): unknown =>
  typeof node === 'object' && node !== null ? (node as { readonly [key: string]: unknown })[token] : undefined

function inWords(story: unknown, before: string, token: string, item: unknown): string {
  if (/^\d+$/.test(token)) {
    if (before === 'decisionStories') return titledPoint(story, Number(token))
    return namedIn(item) ?? String(Number(token) + 1)
  }
  return (
    fields[token] ?? (/[ /-]/.test(token) ? token : token.replace(/(?<=[a-z])[A-Z]/g, (one) => ` ${one.toLowerCase()}`))
  )
}

/** What it is called where it stands. */
function namedIn(item: unknown): string | null {
  const called = ['title', 'name', 'heading', 'part', 'question', 'label', 'drug', 'slug'].map((key) =>
    childOf(item, key),
  )
  const name = called.find((one) => typeof one === 'string')
  return name === undefined ? null : `“${name}”`
}
