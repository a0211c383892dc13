/** Somebody, as the server knows them. The case keeps nothing of it: a rule that needs it is given it with the command. */
export interface Person {
  readonly uid: string
  readonly name: string
  readonly isSignedIn: boolean
  /** Has a page open. Being away is not a logout. */
  readonly isPresent: boolean
  /** When they came, went or signed out. */
  readonly since: number
  /** They are in another room. */
  readonly isElsewhere?: true
}

export type People = readonly Person[]
