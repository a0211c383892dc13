import { SyntheticEnvironmentModule } from '@iwer/sem'
import giver from '@iwer/sem/captures/office_small.json'
import { metaQuest3, XRDevice } from 'iwer'

// Runs in the page, before anything of it: a device that can show things in a room, and an giver to stand in.
const device = new XRDevice(metaQuest3)
device.stereoEnabled = false
// The eye is where the head is, so that what is aimed at can be told from where it is seen.
device.ipd = 0
device.installRuntime({ forceInstall: true })
Object.assign(window, { device })

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
