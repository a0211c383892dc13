/** Both ends in seconds. */
export const goodLengthText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${from / 1000} to ${to / 1000} seconds`
