import { formOfOrder } from '../../orders/form-of-order.ts'
import { fieldInWords, nameOfOrder } from '../../orders/in-words.ts'
import { stopOf } from '../../orders/judge-step.ts'
import { wrongFields } from '../../orders/stage.ts'
import type { Order } from '../../records/order.ts'
import { PROVIDER } from '../../records/roles.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import { pronounsOf } from '../../story/pronouns.ts'
import type { Said } from './console-messages.ts'

interface Pair {
  readonly was: Order | undefined
  readonly is: Order
}

const say = (by: Said['by'], text: string): Said => ({ by, topic: 'tasks', text })

const ended = {
  reported: 'reports',
  cancelled: 'cancels the order',
  'called-anew': 'calls the order anew',
  'gone-on': 'goes on without the order',
} as const

/** What happened to an order: called, heard, confirmed, stopped, done step by step, closed. A wrong read-back is marked at once. */
export function sayOrder(told: CaseAndStory, { was, is }: Pair): Said[] {
  const form = formOfOrder(told, is)
  const { roleId } = is
  const name = nameOfOrder(told.content, is)
  const isNew = (list: 'calls' | 'agains' | 'heard' | 'questions' | 'steps' | 'tries') =>
    is[list].length > (was?.[list].length ?? 0)
  const [last, before] = [is.heard.at(-1), was?.heard.at(-1)]
  const said: Said[] = []
  if (isNew('calls')) {
    const again = is.calls.length > 1 ? ' again' : ''
    said.push(
      say(
        PROVIDER,
        `${name}: ${is.calls.at(-1)?.isWritten ? 'sends the order in writing' : 'calls the order'}${again}.`,
      ),
    )
  }
  if (isNew('agains')) said.push(say(roleId, `${name}: asks to hear the order again.`))
  if (isNew('questions')) said.push(say(roleId, `${name}: questions the order.`))
  if (last && isNew('heard')) said.push(saidBack(told, { name, roleId, heard: last, form }))
  if (last?.confirmedAt && !before?.confirmedAt) said.push(say(PROVIDER, `${name}: confirms the read-back.`))
  if (last?.stoppedAt && !before?.stoppedAt) {
    const stop = stopOf(is, form, told.content)?.says
    said.push({
      ...say(roleId, `${name}, stopped before it reached ${pronounsOf(told.content.patient.called).object}: ${stop}`),
      isWrong: true,
    })
  }
  if (isNew('steps')) {
    const done = is.steps.at(-1)
    const label = form.steps.find(({ slug }) => slug === done?.step)?.label
    said.push(say(done?.roleId ?? roleId, `${name}: ${label}.`))
  }
  if (isNew('tries'))
    said.push({ ...say(is.tries.at(-1)?.roleId ?? roleId, `${name}: a wrong attempt.`), isWrong: true })
  if (is.takenAt !== null && was?.takenAt == null) said.push(say(PROVIDER, `${name}: takes the order over.`))
  if (is.closed && !was?.closed) {
    const report = is.closed.how === 'reported' ? `: ${form.report}` : '.'
    said.push(say(is.closed.roleId, `${name}: ${ended[is.closed.how]}${report}`))
  }
  return said
}

interface Heard {
  readonly name: string
  readonly roleId: Order['roleId']
  readonly heard: Order['heard'][number]
  readonly form: ReturnType<typeof formOfOrder>
}

function saidBack({ content }: CaseAndStory, { name, roleId, heard, form }: Heard): Said {
  if (heard.said === null) return say(roleId, `${name}: heard, doing it.`)
  const words = form.fields.map((one) => fieldInWords(content, one, heard.said?.[one.field.slug])).join(', ')
  const wrong = wrongFields(heard, form)
  if (wrong.length === 0) return say(roleId, `${name}: reads back ${words}.`)
  const right = form.fields
    .filter(({ field }) => wrong.includes(field.slug))
    .map((one) => fieldInWords(content, one, one.right))
    .join(', ')
  return { ...say(roleId, `${name}: reads back ${words}. Ordered: ${right}.`), isWrong: true }
}
