import { ProfileSection } from '../sections/ProfileSection.tsx'
import { HealthFields } from './HealthFields.tsx'
import { useHealth } from './use-health.ts'

export function HealthSection() {
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
