import { type AdminUser, listUsers, readUserAsAdmin } from '@spizarka/contract/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { adminQuery } from '../admin-call.ts'

/** A change to an account that answers with the account as it is then. */
export function useUserChange<Change>(change: (change: Change) => Promise<AdminUser>) {
  const queryClient = useQueryClient()
  return useExclusiveMutation({
    mutationFn: change,
    onSuccess: async (user) => {
      queryClient.setQueryData(adminQuery(readUserAsAdmin, { params: { id: String(user.id) } }).queryKey, user)
      await queryClient.invalidateQueries({ queryKey: [listUsers.path] })
    },
  })
}
