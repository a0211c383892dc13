import { SyntheticEnvironmentModule } from '@iwer/sem'
import giver from '@iwer/sem/captures/office_small.json'
import { metaQuest3, XRDevice } from 'iwer'

// Runs in the page, before anything of it: a device that can show things in a room, and an giver to stand in.
const device = new XRDevice(metaQuest3)
device.stereoEnabled = false
// The eye is where the head is, so that what is aimed at can be told from where it is seen.
device.ipd = 0
device.installRuntime({ forceInstall: true })

// Pictures are drawn when somebody looks, and now and then: a processor that has to draw them one after the other is kept from all else.
const NOW_AND_THEN_MS = 500
/** Most of the time is left to what else the page does, its connection above all, however long a picture takes. */
const REST = 4
const ask = XRSession.prototype.requestAnimationFrame
let asked: (() => void)[] = []
let tookMs = 0
XRSession.prototype.requestAnimationFrame = function (draw) {
  asked.push(() =>
    ask.call(this, (...given) => {
      const from = performance.now()
      draw(...given)
      tookMs = performance.now() - from
    }),
  )
  return 0
}
function look(): void {
  const now = asked
  asked = []
  for (const one of now) one()
}
function nowAndThen(): void {
  look()
  setTimeout(nowAndThen, Math.max(NOW_AND_THEN_MS, REST * tookMs))
}
nowAndThen()
Object.assign(window, { device, look })

// The room is made when there is a document, and is there to be hit, not to be seen.
addEventListener('DOMContentLoaded', () => {
  device.installSEM(
    class extends SyntheticEnvironmentModule {
      constructor(of: XRDevice) {
        super(of)
        this.loadEnvironment(giver)
      }
      override render() {}
    } as unknown as Parameters<XRDevice['installSEM']>[0], // depth is not what this test is about
  )
})
