import { POINTS } from '@spizarka/contract/limits'
import { finishOnboarding, type Onboarding, type OnboardingStep, readOnboarding } from '@spizarka/contract/onboarding'
import { useQueryClient } from '@tanstack/react-query'
import { Check, ChevronRight, CircleDashed } from 'lucide-react'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { creditBonus } from '../../../lib/session/session.ts'
import { formatPointsInWords } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { type ProfileSummaries, useProfileSummaries } from '../summaries.ts'
import { StepBody, StepHeader, useOnboarding } from './StepFrame.tsx'

/** /onboarding/finish: what was answered and what was not, and the bonus. */
export function FinishStep() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: progress } = useOnboarding()
  const key = useIdempotencyKey()
  const finished = progress?.finished ?? false
  const known = progress?.steps.some(({ step, outcome }) => step !== 'welcome' && outcome === 'saved') ?? true
  const finish = useExclusiveMutation({
    mutationFn: () => call(finishOnboarding, { idempotencyKey: key.keyFor('finish') }),
    onSuccess: async ({ bonus_awarded }) => {
      key.succeeded()
      creditBonus(bonus_awarded)
      if (bonus_awarded > 0) toast.success(`Pierwsze kroki za Tobą: masz ${formatPointsInWords(bonus_awarded)} więcej!`)
      await queryClient.invalidateQueries({ queryKey: [readOnboarding.path] })
      await navigate(paths.home, { replace: true })
    },
  })
  return (
    <>
      <StepHeader step="finish" />
      <StepBody
        title="Gotowe, do garnków"
        lead={`${known ? 'Oto, co już wiemy.' : 'Jeszcze niewiele o Tobie wiemy.'} Odpowiedzi zmienisz w każdej chwili w profilu.`}
      >
        <StepSummary progress={progress} />
      </StepBody>
      <StickyBar caption={finished ? undefined : 'Punkty dopisujemy jeden raz, od razu.'}>
        {finish.isError && (
          <Banner tone="late" role="alert">
            Nie udało się zakończyć. Spróbuj ponownie.
          </Banner>
        )}
        <Button
          size="lg"
          full
          busy={finish.isPending || finish.isSuccess}
          busyLabel="Kończenie..."
          onClick={fireAndForget(() => finish.mutate())}
        >
          {finished ? 'Przejdź na start' : `Zakończ i odbierz ${formatPointsInWords(POINTS.onboardingBonus)}`}
        </Button>
      </StickyBar>
    </>
  )
}

const ANSWERS: readonly { step: OnboardingStep; title: string; part: keyof ProfileSummaries }[] = [
  { step: 'equipment', title: 'Wyposażenie kuchni', part: 'kitchen' },
  { step: 'health-conditions', title: 'Zdrowie i alergie', part: 'health' },
  { step: 'diet-exclusions', title: 'Dieta i wykluczenia', part: 'nutrition' },
]

/** The three questions, each with what happened to it and the way back to it. */
function StepSummary({ progress }: { progress: Onboarding | undefined }) {
  const summaries = useProfileSummaries()
  if (!progress) return <SkeletonRows rows={3} />
  return (
    <Rows label="Twoje odpowiedzi">
      {ANSWERS.map(({ step, title, part }) => {
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
            detail={
              <span className="text-small text-muted">{saved ? (summaries[part] ?? 'zapisane') : 'pominięte, możesz uzupełnić'}</span>
            }
            end={<ChevronRight aria-hidden className="size-5 text-muted" />}
          />
        )
      })}
    </Rows>
  )
}
