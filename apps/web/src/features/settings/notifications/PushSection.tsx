import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { type Preferences, readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import { PUSH_KINDS, type PushKind, readPushSubscription } from '@spizarka/contract/push'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { choosePush } from '../../../lib/push/choose-push.ts'
import { type PushAbility, pushAbility, turnPushOff, turnPushOn } from '../../../lib/push/push.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'

const KINDS: readonly PushKind[] = ['use_soon', 'list_ready', 'recipe_decided']

/** Messages on the screen of this device while the app is closed; nothing where this installation sends none. */
export function PushSection({ preferences }: { preferences: Preferences }) {
  const { data } = useQuery(subscription)
  const [ability, setAbility] = useState(pushAbility)
  if (!data?.public_key) return null
  return (
    <SettingsSection
      id="urzadzenie"
      title="Na ekranie tego urządzenia"
      about="Krótka wiadomość, także gdy Spiżarka jest zamknięta. Tylko to, co wybierzesz."
    >
      {CANNOT[ability] ?? (
        <Card className="flex flex-col divide-y divide-line">
          <DeviceSwitch
            publicKey={data.public_key}
            on={data.is_subscribed && ability === 'allowed'}
            preferences={preferences}
            onAsked={() => setAbility(pushAbility())}
          />
          {data.is_subscribed && ability === 'allowed' && (
            <>
              {KINDS.map((kind) => (
                <PreferenceSwitch key={kind} name={`push_${kind}`} on={preferences[`push_${kind}`]} help={HELP[kind]}>
                  {PUSH_KINDS[kind]}
                </PreferenceSwitch>
              ))}
              <SilentHours preferences={preferences} />
            </>
          )}
        </Card>
      )}
    </SettingsSection>
  )
}

const subscription = endpointQuery(readPushSubscription)
const preferencesQuery = endpointQuery(readPreferences)

const HELP: Record<PushKind, string> = {
  use_soon: 'O 17:00, gdy coś się kończy.',
  list_ready: 'Gdy zamkniesz aplikację, zanim lista się ułoży.',
  recipe_decided: 'Gdy przepis wysłany do Przepisów Spiżarki zostanie sprawdzony.',
}

/** Why it cannot be switched on here, and what helps. */
const CANNOT: Partial<Record<PushAbility, ReactNode>> = {
  unsupported: <Banner icon={<BellOff aria-hidden />}>{withHardSpaces('Ta przeglądarka nie pokazuje powiadomień stron.')}</Banner>,
  'needs-install': (
    <Banner
      icon={<Download aria-hidden />}
      action={
        <ButtonLink to={paths.installApp} variant="outline" size="sm">
          Jak zainstalować
        </ButtonLink>
      }
    >
      {withHardSpaces('Na iPhonie i iPadzie powiadomienia działają dopiero po instalacji Spiżarki.')}
    </Banner>
  ),
  blocked: (
    <Banner icon={<BellOff aria-hidden />} title="Przeglądarka blokuje powiadomienia.">
      {withHardSpaces(
        'Zezwól na nie: w przeglądarce ikoną przy adresie strony, w zainstalowanej aplikacji w ustawieniach telefonu. Potem wróć tutaj.',
      )}
    </Banner>
  ),
}

interface DeviceSwitchProps {
  publicKey: string
  on: boolean
  preferences: Preferences
  onAsked: () => void
}

/** Whether this device is told at all. Whoever has chosen no kind yet gets all of them, to choose from below. */
function DeviceSwitch({ publicKey, on, preferences, onAsked }: DeviceSwitchProps) {
  const queryClient = useQueryClient()
  const { busy, save, alert } = useSaving()
  const change = async (wanted: boolean) => {
    if (busy) return
    await save(
      async () => {
        if (wanted) {
          if ((await turnPushOn(publicKey)) && KINDS.every((kind) => !preferences[`push_${kind}`])) await choosePush(KINDS)
        } else await turnPushOff()
        await queryClient.invalidateQueries({ queryKey: subscription.queryKey })
      },
      describeFailure,
      null,
    )
    onAsked()
  }
  return (
    <div className="py-2">
      <Switch on={on} onChange={fireAndForget(change)} help={busy ? 'Chwileczkę…' : undefined}>
        Powiadomienia na tym urządzeniu
      </Switch>
      <PassingAlert {...alert} />
    </div>
  )
}

type SwitchName = `push_${PushKind}`

function PreferenceSwitch({ name, on, help, children }: { name: SwitchName; on: boolean; help: string; children: ReactNode }) {
  const { busy, change, alert } = usePreference()
  return (
    <div className="py-2">
      <Switch
        on={on}
        onChange={fireAndForget(async (value: boolean) => busy || change({ [name]: value }, { [name]: on }))}
        help={withHardSpaces(help)}
      >
        {children}
      </Switch>
      <PassingAlert {...alert} />
    </div>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Between these hours nothing lights the screen up; what comes then waits for the morning. */
function SilentHours({ preferences }: { preferences: Preferences }) {
  const { busy, change, alert } = usePreference()
  const select = (name: 'silent_from' | 'silent_until', label: string) => (
    <Field label={label} className="max-w-32">
      <Select
        value={preferences[name]}
        onChange={({ target }) =>
          fireAndForget(async () => busy || change({ [name]: Number(target.value) }, { [name]: preferences[name] }))()
        }
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {hour}:00
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <div className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap gap-3">
        {select('silent_from', 'Cisza od')}
        {select('silent_until', 'Cisza do')}
      </div>
      <p className="text-small text-muted">
        {withHardSpaces('Co przyjdzie w tym czasie, poczeka do końca ciszy. Dwie takie same godziny: bez ciszy.')}
      </p>
      <PassingAlert {...alert} />
    </div>
  )
}

/** Saves a setting that is shown at once, and shows it as it was where that fails. */
function usePreference() {
  const queryClient = useQueryClient()
  const { busy, save, alert } = useSaving()
  const show = (part: Partial<Preferences>) => queryClient.setQueryData(preferencesQuery.queryKey, (was) => was && { ...was, ...part })
  const change = async (wanted: Partial<Preferences>, before: Partial<Preferences>) => {
    // An answer that is on its way would move it back.
    await queryClient.cancelQueries({ queryKey: preferencesQuery.queryKey })
    show(wanted)
    if (!(await save(() => call(updatePreferences, { body: wanted }), describeFailure))) show(before)
  }
  return { busy, change, alert }
}

function describeFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się tego zmienić. Spróbuj ponownie.'
}
