import { ProfileSection } from '../sections/ProfileSection.tsx'
import { NutritionFields } from './NutritionFields.tsx'
import { useNutrition } from './use-nutrition.ts'

export function NutritionSection() {
  const nutrition = useNutrition()
  return (
    <ProfileSection
      title="Sposób żywienia"
      lead="Dieta, style i produkty, których nie chcesz w żadnym daniu."
      saveLabel="Zapisz sposób żywienia"
      failure="Nie udało się zapisać stylu żywienia."
      onSave={nutrition.save}
      ready={nutrition.ready}
    >
      <NutritionFields nutrition={nutrition} />
    </ProfileSection>
  )
}
