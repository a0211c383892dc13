import type { CheckedPart } from '../records/preparation.ts'

/** Something to choose. A wrong one does not register and shows its hint. */
export interface StepOption {
  readonly slug: string
  readonly name: string
  /** Every option has one, except the right one. */
  readonly hint?: string
}

/** One of these is right. */
export interface Choice {
  readonly options: readonly StepOption[]
  readonly right: string
}

/** A number that is right within its tolerance. */
export interface NumberAsked {
  readonly unit: string
  readonly right: number
  readonly tolerance: number
  /** Mistakes people make, each within the same tolerance, with what to say about it. */
  readonly wrong: readonly { readonly value: number; readonly hint: string }[]
  /** For any other wrong number. */
  readonly hint: string
}

interface StepFacts {
  readonly slug: string
  /** Names the action, never the value or the item to choose: those are what is checked. */
  readonly label: string
  /** Shown when a later step is tried while this one, its wait included, is not done. */
  readonly ifSkipped: string
  /** What can be read once the step is done. */
  readonly reading?: string
}

/** A plain act. With `waitMs` it is done when that time has passed. */
export interface DoStep extends StepFacts {
  readonly kind: 'do'
  readonly waitMs?: number
}

export interface ChooseStep extends StepFacts, Choice {
  readonly kind: 'choose'
}

/** A number to draw up or enter. `using`: what to draw it from, or where to connect; asked with it, judged before it. */
export interface NumberStep extends StepFacts, NumberAsked {
  readonly kind: 'number'
  readonly using?: Choice & { readonly label: string }
}

/** Done when every right item is picked, in any order. A wrong one does not register and shows its hint. */
export interface PickItemsStep extends StepFacts {
  readonly kind: 'pick-items'
  readonly items: readonly {
    readonly slug: string
    readonly name: string
    readonly isRight: boolean
    /** Every wrong item has one. */
    readonly hint?: string
    /** Shown once a right item is picked. */
    readonly note?: string
  }[]
}

/** A second person compares what was made with its order. Done when somebody else has confirmed it. */
export interface CheckStep extends StepFacts {
  readonly kind: 'check'
  readonly drug: string
  /** As it stands on the drug sheet. */
  readonly order: string
  readonly made: readonly {
    readonly slug: CheckedPart
    readonly name: string
    readonly value: string
    /** What RN finds who looks at it again and it fits. */
    readonly again: string
  }[]
  /** In one check of a run one of these takes the place of its part. Never a number that was entered right. */
  readonly misfits: readonly {
    readonly part: CheckedPart
    readonly value: string
    /** What is wrong with it, and what RN does about it who looks again. */
    readonly what: string
    readonly mend: string
  }[]
}

/** Numbers answered one after the other. The first answer to each is kept for the report, wrong or right. */
export interface NumbersStep extends StepFacts {
  readonly kind: 'numbers'
  readonly asks: readonly (NumberAsked & {
    readonly slug: string
    readonly label: string
    readonly using?: NumberStep['using']
    /** The arithmetic, shown once the answer is right. */
    readonly working: string
  })[]
}

/** Steps are done in their order. */
export type TaskStep = DoStep | ChooseStep | NumberStep | PickItemsStep | CheckStep | NumbersStep

export type FirebaseId = 'MedPumps' | 'OrderPharmacy' | 'MixedMeds' | 'CalibrateINO'

interface TaskFacts {
  readonly firebaseId: FirebaseId
  readonly taskName: string
  readonly taskDesc: string
  readonly url: string
}

/** How long a person can start nothing else, and how long it takes until it is done. Both from the start, at least. */
interface TaskTime {
  readonly busyMs: number
  readonly totalMs: number
}

export interface Task extends TaskFacts, TaskTime {
  readonly steps: readonly TaskStep[]
}

/** Others may start after `busyMs`. What was ordered arrives at the later of start + `totalMs` and send + `deliveryMs`. */
export interface OrderTask extends Task {
  readonly deliveryMs: number
}

export interface Drug extends TaskTime {
  readonly slug: string
  readonly name: string
  /** What stands on the drug sheet; how to make it is for the person to know. */
  readonly ordered: string
  readonly steps: readonly TaskStep[]
}

/** Drugs are mixed one at a time, in any order; each is timed by itself. `totalMs` is their sum. */
export interface MixingTask extends TaskFacts {
  readonly totalMs: number
  readonly drugs: readonly Drug[]
}

/** Opens after the last drug, has no clock, and closes the mixing. */
export interface EpiChallenge {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly steps: readonly TaskStep[]
}
