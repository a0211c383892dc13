/** A finger that moves less than this has tapped. */
export const STILL_PX = 9
