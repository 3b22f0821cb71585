import { readUserAsAdmin } from '@spizarka/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { adminQuery } from '../admin-call.ts'
import { AwardPoints } from './AwardPoints.tsx'
import { ChangePlan } from './ChangePlan.tsx'
import { UserFacts } from './UserFacts.tsx'

/** /admin/users/:id: one account, its plan and its points. */
export function UserScreen() {
  const { id = '' } = useParams()
  const { data: user, error, isLoadingError, isFetching, refetch } = useQuery(adminQuery(readUserAsAdmin, { params: { id } }))
  return (
    <AdminPage title={user?.username ?? 'Konto'} back={{ to: paths.adminUsers, label: 'Wróć do kont' }}>
      {isLoadingError && isApiError(error, 404) && <p className="py-4 text-center text-muted">Nie ma takiego konta.</p>}
      {isLoadingError && !isApiError(error, 404) && (
        <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
          Nie udało się wczytać konta.
        </ErrorPanel>
      )}
      {!user && !isLoadingError && <SkeletonRows />}
      {user && (
        <>
          <UserFacts user={user} />
          <ChangePlan key={user.plan} user={user} />
          <AwardPoints user={user} />
        </>
      )}
    </AdminPage>
  )
}
