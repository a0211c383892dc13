/** What a container says of the sound in it. */
export interface Sound {
  readonly hasAudio: boolean
  readonly hasVideo: boolean
  readonly durationMs: number
  /** It says itself how long it is and where its parts are. */
  readonly isSeekable: boolean
}

/** `broken`: it does not parse to its end. `other`: a sound container, but not one that browsers share. */
export type Reading = Sound | 'broken' | 'other'
