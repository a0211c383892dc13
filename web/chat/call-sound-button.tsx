import { Bell, BellOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { callSound } from '../attention/call-person.ts'
import { chime } from '../attention/chime.ts'
import { wakeSpeaker } from '../monitor/speaker.ts'
import { IconButton } from '../ui/button.tsx'

/** Switched on it is heard at once: so one knows it, and the browser lets it sound later. */
export function CallSoundButton() {
  const isOn = useSyncExternalStore(callSound.subscribe, callSound.isOn)
  const Icon = isOn ? Bell : BellOff

  function toggle() {
    callSound.set(!isOn)
    if (isOn) return
    wakeSpeaker()
    chime()
  }
  return (
    <IconButton label="Sound when something waits for you" aria-pressed={isOn} onClick={toggle}>
      <Icon aria-hidden size={20} />
    </IconButton>
  )
}
