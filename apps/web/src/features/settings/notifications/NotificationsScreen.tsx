import { type NotificationKind, readNotificationSwitches } from '@spizarka/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { starts } from '../../../lib/starts.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { SettingsPage, SettingsSection } from '../SettingsPage.tsx'
import { KindSwitch } from './KindSwitch.tsx'

const KINDS = ['use_soon', 'points_low', 'export_ready', 'announcement'] as const satisfies readonly NotificationKind[]

/** /settings/notifications: which notices the bell rings for; a switch takes effect at once. */
export function NotificationsScreen() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(endpointQuery(readNotificationSwitches))
  return (
    <SettingsPage title="Powiadomienia" subtitle="O czym dajemy znać dzwonkiem">
      <SettingsSection id="rodzaje" title="Rodzaje powiadomień">
        {isPending && <SkeletonRows rows={4} label="Ładowanie powiadomień…" />}
        {isError && !data && (
          <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
            Nie udało się załadować Twoich ustawień.
          </ErrorPanel>
        )}
        {data && (
          <Card className="flex flex-col divide-y divide-line">
            {KINDS.map((kind) => (
              <KindSwitch key={kind} kind={kind} on={data[kind]} />
            ))}
          </Card>
        )}
      </SettingsSection>
    </SettingsPage>
  )
}
