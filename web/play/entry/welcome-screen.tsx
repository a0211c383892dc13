import { ArrowRight, Clock, Lock, ShieldAlert } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { disclaimer, timeNeeded } from '#content/texts/messages.ts'
import { lazyPart } from '../../base/parts/lazy-part.tsx'
import { RoleAvatar } from '../../base/roles/role-avatar.tsx'
import { roles } from '../../base/roles/roles.ts'
import { ButtonLink } from '../../base/ui/button.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'

const Prebriefing = lazyPart(() => import('./prebriefing.tsx').then((module) => module.Prebriefing))
/** As high as it is while folded up, so that nothing moves when it comes. */
const FOLDED_PX = 640

export function WelcomeScreen() {
  return (
    <PublicLayout>
      <div className="mx-auto my-auto w-full max-w-3xl py-6">
        <PageHeading title="Welcome to the team" className="font-bold text-display" />
        <p className="mt-5 max-w-2xl text-lg text-night-soft leading-relaxed">
          One case, three people, each on a device of their own. One takes the call and briefs the others; you advise
          each other, and live with what the team decides. At the end you read together what happened and why.
        </p>

        <h2 className="mt-9 mb-3 font-semibold text-lg">Three roles</h2>
        <ul className="grid gap-3 md:grid-cols-3">
          {roles.map((role) => (
            <li key={role.id} className="rounded-card bg-paper p-4 text-ink max-md:flex max-md:gap-4">
              <RoleAvatar role={role.id} />
              <div>
                <p className="font-semibold md:mt-3">{role.label}</p>
                <p className="text-ink-soft text-sm">{role.name}</p>
                <p className="mt-2 text-[0.9375rem] leading-normal">{role.work}</p>
              </div>
            </li>
          ))}
        </ul>

        <ul className="mt-8 space-y-5">
          <Note icon={<Clock />} title="About an hour">
            Plan {timeNeeded} with the debriefing. Clocks in the case run in real time.
          </Note>
          <Note icon={<ShieldAlert />} title="A simulation">
            {disclaimer}
          </Note>
        </ul>

        <div className="mt-5" style={{ minHeight: FOLDED_PX }}>
          <Suspense>
            <Prebriefing lock={<Lock />} />
          </Suspense>
        </div>

        <ButtonLink to="/login" look="dawn" className="mt-9 min-h-14 w-full px-8 text-lg column:w-auto">
          Continue
          <ArrowRight aria-hidden size={20} />
        </ButtonLink>
      </div>
    </PublicLayout>
  )
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span aria-hidden className="mt-0.5 text-dawn">
        {icon}
      </span>
      <div className="max-w-2xl">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-night-soft leading-relaxed">{children}</p>
      </div>
    </li>
  )
}
