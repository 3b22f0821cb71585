import { requestEmailChange } from '@spizarka/contract/account-changes'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { useSession } from '../../../lib/session/session.ts'
import { starts } from '../../../lib/starts.ts'
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
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<EmailErrors>({})
  const { busy, save, alert } = useSaving()

  const describe = (error: unknown) => {
    const refused = refusedEmailFields(error)
    flushSync(() => setErrors(refused))
    return Object.keys(refused).length > 0 ? undefined : describeEmailFailure(error)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    const found = findEmailErrors(email, password)
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) return focusFirstInvalid(form)
    const address = email.trim()
    const saved = await save(
      () => call(requestEmailChange, { body: { new_email: address, current_password: password } }),
      describe,
      `Link potwierdzający został wysłany na nowy adres: ${address}. Do czasu jego otwarcia nic się nie zmieni.`,
    )
    if (!saved) return focusFirstInvalid(form)
    setEmail('')
    setPassword('')
  }

  return (
    <SettingsSection id="adres" title="Adres e-mail" about={<span className="wrap-anywhere">Teraz: {user?.email}</span>}>
      <Card pad="lg">
        <form noValidate onSubmit={starts(submit)} className="flex flex-col gap-5">
          <Field label="Nowy adres e-mail" help="Wyślemy na niego link, którym potwierdzisz zmianę." error={errors.email} required>
            <Input
              name="new_email"
              type="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label="Hasło, aby potwierdzić zmianę adresu" error={errors.password} required>
            <PasswordInput name="email_password" value={password} onChange={(event) => setPassword(event.target.value)} />
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

interface EmailErrors {
  email?: string
  password?: string
}

/** What keeps a change of the address from being sent (SPEC section 5). */
function findEmailErrors(email: string, password: string): EmailErrors {
  return {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: 'Wprowadź prawidłowy adres email.' }),
    ...(password === '' && { password: 'Wprowadź swoje hasło, aby potwierdzić zmianę.' }),
  }
}

/** Which fields the server refused (SPEC section 8). */
function refusedEmailFields(error: unknown): EmailErrors {
  if (!isApiError(error, 400)) return {}
  const { new_email, current_password } = error.fields
  return { ...(new_email && { email: new_email.join(' ') }), ...(current_password && { password: 'Nieprawidłowe hasło.' }) }
}

function describeEmailFailure(error: unknown): string {
  return (isApiError(error) ? error.detail : undefined) ?? 'Wystąpił błąd podczas zmiany adresu email. Spróbuj ponownie.'
}
