import { renderSVG } from 'uqr'

/** Where a phone comes in. */
export const joinLink = (address: string, code: string): string => `${address}/join/${code}`

/** The address of a picture that a phone's camera reads as this link. */
export const qrPicture = (link: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
