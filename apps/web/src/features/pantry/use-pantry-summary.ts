import { readPantrySummary } from '@spizarka/contract/pantry'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offlineCopies } from '../../lib/offline-copy.ts'
import { pantrySummary } from './pantry-queries.ts'

const COPY = 'pantry-summary'
const copy = () => offlineCopies.find(COPY, readPantrySummary)

/** Counts of the pantry; also without a network. */
export function usePantrySummary() {
  const query = useQuery({
    ...pantrySummary(),
    initialData: () => copy()?.data,
    initialDataUpdatedAt: () => copy()?.savedAt,
    refetchOnMount: 'always',
  })
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (data) offlineCopies.save(COPY, data, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  return query
}
