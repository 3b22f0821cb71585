import { type Broadcast, listBroadcasts } from '@spizarka/contract/admin'
import { plural } from '@spizarka/contract/plural'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { Row } from '../../../ui/Row.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'
import { BroadcastForm } from './BroadcastForm.tsx'

/** /admin/broadcasts: a notice to everybody, and those that went before. */
export function BroadcastsScreen() {
  const list = usePages({
    path: listBroadcasts.path,
    read: (page, signal) => adminCall(listBroadcasts, { query: { page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: ({ id }) => id,
  })
  return (
    <AdminPage title="Ogłoszenia">
      <BroadcastForm />
      <section aria-labelledby="wyslane" className="flex flex-col gap-3">
        <h2 id="wyslane" className="text-h2">
          Wysłane
        </h2>
        <PagedList label="Wysłane ogłoszenia" list={list} empty="Nie ma jeszcze żadnych ogłoszeń.">
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
        </PagedList>
      </section>
    </AdminPage>
  )
}

function recipientsOf({ recipients }: Broadcast): string {
  return recipients === null ? 'w drodze' : `${formatNumber(recipients)} ${plural(recipients, ['odbiorca', 'odbiorców', 'odbiorców'])}`
}
