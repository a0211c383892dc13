export interface QuestionOption {
  readonly slug: string
  readonly name: string
  readonly score: number
  /** Shown with the result. */
  readonly why: string
  /** How the story goes on although this was decided; the right option needs none. */
  readonly bridge?: string
}

/** A question on which RT and RN advise and the Provider decides. */
export interface Question<Option extends QuestionOption = QuestionOption> {
  readonly question: string
  readonly options: readonly Option[]
  readonly right: string
  /** Shown with the result, below the options. */
  readonly note?: string
}

/** A promise to leave base within this time of accepting the call. */
export interface ResponseOption extends QuestionOption {
  /** The promise is kept while preparation and loading together stay under this. */
  readonly limitMs: number
}
