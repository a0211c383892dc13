import type { CaseContent } from '#case/story/content.ts'

/** What no run comes to. */
export const unreached: NonNullable<CaseContent['unreached']> = []
