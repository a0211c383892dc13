import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { isReadable, LONGEST_MESSAGE } from '#case/rules/readable-text.ts'
import { useDraft } from '../live/use-draft.ts'
import { Button } from '../ui/button.tsx'

export function ChatForm({ onSend }: { onSend: (text: string) => void }) {
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
          onChange={({ target }) => enter({ message: target.value })}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-36 min-h-12 flex-1 resize-none rounded-xl border border-line-strong bg-paper px-4 py-2.5 text-base"
        />
        <Button type="submit">
          Send
          <SendHorizontal aria-hidden size={18} />
        </Button>
      </div>
    </form>
  )
}
