import { Callout } from './callout.tsx'

/** In a room that hides the score. */
export const ReasonsInDebriefing = () => <Callout>What was right, and why, you talk about in the debriefing.</Callout>
