import { LIMITS } from '@spizarka/contract/limits'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import type { LoginState } from '../../../lib/session/login-state.ts'
import { readSession } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/start-session.ts'
import { whyItFailed } from '../../../lib/text/why-it-failed.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { AuthPage, Outcome, Waiting } from '../AuthPage.tsx'
import { loadAuthCalls } from '../load-auth-calls.ts'
import { useMailLink } from '../use-mail-link.ts'
import { describeResetFailure, findResetErrors, isLinkRefused, type NewPassword } from './reset-texts.ts'

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
          <Outcome tone="late">Link resetowania hasła jest nieprawidłowy lub wygasł. Działa tylko raz i przez godzinę.</Outcome>
          <ButtonLink to={paths.forgotPassword} size="lg" full className="mt-6">
            Wyślij nowy link
          </ButtonLink>
        </AuthPage>
      )
    case 'unknown':
      return (
        <AuthPage title="Nowe hasło">
          <ErrorPanel onRetry={fireAndForget(retry)}>{outcome.message}</ErrorPanel>
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
    if (isApiError(error, 400) && !isLinkRefused(error)) return valid
    if (!isApiError(error) || error.status >= 500 || error.status === 429) return { state: 'unknown', message: whyItFailed(error) }
    return { state: 'invalid' }
  }
}

/** Sets a new password with a good link, and leads to the login. */
function NewPasswordForm({ uid, token }: { uid: string; token: string }) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async ({ new_password, re_new_password }: NewPassword) => {
    setBusy(true)
    try {
      const { setNewPassword } = await loadAuthCalls()
      await setNewPassword(uid, token, new_password, re_new_password)
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
  const { errors, text, submit } = useForm({
    initial: { new_password: '', re_new_password: '' },
    ready: () => !busy,
    onSubmit: () => setFailure(undefined),
    validate: findResetErrors,
    send,
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label="Nowe hasło"
        help={`Co najmniej ${LIMITS.passwordAtReset} znaków. Dobre hasło to kilka zwykłych słów.`}
        error={errors.new_password}
        required
      >
        <PasswordInput {...text('new_password')} autoComplete="new-password" />
      </Field>
      <Field label="Powtórz nowe hasło" error={errors.re_new_password} required>
        <PasswordInput {...text('re_new_password')} autoComplete="new-password" />
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
