import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { LIMITS } from '@spizarka/contract/limits'
import { NOTIFICATION_KINDS, type NotificationKind } from '@spizarka/contract/notifications'
import { readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'
import { PushSection } from './PushSection.tsx'

const KINDS = [
  'use_soon',
  'points_low',
  'list_ready',
  'meal_missing',
  'community',
  'export_ready',
  'announcement',
] as const satisfies readonly NotificationKind[]

/** /settings/notifications: which notices the bell rings for; a switch takes effect at once. */
export function NotificationsScreen() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(preferences)
  return (
    <SettingsPage title="Powiadomienia" subtitle="O czym dajemy znać">
      <SettingsSection id="rodzaje" title="Pod dzwonkiem w aplikacji">
        {isPending && <SkeletonRows rows={4} label="Ładowanie powiadomień…" />}
        {isError && !data && (
          <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
            Nie udało się załadować Twoich ustawień.
          </ErrorPanel>
        )}
        {data && (
          <Card className="flex flex-col divide-y divide-line">
            {KINDS.map((kind) => (
              <div key={kind}>
                <KindSwitch kind={kind} on={data[`notify_${kind}`]} />
                {kind === 'meal_missing' && data.notify_meal_missing && <ReminderHour hour={data.meal_reminder_hour} />}
              </div>
            ))}
          </Card>
        )}
      </SettingsSection>
      {data && <PushSection preferences={data} />}
    </SettingsPage>
  )
}

const HELP: Record<NotificationKind, string> = {
  use_soon: 'Raz dziennie o 17:00, tylko gdy coś naprawdę czeka.',
  points_low: 'Gdy nie starczy ich już na przepis.',
  list_ready: 'Gdy lista jest gotowa, a Ciebie już nie ma w aplikacji.',
  meal_missing: 'Raz dziennie, o Twojej godzinie, tylko gdy w dzienniku brakuje posiłku z tej pory.',
  export_ready: 'Link wysyłamy też e-mailem.',
  community: 'Decyzje o Twoich przepisach, komentarze pod nimi i odpowiedzi.',
  announcement: 'Zmiany w Spiżarce, o których warto wiedzieć.',
}

const preferences = endpointQuery(readPreferences)

/** Whether notices of one kind are wanted; moves under the finger, and back when that could not be saved. */
function KindSwitch({ kind, on }: { kind: NotificationKind; on: boolean }) {
  const queryClient = useQueryClient()
  const { busy, save, alert } = useSaving()
  const show = (value: boolean) => queryClient.setQueryData(preferences.queryKey, (was) => was && { ...was, [`notify_${kind}`]: value })

  const change = async (wanted: boolean) => {
    if (busy) return
    // An answer that is on its way would move the switch back.
    await queryClient.cancelQueries({ queryKey: preferences.queryKey })
    show(wanted)
    const saved = await save(() => call(updatePreferences, { body: { [`notify_${kind}`]: wanted } }), describeFailure)
    if (!saved) show(!wanted)
  }

  return (
    <div className="py-2">
      <Switch on={on} onChange={fireAndForget(change)} help={withHardSpaces(HELP[kind])}>
        {NOTIFICATION_KINDS[kind]}
      </Switch>
      <PassingAlert {...alert} />
    </div>
  )
}

const { least, most } = LIMITS.reminderHour
const HOURS = Array.from({ length: most - least + 1 }, (_, place) => least + place)

/** At which hour one wants to be asked; changes under the finger, and back when that could not be saved. */
function ReminderHour({ hour }: { hour: number }) {
  const queryClient = useQueryClient()
  const { busy, save, alert } = useSaving()
  const show = (value: number) => queryClient.setQueryData(preferences.queryKey, (was) => was && { ...was, meal_reminder_hour: value })

  const change = async (wanted: number) => {
    if (busy) return
    await queryClient.cancelQueries({ queryKey: preferences.queryKey })
    show(wanted)
    const saved = await save(() => call(updatePreferences, { body: { meal_reminder_hour: wanted } }), describeFailure)
    if (!saved) show(hour)
  }
  const choose = fireAndForget(change)
  return (
    <div className="pb-3">
      <Field label="O której pytać?" className="max-w-40">
        <Select value={hour} onChange={({ target }) => choose(Number(target.value))}>
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {each}:00
            </option>
          ))}
        </Select>
      </Field>
      <PassingAlert {...alert} />
    </div>
  )
}

function describeFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się zapisać zmian. Spróbuj ponownie.'
}
