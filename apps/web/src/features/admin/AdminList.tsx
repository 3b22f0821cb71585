import type { ReactNode } from 'react'
import { starts } from '../../lib/starts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Rows } from '../../ui/Row.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import type { useAdminPages } from './use-admin-pages.ts'

export interface AdminListProps<Row extends { id: number | string }> {
  label: string
  list: ReturnType<typeof useAdminPages<Row>>
  /** "Nie ma takich kont." */
  empty: string
  children: (row: Row) => ReactNode
}

/** Rows of administrators: on their way, failed, none, or there with more behind them. */
export function AdminList<Row extends { id: number | string }>({ label, list, empty, children }: AdminListProps<Row>) {
  if (list.isPending) return <SkeletonRows />
  if (list.isLoadingError)
    return (
      <ErrorPanel onRetry={starts(list.refetch)} busy={list.isFetching}>
        Nie udało się wczytać listy.
      </ErrorPanel>
    )
  const rows = list.data?.rows ?? []
  if (rows.length === 0) return <p className="py-4 text-center text-muted">{empty}</p>
  return (
    <>
      <Rows label={label}>{rows.map(children)}</Rows>
      {list.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          busy={list.isFetchingNextPage}
          busyLabel="Ładowanie..."
          onClick={starts(() => list.fetchNextPage())}
        >
          Pokaż więcej
        </Button>
      )}
    </>
  )
}
