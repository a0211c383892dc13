import { labelOf } from '../../records/roles.ts'
import type { CaseState, Change } from '../../records/state.ts'
import { flagInWords, flagSentence } from '../../rules/flag-words.ts'
import { handInWords } from '../../rules/hands.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Said } from './console-messages.ts'

interface Told {
  readonly before: CaseState
  readonly content: CaseContent
}

type Put = Extract<Change, { op: 'put' }>

const voiceNames = {
  'referring-doctor': 'the referring doctor',
  'medical-control': 'medical control',
  pilot: 'the pilot',
  dispatch: 'dispatch',
  parent: 'a parent',
  educator: 'themselves',
} as const

/** What an educator did, in words; nothing where a record is not of theirs. */
export function sayEducating({ before, content }: Told, put: Put): Said[] {
  const text = wordsOf({ before, content }, put)
  const isFlag = put.collection === 'Flag' && { isFlag: true as const }
  return text === null ? [] : [{ by: 'educator', topic: 'educator', text, ...isFlag }]
}

function wordsOf({ before, content }: Told, { collection, id, data }: Put): string | null {
  switch (collection) {
    case 'CaseClock': {
      const was = before.records.CaseClock[id]
      const skip = data.skips.at(-1)
      if (skip && data.skips.length > (was?.skips.length ?? 0)) return `Skips a wait, to: ${skip.what}`
      const last = data.pauses.at(-1)
      if (!last || last.to === null) return 'Pauses the case.'
      return last.wasForgotten ? 'The pause ends by itself: no educator was there.' : 'The case goes on.'
    }
    case 'Spoken': {
      const to = data.to === null ? 'all' : labelOf(data.to)
      const said = data.sound ? `a recording of ${Math.round(data.sound.durationMs / 1000)} s` : data.text
      return data.isPrompt ? `Prompts ${to}: ${said}` : `Speaks as ${voiceNames[data.as]} to ${to}: ${said}`
    }
    case 'Flag': {
      // Words put to it later are read on it.
      if (before.records.Flag[id]) return null
      if (data.sign) return `Flags. ${flagSentence(flagInWords(data, content))}`
      return data.text ? `Flags: ${data.text}` : 'Flags this moment.'
    }
    case 'Judgement': {
      const objective = content.objectives.find(({ slug }) => slug === id)?.text ?? id
      return `Says “${data.isMet ? 'met' : 'not met'}” of “${objective}”: ${data.word}`
    }
    case 'ScoreSight':
      return data.isHidden ? 'Hides the score.' : 'Shows the score.'
    case 'ActForSeat':
      return `Does the next thing for ${labelOf(data.roleId)}.`
    case 'Hand':
      return `Sets ${handInWords(content, data)}.`
    case 'Steering':
      return before.records.Steering[id] ? 'Takes over steering.' : null
    default:
      return null
  }
}
