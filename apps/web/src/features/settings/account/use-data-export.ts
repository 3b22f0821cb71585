import { type DataExport, downloadDataExport, readLatestDataExport, requestDataExport } from '@spizarka/contract/privacy'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { saveFile } from '../../../lib/save-file.ts'

const LOOK_AGAIN_MS = 5000
const latestExport = endpointQuery(readLatestDataExport)

/** The copy of one's data: how the last one stands, asking for one, and fetching it. */
export function useDataExport() {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  const latest = useQuery({
    ...latestExport,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data_export?.state === 'preparing' ? LOOK_AGAIN_MS : false),
  })

  const request = async () => {
    try {
      const asked = await call(requestDataExport, { idempotencyKey: idempotency.keyFor('') })
      idempotency.succeeded()
      queryClient.setQueryData(latestExport.queryKey, { data_export: asked })
    } catch (error) {
      // Asked for in another tab.
      if (isApiError(error, 409)) await latest.refetch()
      throw error
    }
  }

  const download = async ({ id }: DataExport) => {
    try {
      saveFile(await call(downloadDataExport, { params: { id } }), downloadDataExport.download)
    } catch (error) {
      if (isApiError(error, 410)) await latest.refetch()
      throw error
    }
  }

  return { latest, request, download }
}
