import { Bell, BellOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { callSound } from '../attention/call-person.ts'
import { chime } from '../attention/chime.ts'
import { useView } from '../live/surroundings.ts'
import { wakeSpeaker } from '../monitor/sound/speaker.ts'
import { IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { sendMessage } from './messages.ts'

export function ChatPanel({ role, onClose }: { role: RoleId; onClose: () => void }) {
  const isRunning = useView((view) => view.isRunning) ?? false

  return (
    <Dialog title="Team chat" kind="drawer" tool={<CallSoundButton />} onClose={onClose}>
      <ChatLog role={role} />
      {isRunning ? (
        <ChatForm onSend={sendMessage} />
      ) : (
        <p className="border-line border-t p-5 text-ink-soft">The chat opens when a Provider starts the case.</p>
      )}
    </Dialog>
  )
}

/** Switched on it is heard at once: so one knows it, and the browser lets it sound later. */
function CallSoundButton() {
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
