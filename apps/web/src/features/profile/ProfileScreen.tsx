import { paths } from '../../lib/paths.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { EquipmentFields } from './equipment/EquipmentFields.tsx'
import { useEquipment } from './equipment/use-equipment.ts'
import { HealthFields } from './health/HealthFields.tsx'
import { useHealth } from './health/use-health.ts'
import { NutritionFields } from './nutrition/NutritionFields.tsx'
import { useNutrition } from './nutrition/use-nutrition.ts'
import { ProfileSection } from './sections/ProfileSection.tsx'

/** /settings/profile: kitchen, health and diet, each saved by itself. */
export function ProfileScreen() {
  return (
    <>
      <title>Profil – Spiżarka</title>
      <PageHead title="Profil" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page page-narrow">
        <EquipmentSection />
        <HealthSection />
        <NutritionSection />
      </div>
    </>
  )
}

function NutritionSection() {
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

function EquipmentSection() {
  const equipment = useEquipment()
  return (
    <ProfileSection
      title="Wyposażenie kuchni"
      lead="Przepisy dopasujemy do tego, na czym gotujesz."
      saveLabel="Zapisz wyposażenie"
      failure="Nie udało się zapisać wyposażenia."
      onSave={equipment.save}
      ready={equipment.ready}
    >
      <EquipmentFields equipment={equipment} />
    </ProfileSection>
  )
}

function HealthSection() {
  const health = useHealth()
  return (
    <ProfileSection
      title="Zdrowie i alergie"
      lead="Dzięki temu odradzimy składnik, zanim trafi do garnka. To informacja, nie porada medyczna."
      saveLabel="Zapisz dane o zdrowiu"
      failure="Nie udało się zapisać kondycji."
      reason={health.mayKeep ? undefined : 'Aby zapisać, zaznacz zgodę na przetwarzanie danych o zdrowiu.'}
      onSave={health.save}
      ready={health.ready}
    >
      <HealthFields health={health} />
    </ProfileSection>
  )
}
