import { paths } from '../../../lib/paths.ts'
import { DietFields } from '../diet/DietFields.tsx'
import { useDietAndExclusions } from '../diet/use-diet-and-exclusions.ts'
import { EquipmentFields, useEquipment } from '../equipment/EquipmentFields.tsx'
import { HealthChoices } from '../health/HealthChoices.tsx'
import { useHealth } from '../health/use-health.ts'
import { StapleChoices, useStapleChoices } from '../staples/StapleChoices.tsx'
import { AnswerStep, useFirstHalf } from './AnswerStep.tsx'

/** Ids of the list of choices are forever. */
const HOB = 1
const OVEN = 2
const DEFAULT_EQUIPMENT = [HOB, OVEN]

/** /onboarding/equipment: the first half of the kitchen; what nearly everybody cooks on is ticked for whoever has said nothing yet. */
export function EquipmentStep() {
  const equipment = useEquipment(DEFAULT_EQUIPMENT)
  return (
    <AnswerStep
      step="equipment"
      continueTo={paths.onboardingStaples}
      title="Na czym gotujesz?"
      lead="Zaznacz to, co masz. Nie zaproponujemy pieczeni bez piekarnika."
      failure="Nie udało się zapisać wyposażenia."
      onSave={equipment.save}
      ready={equipment.ready}
    >
      <EquipmentFields equipment={equipment} />
    </AnswerStep>
  )
}

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

/** /onboarding/diet-exclusions */
export function DietStep() {
  const nutrition = useDietAndExclusions()
  return (
    <AnswerStep
      step="diet-exclusions"
      title="Jak jesz?"
      lead="Wybierz dietę i style. Dopisz to, czego nie chcesz w żadnym daniu."
      failure="Nie udało się zapisać stylu żywienia."
      onSave={nutrition.save}
      ready={nutrition.ready}
    >
      <DietFields nutrition={nutrition} />
    </AnswerStep>
  )
}
