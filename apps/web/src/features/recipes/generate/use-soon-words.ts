import { listPantry } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'

const NAMED = 3

/** What waits to be used up: "szpinak, twaróg, papryka i 2 inne"; nothing while it is unknown. */
export function useSoonWords(): string | undefined {
  const { data } = useQuery(endpointQuery(listPantry, { query: { use_soon: 'true', ordering: 'best_before', page_size: NAMED } }))
  if (!data) return undefined
  if (data.count === 0) return 'Nic nie czeka na szybkie zużycie'
  const names = data.results.map(({ product_name }) => product_name).join(', ')
  const others = data.count - data.results.length
  return others === 0 ? names : `${names} i\u00a0${others}\u00a0${plural(others, ['inny', 'inne', 'innych'])}`
}
