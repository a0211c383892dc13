import { useEffect, useRef, useState } from 'react'
import type { Request } from '#case/commands.ts'
import type { GroupName } from '#case/story/decision-story.ts'
import { messages } from '#content/texts/messages.ts'
import { liveStore, useLive } from '../../live/live-store.ts'
import { notify } from '../../live/notice-store.ts'
import { post } from '../../live/post.ts'

type GroupRequest = Extract<Request, { kind: 'choose-option' | 'decide-group' }>

/** Sends advice or a decision, in one request or several. By the time of the answer the page may have gone along. */
export function useAskGroup(point: number, group: GroupName, onStored: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSending = useLive(({ outbox }) => outbox.some(({ request }) => 'group' in request && request.group === group))
  const isShown = useRef(false)

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  function ask(requests: readonly GroupRequest[]) {
    setRefusal(null)
    for (const request of requests) {
      post(request, (answer) => {
        if (request !== requests.at(-1)) return true
        if (answer.ok) {
          onStored()
          notify(messages.answerStored)
          return true
        }
        // A group that closed meanwhile is drawn anew, without this form: then the status line says it.
        if (!isShown.current || isDecided(point, group)) return false
        setRefusal(answer.message)
        return true
      })
    }
  }

  return { ask, isSending, refusal }
}

function isDecided(point: number, group: GroupName): boolean {
  const points = liveStore.get().held?.view.points ?? []
  const found = points.find((one) => one.point === point)?.groups.find(({ name }) => name === group)
  return found?.decidedAt !== null
}
