import { readShoppingList } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'

/** /shopping-lists/{id}: one list by aisle. */
export function ListScreen() {
  const { id = '' } = useParams()
  const list = useQuery(endpointQuery(readShoppingList, { params: { id } }))
  const name = list.data?.name ?? 'Lista zakupów'
  return (
    <>
      <title>{`${name} – Spiżarka`}</title>
      <PageHeader title={name} back={{ to: paths.shoppingLists, label: 'Wróć do list zakupów' }} />
      <div className="page page-narrow">
        {list.isPending && <SkeletonRows label="Ładowanie listy…" />}
        {list.isError && <ErrorPanel onRetry={fireAndForget(list.refetch)}>Nie udało się wczytać listy.</ErrorPanel>}
        {list.data && (
          <Rows label="Do kupienia">
            {list.data.items.map((item) => (
              <Row key={item.id} title={item.name} />
            ))}
          </Rows>
        )}
      </div>
    </>
  )
}
