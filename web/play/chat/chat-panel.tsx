import { Bell, BellOff, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useSyncExternalStore } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { isReadable, LONGEST_MESSAGE } from '#case/rules/readable-text.ts'
import { chatText } from '#content/texts/promises.ts'
import { useLive, useView } from '../../base/live/surroundings.ts'
import { useDraft } from '../../base/live/use-draft.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { callSound } from '../../hands/attention/call-person.ts'
import { chime } from '../../hands/attention/chime.ts'
import { wakeSpeaker } from '../../monitor/sound/speaker.ts'
import { ChatLog } from './chat-log.tsx'
import { sendMessage } from './waiting-messages.ts'

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

function ChatForm({ onSend }: { onSend: (text: string) => void }) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [{ message = '' }, enter] = useDraft('chat')

  function send() {
    if (isReadable(message)) onSend(message)
    enter({ message: '' })
    input.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent) {
    // An Enter that ends the composing of a character is no Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="border-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        Message
      </label>
      <div className="flex items-end gap-2.5">
        <textarea
          id={id}
          ref={input}
          rows={1}
          maxLength={LONGEST_MESSAGE}
          value={message}
          aria-describedby={`${id}-readers`}
          onChange={({ target }) => enter({ message: target.value })}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-36 min-h-12 flex-1 resize-none rounded-xl border border-line-strong bg-paper px-4 py-2.5 text-base"
        />
        <Button type="submit">
          Send
          <SendHorizontal aria-hidden size={18} />
        </Button>
      </div>
      <ChatReaders id={`${id}-readers`} />
    </form>
  )
}

export function ChatReaders({ id }: { id: string }) {
  const room = useLive((state) => state.room)
  return (
    <p id={id} className="mt-1.5 text-ink-soft text-sm">
      {chatText(room)}
    </p>
  )
}
