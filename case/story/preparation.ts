/** Something the Provider reviews or delegates while the others work. */
export interface ReviewPoint {
  readonly slug: string
  readonly text: string
  /** Shown in addition once the pharmacy order is sent: before, it would answer the order. */
  readonly afterOrder?: string
}

/** A verdict on the preparation time. It reaches from the band before up to and including `untilMs`; null: no end. */
export interface PreparationBand {
  readonly untilMs: number | null
  readonly title: string
  readonly advice: string
}

/** What an order of tasks costs at best, when every step is done within its time. */
export interface FirstMove {
  readonly move: string
  readonly totalMs: number
}

export interface Preparation {
  readonly reviewPoints: readonly ReviewPoint[]
  /** From ready to leaving base. Added to the preparation before it is held against the promise. */
  readonly loadingMs: number
  readonly bestMs: number
  readonly bands: readonly PreparationBand[]
  /** Why the pharmacy order goes first, a sentence each. */
  readonly orderPuzzle: readonly string[]
  /** Best first. */
  readonly firstMoves: readonly FirstMove[]
}
