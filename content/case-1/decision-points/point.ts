import type { DecisionGroup, DecisionOption } from '#case/records/decision-point.ts'

/** An option with the reason that is shown once its point is decided. */
export type Option = DecisionOption & { readonly why: string }

/** The options of a decision point by group, in the order people see them. */
export type Point = { readonly [G in DecisionGroup['decisionName']]?: readonly Option[] }
