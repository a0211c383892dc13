export interface ReportItem {
  readonly slug: string
  readonly title: string
  readonly text: string
}

export interface ReportQuestion {
  readonly slug: string
  readonly question: string
  /** Slugs of the report items that this question brings to light. */
  readonly reveals: readonly string[]
}

export interface BedsideReport {
  readonly time: string
  readonly questions: readonly ReportQuestion[]
  readonly items: readonly ReportItem[]
  /** In mg/dL, handed over by a team that drew no gas. */
  readonly glucose: number
}
