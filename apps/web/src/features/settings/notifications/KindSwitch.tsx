import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  readNotificationSwitches,
  updateNotificationSwitches,
} from '@spizarka/contract/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { starts } from '../../../lib/starts.ts'
import { PassingAlert } from '../../../ui/PassingAlert.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { useSaving } from '../use-saving.ts'

const HELP: Record<NotificationKind, string> = {
  use_soon: 'Raz dziennie o 17:00, tylko gdy coś naprawdę czeka.',
  points_low: 'Gdy nie starczy ich już na przepis.',
  export_ready: 'Link wysyłamy też e-mailem.',
  announcement: 'Zmiany w Spiżarce, o których warto wiedzieć.',
}

const switches = endpointQuery(readNotificationSwitches)

/** Whether notices of one kind are wanted; moves under the finger, and back when that could not be saved. */
export function KindSwitch({ kind, on }: { kind: NotificationKind; on: boolean }) {
  const queryClient = useQueryClient()
  const { busy, save, alert } = useSaving()
  const show = (value: boolean) => queryClient.setQueryData(switches.queryKey, (was) => was && { ...was, [kind]: value })

  const change = async (wanted: boolean) => {
    if (busy) return
    // An answer that is on its way would move the switch back.
    await queryClient.cancelQueries({ queryKey: switches.queryKey })
    show(wanted)
    const saved = await save(() => call(updateNotificationSwitches, { body: { [kind]: wanted } }), describeFailure)
    if (!saved) show(!wanted)
  }

  return (
    <div className="py-2">
      <Switch on={on} onChange={starts(change)} help={withHardSpaces(HELP[kind])}>
        {NOTIFICATION_KINDS[kind]}
      </Switch>
      <PassingAlert {...alert} />
    </div>
  )
}

function describeFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się zapisać zmian. Spróbuj ponownie.'
}
