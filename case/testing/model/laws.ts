import type { Law } from './law.ts'
import {
  answersStand,
  chatOnlyGrows,
  consentIsOnesOwn,
  debriefIsOnesOwn,
  decisionsStand,
  slotsAreOnesOwn,
  whatWasSaidStays,
} from './laws-of-answers.ts'
import { pointsOpenWithTheAnalysis, ratingsAreOnesOwn, whoLeadsMovesThePhase } from './laws-of-debriefing.ts'
import { aPauseIsStill, clocksAreWhole, marksStand, oneSteers, wordsOfEducatorsStay } from './laws-of-educating.ts'
import {
  flagsAreOnesOwn,
  flagsHaveTheirReasons,
  flagsNeverGoBack,
  oneClock,
  oneThingAtATime,
  workOnlyGrows,
} from './laws-of-flags-and-clock.ts'
import {
  decisionsCountTheSame,
  nobodyIsStuck,
  ordersAreOnesOwn,
  ordersMoveNothing,
  ordersStand,
  resultsWaitForHands,
  whatIsSeenFollowsHands,
} from './laws-of-orders.ts'
import {
  eventsMoveNothing,
  placesMoveOn,
  rowsFollowTheDecisions,
  scoreIsWhatWasDecided,
  theMonitorFollows,
} from './laws-of-score-and-course.ts'
import {
  anEndedRunIsOver,
  aWipeLeavesNothing,
  oneSeatEach,
  oneVersionEach,
  onlyThreeWaysToEnd,
  onlyWhoMay,
  recordingsOfThisRun,
  recordsKeepTheirShape,
  runsStartFromTheSeed,
  seatsAreKept,
} from './laws-of-seats-and-runs.ts'

/**
 * What holds after every accepted command, whoever asked whatever. That a command sent again has one effect is
 * the command loop's to keep, with its store: it is tested on the server.
 */
export const laws = {
  theMonitorFollows,
  oneSeatEach,
  anEndedRunIsOver,
  runsStartFromTheSeed,
  aWipeLeavesNothing,
  onlyThreeWaysToEnd,
  onlyWhoMay,
  seatsAreKept,
  recordingsOfThisRun,
  oneVersionEach,
  recordsKeepTheirShape,
  flagsNeverGoBack,
  flagsHaveTheirReasons,
  flagsAreOnesOwn,
  oneClock,
  oneThingAtATime,
  workOnlyGrows,
  chatOnlyGrows,
  slotsAreOnesOwn,
  decisionsStand,
  answersStand,
  whatWasSaidStays,
  debriefIsOnesOwn,
  consentIsOnesOwn,
  scoreIsWhatWasDecided,
  rowsFollowTheDecisions,
  placesMoveOn,
  eventsMoveNothing,
  ordersMoveNothing,
  decisionsCountTheSame,
  ordersStand,
  ordersAreOnesOwn,
  resultsWaitForHands,
  nobodyIsStuck,
  whatIsSeenFollowsHands,
  aPauseIsStill,
  clocksAreWhole,
  oneSteers,
  wordsOfEducatorsStay,
  marksStand,
  whoLeadsMovesThePhase,
  pointsOpenWithTheAnalysis,
  ratingsAreOnesOwn,
} as const satisfies { readonly [name: string]: Law }
