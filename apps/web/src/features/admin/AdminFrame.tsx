import { readSecondFactor } from '@spizarka/contract/second-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { starts } from '../../lib/starts.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { PageHeadAfterContext } from '../../ui/PageHead.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AdminMenu } from './AdminMenu.tsx'
import { AdminPage } from './AdminPage.tsx'
import { Enrolment } from './second-factor/Enrolment.tsx'
import { VerifyForm } from './second-factor/VerifyForm.tsx'

const menu = <AdminMenu />

/** Around the pages of administrators: they open once the second factor has been shown in this session. */
export function AdminFrame() {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...endpointQuery(readSecondFactor),
    staleTime: 0,
    // Whoever comes back from where the recovery codes were put down still finds them here.
    refetchOnWindowFocus: false,
  })
  const queryClient = useQueryClient()
  const readAgain = starts(() => queryClient.invalidateQueries({ queryKey: [readSecondFactor.path] }))
  const verified = data?.verified_until !== undefined && data.verified_until !== null
  const [opened, setOpened] = useState(false)
  if (verified && !opened) setOpened(true)
  return (
    <>
      {!verified && (
        <AdminPage title="Administracja">
          {isLoadingError && (
            <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
              Nie udało się sprawdzić drugiego składnika.
            </ErrorPanel>
          )}
          {!data && !isLoadingError && <SkeletonRows />}
          {data && (data.enrolled ? <VerifyForm /> : <Enrolment onDone={readAgain} />)}
        </AdminPage>
      )}
      {/* Where the second factor runs out in the middle of a task, what was typed waits behind the code. */}
      {opened && (
        <div hidden={!verified}>
          <PageHeadAfterContext value={menu}>
            <Outlet />
          </PageHeadAfterContext>
        </div>
      )}
    </>
  )
}
