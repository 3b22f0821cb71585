import { type BillingProfile, readBillingProfile, saveBillingProfile } from '@spizarka/contract/billing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { type FieldErrors, useForm } from '../../../lib/form/use-form.ts'
import { paths } from '../../../lib/paths.ts'
import { ShelfArt } from '../../../ui/art/ShelfArt.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardButton, SettingsPage } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'
import { billingFields, describeBillingFailure, findBillingErrors, refusedBillingFields } from './billing-form.ts'

/** /settings/billing: what invoices are made out to. */
export function BillingScreen() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(endpointQuery(readBillingProfile))
  return (
    <SettingsPage title="Dane do faktury" subtitle="Wypełnij tylko to, co ma być na fakturze">
      {isPending && <SkeletonRows rows={5} label="Ładowanie danych do faktury…" />}
      {isError && !data && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się załadować Twoich ustawień.
        </ErrorPanel>
      )}
      {data && <BillingForm saved={data} />}
    </SettingsPage>
  )
}

/** Begins with what is saved; what is typed stays, whatever is read from the server meanwhile. */
function BillingForm({ saved }: { saved: BillingProfile }) {
  const queryClient = useQueryClient()
  const { busy, save, alert } = useSaving()

  const send = async (body: BillingProfile) => {
    let refused: FieldErrors<BillingProfile> = {}
    await save(
      async () => {
        const answer = await call(saveBillingProfile, { body })
        queryClient.setQueryData(endpointQuery(readBillingProfile).queryKey, answer)
      },
      (error) => {
        refused = refusedBillingFields(error)
        return Object.keys(refused).length > 0 ? undefined : describeBillingFailure(error)
      },
      'Zapisano dane do faktury.',
    )
    return refused
  }
  const { errors, text, submit } = useForm({ initial: saved, validate: findBillingErrors, send })

  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {billingFields.map(({ name, label, help, autoComplete }) => (
          <Field key={name} label={label} help={errors[name] ? undefined : help} error={errors[name]}>
            <Input {...text(name)} autoComplete={autoComplete} />
          </Field>
        ))}
        <PassingAlert {...alert} />
        <CardButton type="submit" size="lg" full busy={busy} busyLabel="Zapisywanie...">
          Zapisz dane do faktury
        </CardButton>
      </form>
    </Card>
  )
}

/** /settings/invoices: there are none until a plan can be bought. */
export function InvoicesScreen() {
  return (
    <SettingsPage title="Moje faktury">
      <EmptyState
        picture={<ShelfArt />}
        title="Nie masz jeszcze faktur"
        text="Faktura pojawi się tu po opłaceniu planu. Dane do niej możesz podać już teraz."
      >
        <ButtonLink to={paths.billing} variant="soft">
          Podaj dane do faktury
        </ButtonLink>
      </EmptyState>
    </SettingsPage>
  )
}
