import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { paths } from '../../lib/paths.ts'
import { type ChosenPlan, describeChosenPlan, withChosenPlan } from '../../lib/plans/chosen-plan.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useChosenPlan } from './use-chosen-plan.ts'

// Most who come have chosen nothing.
const ChosenPlanPrice = lazyPart(async () => (await import('../../lib/plans/ChosenPlanPrice.tsx')).ChosenPlanPrice)

interface AuthPageProps {
  title: string
  subtitle?: string
  description?: string
  children: ReactNode
  /** Below the card: the other way in. */
  after?: ReactNode
}

/** The frame of the screens around an account: a head, one card, one way on. */
export function AuthPage({ title, subtitle, description, children, after }: AuthPageProps) {
  // On a phone the links of mails open without a top bar for whoever is signed in: the way on is in the head.
  const back = useSession().status === 'user' ? { to: paths.home, label: 'Wróć na start' } : undefined
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      {description && <meta name="description" content={description} />}
      <PageHeader title={title} subtitle={subtitle} back={back} centred={!back} />
      <div className="page page-narrow">
        <div className="mx-auto flex w-full max-w-110 flex-col gap-6">
          <Card pad="lg" className="max-md:border-0! max-md:bg-transparent! max-md:p-0! max-md:shadow-none!">
            {children}
          </Card>
          {after}
        </div>
      </div>
    </>
  )
}

/** What was chosen at /plany with its price, and what comes before it. */
export function ChosenPlanNote({ chosen, children }: { chosen: ChosenPlan; children: ReactNode }) {
  return (
    <Banner tone="neutral" role="status">
      Wybrany plan: <strong>{describeChosenPlan(chosen)}</strong>.{/* The line is there before its words: nothing below moves. */}
      <span className="block min-h-lh">
        <ChosenPlanPrice chosen={chosen} />
      </span>
      {children}
    </Banner>
  )
}

interface OutcomeProps {
  tone: 'ok' | 'late'
  icon?: ReactNode
  children: ReactNode
}

/** The result of a link or a form, in the place of it. */
export function Outcome({ tone, icon, children }: OutcomeProps) {
  const ok = tone === 'ok'
  return (
    <div role={ok ? 'status' : 'alert'} className="flex flex-col items-center gap-3 text-center">
      <span
        className={`grid size-16 place-items-center rounded-card [&_svg]:size-8 ${ok ? 'bg-ok-soft text-ok-ink' : 'bg-late-soft text-late-ink'}`}
      >
        {icon ?? (ok ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />)}
      </span>
      <p className="text-lead text-pretty">{children}</p>
    </div>
  )
}

/** A link is being looked at. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-6 text-lead">
      <Spinner />
      {children}
    </p>
  )
}

/** The way on once an account can be signed in to. */
export function ToLogin() {
  return (
    <ButtonLink to={withChosenPlan(paths.login, useChosenPlan())} size="lg" full className="mt-6">
      Przejdź do logowania
    </ButtonLink>
  )
}
