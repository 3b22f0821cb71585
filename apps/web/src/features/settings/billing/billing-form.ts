import type { BillingProfile } from '@spizarka/contract/billing'
import { LIMITS } from '@spizarka/contract/limits'
import { isApiError } from '../../../lib/api/api-error.ts'
import type { FieldErrors } from '../../../lib/form/use-form.ts'

interface BillingField {
  name: keyof BillingProfile
  label: string
  help?: string
  autoComplete: string
  longest: number
}

/** The fields in the order of an invoice. */
export const billingFields: readonly BillingField[] = [
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
export function refusedBillingFields(error: unknown): FieldErrors<BillingProfile> {
  if (!isApiError(error, 400)) return {}
  return Object.fromEntries(
    billingFields.flatMap(({ name }) => {
      const messages = error.fields[name]
      return messages ? [[name, messages.join(' ')]] : []
    }),
  )
}

export function describeBillingFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się zapisać danych.'
}
