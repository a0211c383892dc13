import { ArrowRight, Bot } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Manner, mannerNames, manners } from '#case/records/manners.ts'
import type { RoleId } from '#case/records/roles.ts'
import { ORDERS_BY_DEFAULT } from '#case/rules/orders-by-default.ts'
import { disclaimer } from '#content/texts/messages.ts'
import { practicePromise } from '#content/texts/promises.ts'
import { isGuest, useStoredUser } from '../../base/live/stored-user.ts'
import { useLive } from '../../base/live/surroundings.ts'
import { RoleAvatar } from '../../base/roles/role-avatar.tsx'
import { roles } from '../../base/roles/roles.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { TextField } from '../../base/ui/text-field.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { PaceField, paceOf } from './pace-field.tsx'
import { practise } from './room-requests.ts'
import { StoryChoice } from './story-choice.tsx'

/** One person and two stand-ins, in a room of one's own. */
export function PractiseScreen({ hasEnded = false }: { hasEnded?: boolean }) {
  const user = useStoredUser()
  const isPractising = useLive((state) => state.room?.isPractice ?? false)

  return (
    <PublicLayout isLive={user !== null}>
      <div className="mx-auto my-auto w-full max-w-2xl py-6">
        <PageHeading title="Practise alone" className="font-bold text-display" />
        <p className="mt-3 text-lg text-night-soft leading-relaxed">
          You play one role, stand-ins play the other two, in a room of your own. They advise, do their tasks and answer
          you as colleagues would. {practicePromise}
        </p>
        <div className="mt-6 rounded-3xl bg-paper p-5 text-ink shadow-sheet [--color-focus:#2563eb] column:p-8">
          {hasEnded && (
            <div role="status" className="mb-6">
              <Callout look="wait">Your practice has ended.</Callout>
            </div>
          )}
          {user && isGuest(user) && !isPractising ? (
            <Callout look="wait">You are in a room as a guest. Log out of it to practise alone.</Callout>
          ) : (
            <PracticeForm isPractising={isPractising} />
          )}
          <p className="mt-5 text-ink-soft text-sm leading-relaxed">{disclaimer}</p>
        </div>
        <p className="mt-4 flex flex-wrap justify-center gap-x-6">
          {user ? (
            <Link to="/select-role" className={LINK}>
              Back to the roles
            </Link>
          ) : (
            <>
              <Link to="/" className={LINK}>
                Back to the start
              </Link>
              <Link to="/login" state={{ to: '/practise' }} className={LINK}>
                Log in
              </Link>
            </>
          )}
        </p>
      </div>
    </PublicLayout>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-night-soft underline underline-offset-4 hover:text-white'

function PracticeForm({ isPractising }: { isPractising: boolean }) {
  const [role, setRole] = useState<RoleId | null>(null)
  const [manner, setManner] = useState<Manner>('ordinary')
  const [pace, setPace] = useState('')
  const [story, setStory] = useState<string | null>(null)
  const [hasOrders, setHasOrders] = useState(ORDERS_BY_DEFAULT)
  const number = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = number.current?.value.trim() ?? ''
    if (role === null) return setProblem('Choose the role that you want to play.')
    if (!/^\d{0,9}$/.test(typed))
      return setProblem('The number of a practice has digits only. Leave it out for a new one.')
    setProblem(null)
    setIsBusy(true)
    const found = await practise({
      roleId: role,
      manner,
      hasOrders,
      ...paceOf(pace),
      ...(story !== null && { story }),
      ...(typed && { seed: Number(typed) }),
    })
    // Once it has begun, this page gives way to the seat's.
    if (found === null) return
    setIsBusy(false)
    setProblem(found)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      {isPractising && <Callout look="wait">You are practising already. Beginning anew ends that practice.</Callout>}
      <StoryChoice chosen={story} onChoose={setStory} />
      <RoleChoice chosen={role} onChoose={setRole} />
      <MannerChoice chosen={manner} onChoose={setManner} />
      <OrdersOption isChosen={hasOrders} onChoose={setHasOrders} />
      <div className="grid gap-4 column:grid-cols-2">
        <PaceField value={pace} onChange={setPace} />
        <TextField
          ref={number}
          label="Repeat practice number"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          placeholder="New"
        />
      </div>
      <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      <Button type="submit" className="min-h-14 w-full text-lg" disabled={isBusy}>
        {isBusy ? 'Opening your room' : 'Begin'}
        <ArrowRight aria-hidden size={20} />
      </Button>
    </form>
  )
}

const MannerChoice = ({ chosen, onChoose }: { chosen: Manner; onChoose: (manner: Manner) => void }) => (
  <fieldset>
    <legend className="mb-3 font-semibold text-lg leading-snug">How do your stand-ins play?</legend>
    <div className="grid gap-2.5 md:grid-cols-3">
      {choices.map(([slug, { name, text }]) => (
        <label key={slug} className={OPTION}>
          <input
            type="radio"
            name="manner"
            checked={slug === chosen}
            onChange={() => onChoose(slug)}
            className="mt-0.5 size-5 shrink-0 accent-action"
          />
          <span className="leading-snug">
            <span className="block font-semibold">{name}</span>
            <span className="block text-ink-soft text-sm">{text}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)

const OrdersOption = ({ isChosen, onChoose }: { isChosen: boolean; onChoose: (isChosen: boolean) => void }) => (
  <label className={OPTION}>
    <input
      type="checkbox"
      checked={isChosen}
      onChange={(event) => onChoose(event.target.checked)}
      className="mt-0.5 size-5 shrink-0 accent-action"
    />
    <span className="leading-snug">
      <span className="block font-semibold">Orders at the bedside</span>
      <span className="block text-ink-soft text-sm">
        What is decided is called, read back, done by hand and reported.
      </span>
    </span>
  </label>
)

const OPTION =
  'flex min-h-13 cursor-pointer items-start gap-3 rounded-xl border border-line-strong bg-paper px-4 py-3 transition-colors hover:bg-wash has-checked:border-action has-checked:bg-wash has-checked:ring-1 has-checked:ring-action'

const choices = mannerNames.map((slug) => {
  const [name = '', does = ''] = manners[slug].title.split(': ')
  return [slug, { name, text: `${does.charAt(0).toUpperCase()}${does.slice(1)}.` }] as const
})

function RoleChoice({ chosen, onChoose }: { chosen: RoleId | null; onChoose: (role: RoleId) => void }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg leading-snug">Which role is yours?</legend>
      <div className="grid gap-2.5 md:grid-cols-3">
        {roles.map(({ id, label, name }) => (
          <label
            key={id}
            data-role={id}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-xl border border-line-strong bg-paper px-4 py-3 transition-colors hover:bg-wash has-checked:border-(--role) has-checked:bg-(--role-soft) has-checked:ring-(--role) has-checked:ring-1"
          >
            <input
              type="radio"
              name="role"
              aria-label={label}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="size-5 shrink-0 accent-(--role)"
            />
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block font-semibold text-(--role)">{label}</span>
              <span className="block text-ink-soft text-sm">{name}</span>
            </span>
            {chosen === null || id === chosen ? (
              <RoleAvatar role={id} />
            ) : (
              <Bot role="img" aria-label="A stand-in plays it" size={24} className="shrink-0 text-ink-soft" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
