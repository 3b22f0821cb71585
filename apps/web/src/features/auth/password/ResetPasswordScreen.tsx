import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { paths } from '../../../lib/paths.ts'
import type { LoginState } from '../../../lib/session/login-state.ts'
import { readSession } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/start-session.ts'
import { starts } from '../../../lib/starts.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { AuthPage, Outcome, Waiting } from '../AuthPage.tsx'
import { loadAuthCalls } from '../load-auth-calls.ts'
import { useMailLink } from '../use-mail-link.ts'
import { blamesLink, describeResetFailure, findResetErrors, type ResetErrors } from './reset-texts.ts'

/** /password/reset/confirm/{uid}/{token}: looks at the link first, then asks for the new password. */
export function ResetPasswordScreen() {
  const { outcome, retry } = useMailLink(openResetLink)
  switch (outcome?.state) {
    case undefined:
      return (
        <AuthPage title="Nowe hasło">
          <Waiting>Sprawdzamy link…</Waiting>
        </AuthPage>
      )
    case 'valid':
      return (
        <AuthPage title="Nowe hasło" subtitle="Po zmianie wylogujemy Cię na wszystkich urządzeniach.">
          <NewPasswordForm uid={outcome.uid} token={outcome.token} />
        </AuthPage>
      )
    case 'invalid':
      return (
        <AuthPage title="Nieprawidłowy link">
          <Outcome tone="late">Link resetowania hasła jest nieprawidłowy lub wygasł. Działa tylko raz i przez 3 dni.</Outcome>
          <ButtonLink to={paths.forgotPassword} size="lg" full className="mt-6">
            Wyślij nowy link
          </ButtonLink>
        </AuthPage>
      )
    case 'unknown':
      return (
        <AuthPage title="Nowe hasło">
          <ErrorPanel onRetry={starts(retry)}>{outcome.message}</ErrorPanel>
        </AuthPage>
      )
  }
}

type ResetLink =
  | { state: 'valid'; uid: string; token: string }
  | { state: 'invalid' }
  /** No answer that says anything about the link. */
  | { state: 'unknown'; message: string }

/** Looks whether a reset link is good, without using it up: it is when a try with empty passwords finds no fault with the link. */
async function openResetLink(uid: string | undefined, token: string | undefined): Promise<ResetLink> {
  if (!uid || !token) return { state: 'invalid' }
  const valid = { state: 'valid', uid, token } as const
  try {
    const { setNewPassword } = await loadAuthCalls()
    await setNewPassword(uid, token)
    return valid
  } catch (error) {
    if (isApiError(error, 400) && !blamesLink(error)) return valid
    if (!isApiError(error) || error.status >= 500) return { state: 'unknown', message: NO_CONNECTION }
    if (error.status === 429) return { state: 'unknown', message: error.message }
    return { state: 'invalid' }
  }
}

/** Sets a new password with a good link, and leads to the login. */
function NewPasswordForm({ uid, token }: { uid: string; token: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [errors, setErrors] = useState<ResetErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    const found = findResetErrors(password, confirmation)
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) return focusFirstInvalid(form)
    setBusy(true)
    try {
      const { setNewPassword } = await loadAuthCalls()
      await setNewPassword(uid, token, password, confirmation)
    } catch (error) {
      setFailure(describeResetFailure(error))
      setBusy(false)
      return
    }
    // Whoever is signed in on this device would not be shown the login.
    if (readSession().status !== 'guest') await signOut()
    await navigate(paths.login, {
      replace: true,
      state: { message: 'Hasło zostało zmienione. Zaloguj się nowym hasłem.' } satisfies LoginState,
    })
  }

  return (
    <form noValidate onSubmit={starts(submit)} className="flex flex-col gap-5">
      <Field
        label="Nowe hasło"
        help={`Co najmniej ${LIMITS.passwordAtReset} znaków. Dobre hasło to kilka zwykłych słów.`}
        error={errors.password}
        required
      >
        <PasswordInput
          name="new_password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field label="Powtórz nowe hasło" error={errors.confirmation} required>
        <PasswordInput
          name="re_new_password"
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      </Field>
      {failure && (
        <Banner tone="late" role="alert">
          <p className="font-semibold">{failure}</p>
        </Banner>
      )}
      <Button type="submit" size="lg" full busy={busy} busyLabel="Zmienianie...">
        Zmień hasło
      </Button>
    </form>
  )
}
