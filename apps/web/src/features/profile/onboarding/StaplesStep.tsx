import { paths } from '../../../lib/paths.ts'
import { StapleChoices, useStapleChoices } from '../staples/StapleChoices.tsx'
import { AnswerStep, useFirstHalf } from './AnswerStep.tsx'

/** /onboarding/staples: the second half of the kitchen. */
export function StaplesStep() {
  const staples = useStapleChoices()
  return (
    <AnswerStep
      step="equipment"
      isSecondHalf
      before={useFirstHalf()}
      back={paths.onboardingStep('equipment')}
      title="Co zawsze masz w domu?"
      lead="Tego nie musisz wpisywać do spiżarni. Przepisy policzą, że jest."
      caption="W przepisie zawsze możesz powiedzieć „Nie mam”."
      failure="Nie udało się zapisać tego, co zawsze masz."
      onSave={staples.save}
      ready={staples.ready}
    >
      <StapleChoices staples={staples} />
    </AnswerStep>
  )
}
