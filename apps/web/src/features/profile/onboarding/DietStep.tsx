import { DietFields } from '../diet/DietFields.tsx'
import { useDietAndExclusions } from '../diet/use-diet-and-exclusions.ts'
import { AnswerStep } from './AnswerStep.tsx'

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
