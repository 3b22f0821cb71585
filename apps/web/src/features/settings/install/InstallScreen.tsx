import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { POINTS } from '@spizarka/contract/limits'
import { CircleCheck, Download, Gift } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useInstallation } from '../../../lib/install/installation.ts'
import { isStandalone } from '../../../lib/install/standalone.ts'
import { claimReward, useInstallRewardDue } from '../../../lib/install/use-install-reward.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'

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
          <Button full size="lg" icon={<Download aria-hidden />} onClick={fireAndForget(prompt)}>
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

/** The points for installing: promised, waiting, or taken. */
function RewardCard() {
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
        <Button full size="lg" busy={busy} busyLabel="Odbieranie..." onClick={fireAndForget(claim)}>
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

const ALL = ['android', 'ios', 'desktop'] as const satisfies readonly Platform[]

/** How to install by hand: this device's way open, the others folded. */
function PlatformSteps({ here }: { here: Platform }) {
  const inOrder = ALL.toSorted((a, b) => Number(b === here) - Number(a === here))
  return inOrder.map((platform) => (
    <Accordion key={platform} title={INSTALL_STEPS[platform].title} defaultOpen={platform === here}>
      <ol className="flex list-decimal flex-col gap-2 pr-5 pb-5 pl-10 marker:font-bold">
        {INSTALL_STEPS[platform].steps.map((step) => (
          <li key={step}>{withHardSpaces(step)}</li>
        ))}
      </ol>
    </Accordion>
  ))
}

type Platform = 'android' | 'ios' | 'desktop'

/** What the app is looked at with; an iPad calls itself a Mac, but none of those has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return 'desktop'
}

/** How to install the app by hand. */
const INSTALL_STEPS: Record<Platform, { title: string; steps: readonly string[] }> = {
  android: {
    title: 'Android (Chrome, Edge, Firefox)',
    steps: [
      'Otwórz menu przeglądarki: trzy kropki w rogu ekranu.',
      'Wybierz „Dodaj do ekranu głównego” albo „Zainstaluj aplikację”.',
      'Potwierdź i otwórz Spiżarkę z ekranu głównego.',
    ],
  },
  ios: {
    title: 'iPhone i iPad (Safari)',
    steps: [
      'Dotknij ikony „Udostępnij”: kwadratu ze strzałką w górę.',
      'Przewiń listę i wybierz „Do ekranu początkowego”.',
      'Dotknij „Dodaj” i otwórz Spiżarkę z ekranu początkowego.',
    ],
  },
  desktop: {
    title: 'Komputer (Chrome, Edge, Safari)',
    steps: [
      'W Chrome i Edge kliknij ikonę instalacji na końcu paska adresu, w Safari wybierz z menu „Plik” „Dodaj do Docka”.',
      'Potwierdź. Spiżarka otworzy się we własnym oknie.',
    ],
  },
}
