import { POINTS } from '@spizarka/contract/limits'
import { Download } from 'lucide-react'
import { formatPoints } from '../../lib/format.ts'
import { isStandalone } from '../../lib/install/standalone.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/** At the foot of the wide rail, until the reward has been taken; never in the installed app. */
export function InstallCard() {
  const { user } = useSession()
  if (!user || user.has_received_pwa_install_reward || isStandalone()) return null
  return (
    <div className="mt-auto hidden flex-col gap-2 rounded-card bg-sunken p-4 lg:flex">
      <p className="font-display font-[650]">Zainstaluj aplikację</p>
      <p className="text-small text-muted">Działa też bez zasięgu w sklepie.</p>
      <ButtonLink to={paths.installApp} variant="outline" size="sm" icon={<Download aria-hidden />}>
        Zainstaluj +{formatPoints(POINTS.installReward)}
      </ButtonLink>
    </div>
  )
}
