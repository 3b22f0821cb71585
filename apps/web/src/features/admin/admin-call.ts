import { type AdminUser, listUsers, readUserAsAdmin } from '@spizarka/contract/admin'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { readSecondFactor } from '@spizarka/contract/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import type { Call, CallArguments } from '../../lib/api/create-call.ts'
import { useExclusiveMutation } from '../../lib/api/use-exclusive-mutation.ts'
import { queryClient } from '../../lib/query-client.ts'

/** Rows of one page of a list of administrators. */
export const ADMIN_PAGE_SIZE = 30

/** Calls the API as an administrator; a 403 has the frame look whether the second factor has to be shown again. */
export const adminCall: Call = async (endpoint, ...options) => {
  try {
    return await call(endpoint, ...options)
  } catch (error) {
    if (isApiError(error, 403)) await queryClient.invalidateQueries({ queryKey: [readSecondFactor.path] })
    throw error
  }
}

/** A GET of administrators as a query; its key begins with the path, as everywhere. */
export function adminQuery<E extends Endpoint>(endpoint: E, ...[options]: CallArguments<E>) {
  return queryOptions({
    queryKey: [endpoint.path, options?.params, options?.query],
    queryFn: ({ signal }) => adminCall(endpoint, ...([{ ...options, signal }] as CallArguments<E>)),
    staleTime: 0,
  })
}

/** A change to an account that answers with the account as it is then. */
export function useUserChange<Change>(change: (change: Change) => Promise<AdminUser>) {
  return useExclusiveMutation({
    mutationFn: change,
    onSuccess: async (user) => {
      queryClient.setQueryData(adminQuery(readUserAsAdmin, { params: { id: String(user.id) } }).queryKey, user)
      await queryClient.invalidateQueries({ queryKey: [listUsers.path] })
    },
  })
}
