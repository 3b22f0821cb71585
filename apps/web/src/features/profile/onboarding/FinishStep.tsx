import { POINTS } from '@spizarka/contract/limits'
import { finishOnboarding, readOnboarding } from '@spizarka/contract/onboarding'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { formatPointsInWords } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { creditBonus } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { toast } from '../../../ui/toast.ts'
import { StepBody } from './StepBody.tsx'
import { StepHead } from './StepHead.tsx'
import { StepSummary } from './StepSummary.tsx'
import { useOnboarding } from './use-onboarding.ts'

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
      <StepHead step="finish" />
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
        <Button size="lg" full busy={finish.isPending || finish.isSuccess} busyLabel="Kończenie..." onClick={starts(() => finish.mutate())}>
          {finished ? 'Przejdź na start' : `Zakończ i odbierz ${formatPointsInWords(POINTS.onboardingBonus)}`}
        </Button>
      </StickyBar>
    </>
  )
}
