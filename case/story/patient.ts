/** A line of facts as screens show it. */
export interface LabelledFact {
  readonly label: string
  readonly value: string
}

/** A moment of the script. `lateTime`: where it stands when the team left an hour late. */
export interface ClockRow {
  readonly time: string
  readonly lateTime?: string
  readonly event: string
  readonly age?: string
  readonly lateAge?: string
}

/** The newborn, where she is, where she goes, and how. */
export interface Patient {
  readonly identifier: string
  /** For every calculation of the case. */
  readonly weightKg: number
  readonly newborn: readonly LabelledFact[]
  /** What the team may only conclude, so it is shown in the final report and not before. */
  readonly conclusions: readonly LabelledFact[]
  readonly places: readonly LabelledFact[]
  /** One of the places. */
  readonly receivingHospital: LabelledFact
  readonly aircraft: readonly LabelledFact[]
  readonly clock: readonly ClockRow[]
}
