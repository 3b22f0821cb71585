import { changePassword, requestEmailChange } from '@spizarka/contract/account-changes'
import { listDevices } from '@spizarka/contract/devices'
import { LIMITS } from '@spizarka/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { type FieldErrors, useForm } from '../../../lib/form/use-form.ts'
import { useSession } from '../../../lib/session/session.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
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

/** Changes the password; this session goes on, all others end. */
export function PasswordSection() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const { busy, save, alert } = useSaving()

  const send = async (body: PasswordForm) => {
    let refused: FieldErrors<PasswordForm> = {}
    const describe = (error: unknown) => {
      refused = refusedPasswordFields(error)
      return Object.keys(refused).length > 0 ? undefined : describePasswordFailure(error)
    }
    if (!(await save(() => call(changePassword, { body }), describe, 'Hasło zostało pomyślnie zmienione.'))) return refused
    reset()
    await queryClient.invalidateQueries({ queryKey: [listDevices.path] })
  }
  const { errors, text, reset, submit } = useForm({ initial: EMPTY_PASSWORDS, validate: findPasswordErrors, send })

  const password = (name: keyof PasswordForm, label: string, help?: string) => (
    <Field label={label} help={help} error={errors[name]} required>
      <PasswordInput {...text(name)} autoComplete={name === 'current_password' ? 'current-password' : 'new-password'} />
    </Field>
  )

  return (
    <SettingsSection id="haslo" title="Hasło" about="Po zmianie wylogujemy Cię na pozostałych urządzeniach.">
      <Card pad="lg">
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          {/* Tells a password manager whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
          {password('current_password', 'Obecne hasło')}
          {password(
            'new_password',
            'Nowe hasło',
            `Co najmniej ${LIMITS.passwordAtRegistration} znaków. Dobre hasło to kilka zwykłych słów.`,
          )}
          {password('re_new_password', 'Powtórz nowe hasło')}
          <PassingAlert {...alert} />
          <CardButton type="submit" variant="soft" busy={busy} busyLabel="Zmienianie...">
            Zmień hasło
          </CardButton>
        </form>
      </Card>
    </SettingsSection>
  )
}

interface PasswordForm {
  current_password: string
  new_password: string
  re_new_password: string
}

const EMPTY_PASSWORDS: PasswordForm = { current_password: '', new_password: '', re_new_password: '' }

/** What keeps a change of the password from being sent (SPEC section 5). */
function findPasswordErrors(form: PasswordForm): FieldErrors<PasswordForm> {
  return {
    ...(form.current_password === '' && { current_password: REQUIRED }),
    ...(form.new_password.length < LIMITS.passwordAtRegistration && {
      new_password: `Nowe hasło musi mieć co najmniej ${LIMITS.passwordAtRegistration} znaków.`,
    }),
    ...(form.re_new_password !== form.new_password && { re_new_password: 'Nowe hasła nie są identyczne.' }),
  }
}

/** Which fields the server refused, its messages joined. */
function refusedPasswordFields(error: unknown): FieldErrors<PasswordForm> {
  if (!isApiError(error, 400)) return {}
  const { current_password, new_password, re_new_password } = error.fields
  return {
    ...(current_password && { current_password: 'Nieprawidłowe hasło.' }),
    ...(new_password && { new_password: new_password.join(' ') }),
    ...(re_new_password && { re_new_password: re_new_password.join(' ') }),
  }
}

/** What the server says about no field of the form, joined (SPEC section 8). */
function describePasswordFailure(error: unknown): string {
  if (!isApiError(error)) return 'Wystąpił nieoczekiwany błąd.'
  const messages = [error.detail, ...Object.values(error.fields).flat()].filter((text) => text !== undefined)
  return messages.length > 0 ? messages.join(' ') : 'Wystąpił nieoczekiwany błąd.'
}
