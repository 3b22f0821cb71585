import { paths } from '../../../lib/paths.ts'
import { HealthChoices } from '../health/HealthChoices.tsx'
import { useHealth } from '../health/use-health.ts'
import { AnswerStep } from './AnswerStep.tsx'

/** /onboarding/health-conditions */
export function HealthStep() {
  const health = useHealth()
  return (
    <AnswerStep
      step="health-conditions"
      back={paths.onboardingStaples}
      title="Co mamy wiedzieć o Twoim zdrowiu?"
      lead="Odradzimy składnik, zanim trafi do garnka."
      nextLabel={health.empty ? 'Nic z tego, dalej' : undefined}
      // Nothing about health is kept of an empty answer.
      reason={health.mayKeep || health.empty ? undefined : 'Aby zapisać, zaznacz zgodę na przetwarzanie danych o zdrowiu.'}
      failure="Nie udało się zapisać kondycji."
      onSave={health.save}
      ready={health.ready}
    >
      <HealthChoices health={health} />
    </AnswerStep>
  )
}
