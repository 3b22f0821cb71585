import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { POINTS } from '@spizarka/contract/limits'
import { Copy, Download, EllipsisVertical, Gift, Info, MonitorDown, Share, SquarePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useInstallation } from '../../../lib/install/installation.ts'
import { type Platform, platformOf } from '../../../lib/install/platform.ts'
import { isStandalone } from '../../../lib/install/standalone.ts'
import { claimReward, useInstallRewardDue } from '../../../lib/install/use-install-reward.ts'
import { useSession } from '../../../lib/session/session.ts'
import { LogoMark } from '../../../ui/art/LogoMark.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'
import { InstallPicture } from './InstallPicture.tsx'
import { OfflineContent } from './OfflineContent.tsx'

/** /settings/app: how to get Spiżarka onto the screen of this device, and the points for it; once it is there, what it keeps. */
export function InstallScreen() {
  const { prompt, installed } = useInstallation()
  const done = installed || isStandalone()
  const [platform, setPlatform] = useState(() => platformOf(navigator))
  return (
    <SettingsPage title="Aplikacja">
      <div className="flex items-center gap-4">
        <span className="grid size-19 shrink-0 place-items-center rounded-card bg-paper-top shadow-raised">
          <LogoMark className="size-11" />
        </span>
        <div className="min-w-0">
          <h2 className="text-h2">{done ? 'Zainstalowana' : 'Spiżarka na ekranie'}</h2>
          <p className="text-small text-muted">
            {withHardSpaces(done ? 'Otwieraj ją z ekranu tego urządzenia.' : 'Otwiera się od razu, działa też bez zasięgu w sklepie.')}
          </p>
        </div>
      </div>
      <Reward />
      {done ? (
        <OfflineContent />
      ) : (
        <div className="flex flex-col gap-4">
          <Segmented label="Urządzenie" value={platform} onChange={setPlatform} options={PLATFORMS} />
          <InstallPicture platform={platform} />
          <Card pad="lg">
            <ol className="flex flex-col gap-4">
              {stepsOf(platform, prompt !== undefined).map((step, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the steps of one device are in their order
                <li key={`${platform}-${place}`} className="flex items-start gap-3.5">
                  <span
                    aria-hidden
                    className="grid size-7 shrink-0 place-items-center rounded-pill bg-brand-soft text-small font-extrabold text-brand-ink"
                  >
                    {place + 1}
                  </span>
                  <span className="min-w-0 leading-7">{step}</span>
                </li>
              ))}
            </ol>
          </Card>
          <InstallButton platform={platform} prompt={prompt} />
          {platform === 'android' && !prompt ? null : NOTES[platform]}
        </div>
      )}
    </SettingsPage>
  )
}

const PLATFORMS = [
  { value: 'android', label: 'Android' },
  { value: 'ios', label: 'iPhone' },
  { value: 'desktop', label: 'Komputer' },
] as const satisfies readonly { value: Platform; label: string }[]

/** The name of a control as it is on the screen. */
function Named({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <strong className="inline-flex items-center gap-1.5 rounded-tile bg-sunken px-2 py-0.5 align-middle text-small leading-5 [&_svg]:size-4">
      {icon}
      {children}
    </strong>
  )
}

/** By hand, or by the button below where the browser has the question ready. */
function stepsOf(platform: Platform, hasPrompt: boolean): ReactNode[] {
  if (platform === 'ios')
    return [
      <>
        W Safari dotknij <Named icon={<Share aria-hidden />}>Udostępnij</Named> na&nbsp;dolnym pasku.
      </>,
      <>
        Przewiń i&nbsp;wybierz <Named icon={<SquarePlus aria-hidden />}>Do ekranu początkowego</Named>.
      </>,
      <>
        Potwierdź <Named>Dodaj</Named>, otwórz Spiżarkę z&nbsp;ekranu i&nbsp;zaloguj się.
      </>,
    ]
  if (platform === 'desktop')
    return [
      ...(hasPrompt ? ['Kliknij przycisk na\u00a0dole.'] : []),
      <>
        {hasPrompt ? 'Albo w' : 'W'}&nbsp;pasku adresu kliknij <Named icon={<MonitorDown aria-hidden />}>Zainstaluj</Named>.
      </>,
      'Spiżarka dostanie własne okno i\u00a0ikonę na\u00a0pasku.',
    ]
  return [
    hasPrompt ? (
      'Dotknij przycisku na\u00a0dole.'
    ) : (
      <>
        Dotknij <Named icon={<EllipsisVertical aria-hidden />}>menu</Named> przeglądarki i&nbsp;wybierz{' '}
        <Named>Dodaj do ekranu głównego</Named>.
      </>
    ),
    <>
      W&nbsp;okienku wybierz <Named>Zainstaluj</Named>.
    </>,
    'Otwórz Spiżarkę z\u00a0ekranu i\u00a0zaloguj się. Punkty dopiszą się same.',
  ]
}

const NOTES: Record<Platform, ReactNode> = {
  android: (
    <p className="text-small text-muted">
      {withHardSpaces('Nie widzisz okienka? W menu przeglądarki wybierz „Dodaj do ekranu głównego”.')}
    </p>
  ),
  ios: (
    <Banner icon={<Info aria-hidden />}>
      {withHardSpaces(
        'Chrome na iPhonie też to potrafi, w menu z trzema kropkami. Powiadomienia o terminach działają dopiero po instalacji.',
      )}
    </Banner>
  ),
  desktop: (
    <Banner icon={<Info aria-hidden />}>
      {withHardSpaces(
        'Safari: menu Plik, „Dodaj do Docka”. Firefox na komputerze nie instaluje stron, Spiżarka działa w nim w zwykłej karcie.',
      )}
    </Banner>
  ),
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.origin)
    toast.success('Adres skopiowany. Wklej go w\u00a0Safari.')
  } catch {
    toast.error(`Nie udało się skopiować. Adres: ${window.location.host}`)
  }
}

/** The browser's own question where it has one; on an iPhone, where Safari alone can do it well, the address to take there. */
function InstallButton({ platform, prompt }: { platform: Platform; prompt: (() => Promise<void>) | undefined }) {
  if (platform === 'ios')
    return (
      <Button full size="lg" variant="outline" icon={<Copy aria-hidden />} onClick={fireAndForget(copyAddress)}>
        Skopiuj adres do Safari
      </Button>
    )
  if (!prompt) return null
  return (
    <div className="flex flex-col gap-2">
      <Button full size="lg" icon={<Download aria-hidden />} onClick={fireAndForget(prompt)}>
        Zainstaluj aplikację
      </Button>
      <p className="text-center text-small text-muted">Odinstalujesz ją jak każdą inną.</p>
    </div>
  )
}

/** The points for installing, as long as they have not been taken: promised, or waiting. */
function Reward() {
  const { user } = useSession()
  const due = useInstallRewardDue()
  const { busy, save, alert } = useSaving()
  const claim = () => save(claimReward, describeFailure, 'Punkty są na Twoim koncie.')
  return (
    <>
      {user?.has_received_pwa_install_reward === false && (
        <Banner tone="ok" icon={<Gift aria-hidden />} action={<span className="text-small">raz</span>}>
          <strong>+{POINTS.installReward} punktów za instalację</strong>
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
