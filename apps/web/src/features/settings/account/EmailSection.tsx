import { requestEmailChange } from '@spizarka/contract/account-changes'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { type FieldErrors, useForm } from '../../../lib/form/use-form.ts'
import { useSession } from '../../../lib/session/session.ts'
import { PassingAlert } from '../../../ui/feedback/PassingAlert.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardButton, SettingsSection } from '../SettingsPage.tsx'
import { useSaving } from '../use-saving.ts'

/** Asks for a link to a new address; the address changes when the link is opened. */
export function EmailSection() {
  const { user } = useSession()
  const { busy, save, alert } = useSaving()

  const send = async ({ new_email, email_password }: EmailForm) => {
    const address = new_email.trim()
    let refused: FieldErrors<EmailForm> = {}
    const saved = await save(
      () => call(requestEmailChange, { body: { new_email: address, current_password: email_password } }),
      (error) => {
        refused = refusedEmailFields(error)
        return Object.keys(refused).length > 0 ? undefined : describeEmailFailure(error)
      },
      `Link potwierdzający został wysłany na nowy adres: ${address}. Do czasu jego otwarcia nic się nie zmieni.`,
    )
    if (saved) reset()
    return refused
  }
  const { errors, text, reset, submit } = useForm({ initial: EMPTY_FORM, validate: findEmailErrors, send })

  return (
    <SettingsSection id="adres" title="Adres e-mail" about={<span className="wrap-anywhere">Teraz: {user?.email}</span>}>
      <Card pad="lg">
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <Field label="Nowy adres e-mail" help="Wyślemy na niego link, którym potwierdzisz zmianę." error={errors.new_email} required>
            <Input {...text('new_email')} type="email" autoComplete="email" inputMode="email" />
          </Field>
          <Field label="Hasło, aby potwierdzić zmianę adresu" error={errors.email_password} required>
            <PasswordInput {...text('email_password')} />
          </Field>
          <PassingAlert {...alert} />
          <CardButton type="submit" variant="soft" busy={busy} busyLabel="Wysyłanie...">
            Zmień adres e-mail
          </CardButton>
        </form>
      </Card>
    </SettingsSection>
  )
}

const EMPTY_FORM = { new_email: '', email_password: '' }
type EmailForm = typeof EMPTY_FORM

/** What keeps a change of the address from being sent (SPEC section 5). */
function findEmailErrors({ new_email, email_password }: EmailForm): FieldErrors<EmailForm> {
  return {
    ...(!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(new_email.trim()) && { new_email: 'Wprowadź prawidłowy adres email.' }),
    ...(email_password === '' && { email_password: 'Wprowadź swoje hasło, aby potwierdzić zmianę.' }),
  }
}

/** Which fields the server refused (SPEC section 8). */
function refusedEmailFields(error: unknown): FieldErrors<EmailForm> {
  if (!isApiError(error, 400)) return {}
  const { new_email, current_password } = error.fields
  return { ...(new_email && { new_email: new_email.join(' ') }), ...(current_password && { email_password: 'Nieprawidłowe hasło.' }) }
}

function describeEmailFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Wystąpił błąd podczas zmiany adresu email. Spróbuj ponownie.'
}
