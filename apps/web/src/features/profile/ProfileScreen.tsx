import { paths } from '../../lib/paths.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { EquipmentSection } from './equipment/EquipmentSection.tsx'
import { HealthSection } from './health/HealthSection.tsx'
import { NutritionSection } from './nutrition/NutritionSection.tsx'

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
