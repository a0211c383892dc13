import type { DebriefingPhase } from '../records/debriefing.ts'
import { type RoleId, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import type { DebriefPrompt } from '../story/final-report.ts'

export interface WrittenNote {
  readonly roleId: RoleId
  readonly text: string
  readonly time: number
}

/** A phase of the debrief with what each role wrote to its prompts, in the order of the roles. */
export interface WrittenPhase {
  readonly slug: string
  readonly title: string
  readonly stage: DebriefingPhase
  readonly prompts: readonly (DebriefPrompt & { readonly notes: readonly WrittenNote[] })[]
}

export const debriefNoteId = (prompt: string, roleId: RoleId): string => `${prompt}/${roleId}`

/** Whether it asks for words. A topic is only explained. */
export const asksForWords = ({ kind }: DebriefPrompt): boolean => kind !== 'topic'

export const writtenPhasesOf = (state: CaseState, { debrief }: CaseContent): WrittenPhase[] =>
  debrief.map(({ slug, title, stage, prompts }) => ({
    slug,
    title,
    stage,
    prompts: prompts.map((prompt) => ({ ...prompt, notes: notesOn(state, prompt) })),
  }))

const notesOn = ({ records }: CaseState, { slug }: DebriefPrompt): WrittenNote[] =>
  roleIds.flatMap((roleId) => {
    const note = records.DebriefNote[debriefNoteId(slug, roleId)]
    return note ? [{ roleId, text: note.text, time: note.time }] : []
  })
