import { type Broadcast, listBroadcasts } from '@spizarka/contract/admin'
import { plural } from '@spizarka/contract/plural'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { Row } from '../../../ui/Row.tsx'
import { AdminList } from '../AdminList.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { adminCall } from '../admin-call.ts'
import { useAdminPages } from '../use-admin-pages.ts'
import { BroadcastForm } from './BroadcastForm.tsx'

/** /admin/broadcasts: a notice to everybody, and those that went before. */
export function BroadcastsScreen() {
  const list = useAdminPages(listBroadcasts.path, null, (page, signal) => adminCall(listBroadcasts, { query: page, signal }))
  return (
    <AdminPage title="Ogłoszenia">
      <BroadcastForm />
      <section aria-labelledby="wyslane" className="flex flex-col gap-3">
        <h2 id="wyslane" className="text-h2">
          Wysłane
        </h2>
        <AdminList label="Wysłane ogłoszenia" list={list} empty="Nie ma jeszcze żadnych ogłoszeń.">
          {(broadcast) => (
            <Row
              key={broadcast.id}
              title={broadcast.title}
              detail={
                <>
                  <span className="wrap-break-word whitespace-pre-line">{broadcast.message}</span>
                  <span className="text-small text-muted">
                    {formatMoment(broadcast.created_at)}, {recipientsOf(broadcast)}
                  </span>
                </>
              }
            />
          )}
        </AdminList>
      </section>
    </AdminPage>
  )
}

function recipientsOf({ recipients }: Broadcast): string {
  return recipients === null ? 'w drodze' : `${formatNumber(recipients)} ${plural(recipients, ['odbiorca', 'odbiorców', 'odbiorców'])}`
}
