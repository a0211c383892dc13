/** What the referring physician says on the phone. */
export interface Call {
  readonly caller: string
  readonly title: string
  /** The spoken words, cut for captions. Joined by blanks they are the script to the letter. */
  readonly captions: readonly string[]
  readonly durationMs: { readonly hint: number; readonly from: number; readonly to: number }
  /** The same facts as numbers. Post-ductal sample; pressures in mmHg, MAP in cmH2O. */
  readonly numbers: {
    readonly MAP: number
    readonly PIP: number
    readonly PEEP: number
    readonly rate: number
    readonly FiO2: number
    readonly ph: number
    readonly PCO2: number
    readonly PO2: number
    readonly HCO3: number
    readonly BE: number
    readonly heartRate: number
    readonly bloodPressure: string
    readonly oxygenPre: number
    readonly oxygenPost: number
    readonly oxygenationIndex: number
  }
}

/** The recorded voice beside the words. */
export interface CallTiming {
  readonly durationMs: number
  /** When each caption of the call is heard, in their order. */
  readonly captions: readonly { readonly fromMs: number; readonly toMs: number }[]
  /** The height of the sound in equal steps, 0 to 1. */
  readonly peaks: readonly number[]
}
