import { listShoppingLists } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/button/link.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'

/** /shopping-lists: the lists in progress, the ways to a new one, and those that are done. */
export function ListsScreen() {
  const lists = useQuery(endpointQuery(listShoppingLists))
  return (
    <>
      <title>Zakupy – Spiżarka</title>
      <PageHeader title="Zakupy" />
      <div className="page page-narrow">
        {lists.isPending && <SkeletonRows label="Ładowanie list…" />}
        {lists.isError && <ErrorPanel onRetry={fireAndForget(lists.refetch)}>Nie udało się wczytać list zakupów.</ErrorPanel>}
        {lists.data && (
          <Rows label="Listy zakupów">
            {lists.data.results.map((list) => (
              <Row
                key={list.id}
                title={<Link to={paths.shoppingList(list.id)}>{list.name}</Link>}
                end={`${list.checked_count} z ${list.item_count}`}
              />
            ))}
          </Rows>
        )}
      </div>
    </>
  )
}
