/** In ms of the device, as it was when the page came: a clock that is set meanwhile changes nothing of how long something takes. */
export const deviceNow = (): number => performance.timeOrigin + performance.now()
