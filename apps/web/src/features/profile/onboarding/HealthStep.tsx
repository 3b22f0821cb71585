import { paths } from '../../../lib/paths.ts'
import { HealthFields } from '../health/HealthFields.tsx'
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
      lead="Dzięki temu odradzimy składnik, zanim trafi do garnka. Wszystko zmienisz w ustawieniach."
      nextLabel={health.empty ? 'Nic z tego, dalej' : undefined}
      // Nothing about health is kept of an empty answer.
      reason={health.mayKeep || health.empty ? undefined : 'Aby zapisać, zaznacz zgodę na przetwarzanie danych o zdrowiu.'}
      failure="Nie udało się zapisać kondycji."
      onSave={health.save}
      ready={health.ready}
    >
      <HealthFields health={health} />
    </AnswerStep>
  )
}
