import { useEffect } from 'react'
import { claimReward, useInstallRewardDue } from '../../lib/install/use-install-reward.ts'
import { starts } from '../../lib/starts.ts'
import { toast } from '../../ui/toast.ts'

async function claim() {
  // What fails here has a button for another try in the settings.
  const points = await claimReward().catch(() => 0)
  if (points > 0) toast.success(`Masz ${points} punktów za zainstalowanie aplikacji.`)
}

/** Credits the points for installing the app as soon as it runs installed: nobody has to look for them. */
export function InstallReward() {
  const due = useInstallRewardDue()
  useEffect(() => {
    if (due) starts(claim)()
  }, [due])
  return null
}
