import type { Onboarding, OnboardingStep } from '@spizarka/contract/onboarding'
import { Check, ChevronRight, CircleDashed } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Row, Rows } from '../../../ui/Row.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'

const ANSWERS: readonly { step: OnboardingStep; title: string }[] = [
  { step: 'equipment', title: 'Wyposażenie kuchni' },
  { step: 'health-conditions', title: 'Zdrowie i alergie' },
  { step: 'diet-exclusions', title: 'Dieta i wykluczenia' },
]

/** The three questions, each with what became of it and the way back to it. */
export function StepSummary({ progress }: { progress: Onboarding | undefined }) {
  if (!progress) return <SkeletonRows rows={3} />
  return (
    <Rows label="Twoje odpowiedzi">
      {ANSWERS.map(({ step, title }) => {
        const saved = progress.steps.some((each) => each.step === step && each.outcome === 'saved')
        return (
          <Row
            key={step}
            className="relative hover:bg-sunken"
            start={
              <span
                aria-hidden
                className={`grid size-12 shrink-0 place-items-center rounded-tile ${saved ? 'bg-ok-soft text-ok-ink' : 'bg-sunken text-muted'}`}
              >
                {saved ? <Check className="size-6" /> : <CircleDashed className="size-6" />}
              </span>
            }
            title={
              <Link
                to={paths.onboardingStep(step)}
                className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
              >
                {title}
              </Link>
            }
            detail={<span className="text-small text-muted">{saved ? 'zapisane' : 'pominięte, możesz uzupełnić'}</span>}
            end={<ChevronRight aria-hidden className="size-5 text-muted" />}
          />
        )
      })}
    </Rows>
  )
}
