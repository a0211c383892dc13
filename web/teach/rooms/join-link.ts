import { renderSVG } from 'uqr'
import type { LedRoom } from '#case/rooms.ts'

type Way = Pick<LedRoom, 'code' | 'linkKey'>

/** Where people come in, as it is read aloud. */
export const joinAddress = (address: string, { code }: Way): string => `${address}/join/${code}`

/** The same with its key. Behind the #: no log and no other site learns of it. */
export const joinLink = (address: string, room: Way): string => `${joinAddress(address, room)}#${room.linkKey}`

/** The address of a picture that a phone's camera reads as this link. */
export const qrPicture = (link: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
