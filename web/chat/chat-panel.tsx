import type { RoleId } from '#case/roles.ts'
import { useView } from '../live/live-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CallSoundButton } from './call-sound-button.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { sendMessage } from './send-message.ts'

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
