import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import type { LoginState } from '../../../lib/login-state.ts'
import { paths } from '../../../lib/paths.ts'
import { signOut } from '../../../lib/session/start-session.ts'
import { readSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { loadAuthCalls } from '../load-auth-calls.ts'
import { describeResetFailure, findResetErrors, type ResetErrors } from './reset-texts.ts'

/** Sets a new password with a good link, and leads to the login. */
export function NewPasswordForm({ uid, token }: { uid: string; token: string }) {
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
