import { type BillingProfile, readBillingProfile, saveBillingProfile } from '@spizarka/contract/billing'
import { LIMITS } from '@spizarka/contract/limits'
import { nipWarning } from '@spizarka/contract/nip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { type FieldErrors, useForm } from '../../../lib/form/use-form.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardButton, SettingsPage } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'

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
  const { values, errors, text, submit } = useForm({ initial: saved, validate: findBillingErrors, send })

  const warning = nipWarning(values.nip, values.country)

  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {billingFields.map(({ name, label, help, autoComplete }) => (
          <Field key={name} label={label} help={errors[name] ? undefined : help} error={errors[name]}>
            <Input {...text(name)} autoComplete={autoComplete} />
            {name === 'nip' && warning && (
              <Banner tone="soon" icon={<TriangleAlert aria-hidden />}>
                {warning}
              </Banner>
            )}
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

interface BillingField {
  name: keyof BillingProfile
  label: string
  help?: string
  autoComplete: string
  longest: number
}

/** The fields in the order of an invoice. */
const billingFields: readonly BillingField[] = [
  { name: 'company_name', label: 'Nazwa firmy', autoComplete: 'organization', longest: LIMITS.billingField },
  { name: 'nip', label: 'NIP', help: 'Od 5 do 20 znaków: cyfry, litery i myślniki.', autoComplete: 'off', longest: 20 },
  { name: 'full_name', label: 'Imię i nazwisko', autoComplete: 'name', longest: LIMITS.billingField },
  { name: 'address_line', label: 'Ulica i numer', autoComplete: 'street-address', longest: LIMITS.billingField },
  { name: 'postal_code', label: 'Kod pocztowy', help: 'W formacie 00-000.', autoComplete: 'postal-code', longest: 6 },
  { name: 'city', label: 'Miejscowość', autoComplete: 'address-level2', longest: LIMITS.billingPlace },
  { name: 'country', label: 'Kraj', autoComplete: 'country-name', longest: LIMITS.billingPlace },
]

/** What keeps the form from being sent (SPEC section 5); every field may be empty. */
export function findBillingErrors(form: BillingProfile): FieldErrors<BillingProfile> {
  const errors: FieldErrors<BillingProfile> = {}
  for (const { name, longest } of billingFields)
    if (form[name].trim().length > longest) errors[name] = `Upewnij się, że to pole ma nie więcej niż ${longest} znaków.`
  const nip = form.nip.trim()
  if (nip !== '' && !/^[\dA-Za-z-]{5,20}$/.test(nip)) errors.nip = 'NIP musi mieć od 5 do 20 znaków: cyfry, litery i myślniki.'
  const postalCode = form.postal_code.trim()
  if (postalCode !== '' && !/^\d{2}-\d{3}$/.test(postalCode)) errors.postal_code = 'Kod pocztowy musi mieć format 00-000.'
  return errors
}

/** Which fields the server refused. */
function refusedBillingFields(error: unknown): FieldErrors<BillingProfile> {
  if (!isApiError(error, 400)) return {}
  return Object.fromEntries(
    billingFields.flatMap(({ name }) => {
      const messages = error.fields[name]
      return messages ? [[name, messages.join(' ')]] : []
    }),
  )
}

function describeBillingFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się zapisać danych.'
}
