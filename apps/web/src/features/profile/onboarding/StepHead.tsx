import { ONBOARDING_STEPS, type OnboardingStep } from '@spizarka/contract/onboarding'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'

/** The way back, which step of how many, and the way past it. */
export function StepHead({ step, skip }: { step: OnboardingStep; skip?: ReactNode }) {
  const position = ONBOARDING_STEPS.indexOf(step)
  const before = ONBOARDING_STEPS[position - 1]
  return (
    <header className="lace z-1">
      <div className="mx-auto max-w-180 px-2 pt-2 pb-5 md:px-8 md:pt-5">
        <div className="grid min-h-11 grid-cols-[1fr_auto_1fr] items-center">
          <Link
            to={before ? paths.onboardingStep(before) : paths.home}
            aria-label={before ? 'Wróć do poprzedniego kroku' : 'Wróć na start'}
            className="grid size-11 place-items-center rounded-pill hover:bg-ink/8"
          >
            <ArrowLeft aria-hidden className="size-6" />
          </Link>
          <p className="font-semibold">
            Krok {position + 1} z {ONBOARDING_STEPS.length}
          </p>
          <div className="justify-self-end">{skip}</div>
        </div>
        <div aria-hidden className="mt-2 flex gap-1.5 px-2">
          {ONBOARDING_STEPS.map((each, index) => (
            <span key={each} className={clsx('h-1.5 flex-1 rounded-pill', index <= position ? 'bg-brand-fill' : 'bg-line')} />
          ))}
        </div>
      </div>
    </header>
  )
}
