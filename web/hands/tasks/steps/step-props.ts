import type { StepView } from '#case/views/preparation/task-steps.ts'

/** What a person does at a step. */
export interface StepAnswer {
  readonly step: string
  readonly choice?: string | undefined
  readonly ask?: string | undefined
  readonly value?: number | undefined
  readonly using?: string | undefined
}

/** What every kind of step is handed. */
export interface StepProps {
  /** The piece of work that the step belongs to. */
  readonly work: string
  readonly step: StepView
  /** What the last try was answered, if it did not register. */
  readonly hint: string | null
  /** The answer to this step that is on its way; another one waits for it. */
  readonly sending: StepAnswer | null
  readonly onAnswer: (answer: Omit<StepAnswer, 'step'>) => void
}

/** Where the list and the picture of a task keep what is entered at a step: the one goes on with what the other has. */
export const draftName = (work: string, step: string, ask = ''): string => `${work}/${step}/${ask}`
