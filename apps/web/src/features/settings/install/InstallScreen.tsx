import { CircleCheck, Download } from 'lucide-react'
import { useInstallation } from '../../../lib/install/installation.ts'
import { isStandalone } from '../../../lib/install/standalone.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'
import { PlatformSteps } from './PlatformSteps.tsx'
import { platformOf } from './platform.ts'
import { RewardCard } from './RewardCard.tsx'

/** /settings/app: how to get Spiżarka onto the screen of this device, and the points for it. */
export function InstallScreen() {
  const { prompt, installed } = useInstallation()
  const done = installed || isStandalone()
  return (
    <SettingsPage title="Aplikacja" subtitle="Spiżarka jednym dotknięciem, także bez zasięgu">
      <div className="flex flex-col gap-4">
        {done && (
          <Banner tone="ok" icon={<CircleCheck aria-hidden />} title="Spiżarka jest zainstalowana na tym urządzeniu.">
            Otwieraj ją z ekranu głównego.
          </Banner>
        )}
        <RewardCard />
        {prompt && !done && (
          <Button full size="lg" icon={<Download aria-hidden />} onClick={starts(prompt)}>
            Zainstaluj aplikację
          </Button>
        )}
      </div>
      {!done && (
        <SettingsSection id="kroki" title={prompt ? 'Albo krok po kroku' : 'Krok po kroku'}>
          <PlatformSteps here={platformOf(navigator)} />
        </SettingsSection>
      )}
    </SettingsPage>
  )
}
