import { withHardSpaces } from '@spizarka/contract/hard-spaces'
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
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'

const KINDS = ['use_soon', 'points_low', 'list_ready', 'export_ready', 'announcement'] as const satisfies readonly NotificationKind[]

/** /settings/notifications: which notices the bell rings for; a switch takes effect at once. */
export function NotificationsScreen() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(preferences)
  return (
    <SettingsPage title="Powiadomienia" subtitle="O czym dajemy znać dzwonkiem">
      <SettingsSection id="rodzaje" title="Rodzaje powiadomień">
        {isPending && <SkeletonRows rows={4} label="Ładowanie powiadomień…" />}
        {isError && !data && (
          <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
            Nie udało się załadować Twoich ustawień.
          </ErrorPanel>
        )}
        {data && (
          <Card className="flex flex-col divide-y divide-line">
            {KINDS.map((kind) => (
              <KindSwitch key={kind} kind={kind} on={data[`notify_${kind}`]} />
            ))}
          </Card>
        )}
      </SettingsSection>
    </SettingsPage>
  )
}

const HELP: Record<NotificationKind, string> = {
  use_soon: 'Raz dziennie o 17:00, tylko gdy coś naprawdę czeka.',
  points_low: 'Gdy nie starczy ich już na przepis.',
  list_ready: 'Gdy lista jest gotowa, a Ciebie już nie ma w aplikacji.',
  export_ready: 'Link wysyłamy też e-mailem.',
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

function describeFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się zapisać zmian. Spróbuj ponownie.'
}
