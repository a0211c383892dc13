import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../../base/ui/button.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'

/** Our own picture: a newborn in a transport incubator, and the aircraft whose trail is the heartbeat. */
const FLIGHT = new URL('./flight.svg', import.meta.url).href

export function StartScreen() {
  return (
    <PublicLayout>
      <div className="my-auto grid items-center gap-8 py-6 lg:grid-cols-2 lg:gap-16">
        <img
          src={FLIGHT}
          alt=""
          width={560}
          height={440}
          className="mx-auto w-full max-w-md lg:order-last lg:max-w-none"
        />
        <div className="max-w-xl">
          <p className="mb-4 font-semibold text-dawn">Team training for three</p>
          <PageHeading title="Neonatal Transport Trainer" className="text-balance font-bold text-display" />
          <p className="mt-5 text-lg text-night-soft leading-relaxed lg:text-xl">
            A newborn is failing in a small hospital, and your team is on call. Take the call, prepare, set out, decide
            at the bedside and bring the baby to intensive care.
          </p>
          <ButtonLink to="/welcome" look="dawn" className="mt-8 min-h-14 w-full px-8 text-lg column:w-auto">
            Start
            <ArrowRight aria-hidden size={20} />
          </ButtonLink>
          <p className="mt-5 text-night-soft leading-relaxed">
            Nobody else there?{' '}
            <Link to="/practise" className="inline-block py-2 font-semibold text-white underline underline-offset-4">
              Practise alone
            </Link>{' '}
            with two stand-ins.
          </p>
        </div>
      </div>
    </PublicLayout>
  )
}
