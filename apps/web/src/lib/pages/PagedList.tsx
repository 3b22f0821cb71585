import type { ComponentType, ReactNode } from 'react'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Rows } from '../../ui/layout/Row.tsx'
import { fireAndForget } from '../fire-and-forget.ts'
import { useWideScreen } from '../hooks/use-wide-screen.ts'
import { ShowMore } from './ShowMore.tsx'
import type { usePages } from './use-pages.ts'

export interface PagedListProps<Entry> {
  list: ReturnType<typeof usePages<Entry>>
  /** Says what the rows are. */
  label: string
  loading?: string
  failure?: string
  /** Where there is nothing: a sentence, or an empty state. */
  empty: ReactNode
  children: (entry: Entry) => ReactNode
  /** The same rows where there is room for columns. */
  Table?: ComponentType<{ rows: readonly Entry[] }>
}

/** Rows that come a page at a time: on their way, missing, none, or there with the way to more. */
export function PagedList<Entry>({
  list,
  label,
  loading = 'Ładowanie listy…',
  failure = 'Nie udało się wczytać listy.',
  empty,
  children,
  Table,
}: PagedListProps<Entry>) {
  const rows = list.data?.rows
  const wide = useWideScreen()
  return (
    <>
      {list.isPending && <SkeletonRows rows={3} label={loading} />}
      {rows?.length === 0 && (typeof empty === 'string' ? <p className="rounded-card bg-sunken p-5 text-muted">{empty}</p> : empty)}
      {rows && rows.length > 0 && (Table && wide ? <Table rows={rows} /> : <Rows label={label}>{rows.map(children)}</Rows>)}
      {list.isError && (
        <ErrorPanel onRetry={fireAndForget(list.refetch)} busy={list.isFetching}>
          {failure}
        </ErrorPanel>
      )}
      {!list.isError && <ShowMore list={list} />}
    </>
  )
}
