import { readBillingProfile } from '@spizarka/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { starts } from '../../../lib/starts.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { BillingForm } from './BillingForm.tsx'

/** /settings/billing: what invoices are made out to. */
export function BillingScreen() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(endpointQuery(readBillingProfile))
  return (
    <SettingsPage title="Dane do faktury" subtitle="Wypełnij tylko to, co ma być na fakturze">
      {isPending && <SkeletonRows rows={5} label="Ładowanie danych do faktury…" />}
      {isError && !data && (
        <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
          Nie udało się załadować Twoich ustawień.
        </ErrorPanel>
      )}
      {data && <BillingForm saved={data} />}
    </SettingsPage>
  )
}
