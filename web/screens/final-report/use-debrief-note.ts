import { useLive } from '../../live/live-store.ts'
import { useCommand } from '../../live/use-command.ts'
import { useKeptText } from '../../live/use-kept-text.ts'

/** One's own words to a prompt. `stored` is what the team has of them. */
export function useDebriefNote(prompt: string, stored: string) {
  const save = useCommand('write-debrief')
  const waiting = useLive(({ outbox }) =>
    outbox.findLast(({ request }) => request.kind === 'write-debrief' && request.prompt === prompt),
  )?.request
  const note = useKeptText({
    stored,
    onItsWay: waiting?.kind === 'write-debrief' ? waiting.text : null,
    refusal: save.refusal,
    send: (text) => save.send({ prompt, text }),
  })
  return { ...note, refusal: save.refusal }
}
