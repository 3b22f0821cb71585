import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { type AlertMessage, PassingAlert } from '../../ui/feedback/PassingAlert.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { DietFields } from './diet/DietFields.tsx'
import { useDietAndExclusions } from './diet/use-diet-and-exclusions.ts'
import { EquipmentFields, useEquipment } from './equipment/EquipmentFields.tsx'
import { HealthFields } from './health/HealthFields.tsx'
import { useHealth } from './health/use-health.ts'
import { describeSaveFailure } from './sections/section-state.ts'
import { StaplesSection } from './staples/StaplesSection.tsx'

/** /settings/profile: kitchen, health and diet, each saved by itself. */
export function ProfileScreen() {
  return (
    <>
      <title>Profil – Spiżarka</title>
      <PageHeader title="Profil" back={{ to: paths.home, label: 'Wróć na start' }} />
      <div className="page page-narrow">
        <EquipmentSection />
        <StaplesSection />
        <HealthSection />
        <NutritionSection />
      </div>
    </>
  )
}

function NutritionSection() {
  const nutrition = useDietAndExclusions()
  return (
    <ProfileSection
      title="Sposób żywienia"
      lead="Dieta, style i produkty, których nie chcesz w żadnym daniu."
      saveLabel="Zapisz sposób żywienia"
      failure="Nie udało się zapisać stylu żywienia."
      onSave={nutrition.save}
      ready={nutrition.ready}
    >
      <DietFields nutrition={nutrition} />
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

interface ProfileSectionProps {
  title: string
  lead: string
  /** Of the button: "Zapisz wyposażenie". */
  saveLabel: string
  /** Why it cannot be saved now. */
  reason?: string | undefined
  /** "Nie udało się zapisać wyposażenia." */
  failure: string
  onSave: () => Promise<unknown>
  /** What is to be replaced has been read. */
  ready: boolean
  children: ReactNode
}

/** A part of the profile with a save button and news of its own. */
function ProfileSection({ title, lead, saveLabel, reason, failure, onSave, ready, children }: ProfileSectionProps) {
  const headingId = useId()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()

  const save = async () => {
    setBusy(true)
    try {
      await onSave()
      setMessage({ tone: 'ok', text: 'Zmiany zostały zapisane!' })
    } catch (error) {
      setMessage({ tone: 'late', text: describeSaveFailure(error, failure) })
    }
    setBusy(false)
  }
  const submit = fireAndForget((event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy && reason === undefined) return save()
  })

  return (
    <section aria-labelledby={headingId}>
      <Card pad="lg">
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <div className="flex flex-col gap-1">
            <h2 id={headingId} className="text-h2">
              {title}
            </h2>
            <p className="text-muted">{withHardSpaces(lead)}</p>
          </div>
          {children}
          <PassingAlert message={message} onGone={useCallback(() => setMessage(undefined), [])} />
          {ready && (
            <Button type="submit" className="self-start max-md:w-full" busy={busy} busyLabel="Zapisywanie..." reason={reason}>
              {saveLabel}
            </Button>
          )}
        </form>
      </Card>
    </section>
  )
}
