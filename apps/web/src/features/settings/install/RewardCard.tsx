import { POINTS } from '@spizarka/contract/limits'
import { Gift } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { claimReward, useInstallRewardDue } from '../../../lib/install/use-install-reward.ts'
import { useSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PassingAlert } from '../../../ui/PassingAlert.tsx'
import { useSaving } from '../use-saving.ts'

/** The points for installing: promised, waiting, or taken. */
export function RewardCard() {
  const { user } = useSession()
  const due = useInstallRewardDue()
  const { busy, save, alert } = useSaving()
  const claim = () => save(claimReward, describeFailure, 'Punkty są na Twoim koncie.')
  return (
    <>
      {user?.has_received_pwa_install_reward ? (
        <Banner tone="ok" icon={<Gift aria-hidden />}>
          {POINTS.installReward} punktów za instalację jest już na Twoim koncie.
        </Banner>
      ) : (
        <Banner icon={<Gift aria-hidden />} title={`+${POINTS.installReward} punktów AI`}>
          {due ? 'Nagroda za instalację czeka na odebranie.' : 'Dodamy je, gdy pierwszy raz otworzysz zainstalowaną aplikację.'}
        </Banner>
      )}
      {due && (
        <Button full size="lg" busy={busy} busyLabel="Odbieranie..." onClick={starts(claim)}>
          Odbierz {POINTS.installReward} punktów
        </Button>
      )}
      <PassingAlert {...alert} />
    </>
  )
}

function describeFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się odebrać punktów. Spróbuj ponownie.'
}
