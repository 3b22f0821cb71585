import type { Endpoint } from '@spizarka/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallArguments } from './create-call.ts'

/**
 * A GET as a query. Its key is `[path, params, query]`, so `invalidateQueries({ queryKey: [listPantry.path] })` reaches every variant
 * of an endpoint from any feature.
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>) {
  return queryOptions({
    queryKey: [endpoint.path, options?.params, options?.query],
    queryFn: ({ signal }) => call(endpoint, ...([{ ...options, signal }] as CallArguments<E>)),
  })
}
