import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { ONBOARDING_STEPS, type OnboardingStep, readOnboarding, recordOnboardingStep } from '@spizarka/contract/onboarding'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/button/link.tsx'

/** What a step asks. */
export function StepBody({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="page page-narrow gap-6!">
      <title>{`${title} – Spiżarka`}</title>
      <div className="flex flex-col gap-2">
        <h1 className="text-step font-semibold">{title}</h1>
        <p className="text-lead text-muted">{withHardSpaces(lead)}</p>
      </div>
      {children}
    </div>
  )
}

interface StepHeaderProps {
  step: OnboardingStep
  back?: string | undefined
  skip?: ReactNode
  /** Which half of the step, where it is asked on two screens. */
  half?: 1 | 2 | undefined
}

/** The way back, which step of how many, and the way past it. */
export function StepHeader({ step, back, skip, half }: StepHeaderProps) {
  const position = ONBOARDING_STEPS.indexOf(step)
  const before = ONBOARDING_STEPS[position - 1]
  return (
    <header className="lace z-1">
      <div className="mx-auto max-w-180 px-2 pt-2 pb-5 md:px-8 md:pt-5">
        <div className="grid min-h-11 grid-cols-[1fr_auto_1fr] items-center">
          <Link
            to={back ?? (before ? paths.onboardingStep(before) : paths.home)}
            aria-label={before ? 'Wróć do poprzedniego kroku' : 'Wróć na start'}
            className="grid size-11 place-items-center rounded-pill hover:bg-ink/8"
          >
            <ArrowLeft aria-hidden className="size-6" />
          </Link>
          <p className="font-semibold">
            Krok {position + 1} z {ONBOARDING_STEPS.length}
            {half && <span className="text-muted"> · część {half}</span>}
          </p>
          <div className="justify-self-end">{skip}</div>
        </div>
        <div aria-hidden className="mt-2 flex gap-1.5 px-2">
          {ONBOARDING_STEPS.map((each, index) => (
            <span
              key={each}
              className={clsx('flex h-1.5 flex-1 rounded-pill', index <= position && half !== 1 ? 'bg-brand-fill' : 'bg-line')}
            >
              {half === 1 && index <= position && (
                <span className={clsx('rounded-pill bg-brand-fill', index < position ? 'w-full' : 'w-1/2')} />
              )}
            </span>
          ))}
        </div>
      </div>
    </header>
  )
}

/** How far the first steps have come. */
export function useOnboarding() {
  return useQuery(endpointQuery(readOnboarding))
}

/** Says that a step is behind, saved or skipped. */
export function useRecordStep() {
  const queryClient = useQueryClient()
  return async (step: Exclude<OnboardingStep, 'finish'>, outcome: 'saved' | 'skipped') => {
    const progress = await call(recordOnboardingStep, { body: { step, outcome } })
    queryClient.setQueryData(endpointQuery(readOnboarding).queryKey, progress)
  }
}
