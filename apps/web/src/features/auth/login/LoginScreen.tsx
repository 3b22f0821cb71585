import { POINTS } from '@spizarka/contract/limits'
import { Gift, MailCheck } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { type FieldErrors, useForm } from '../../../lib/form/use-form.ts'
import { paths } from '../../../lib/paths.ts'
import { withChosenPlan } from '../../../lib/plans/chosen-plan.ts'
import { registeredLogin } from '../../../lib/registered-login.ts'
import { useLocation } from '../../../lib/router/ScreenRoutes.tsx'
import { loginMessage } from '../../../lib/session/login-state.ts'
import { NO_CONNECTION, REQUIRED } from '../../../lib/text/texts.ts'
import { Initial } from '../../../ui/art/Initial.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { AuthPage, ChosenPlanNote } from '../AuthPage.tsx'
import { loadAuthCalls, usePreloadAuthCalls } from '../load-auth-calls.ts'
import { useChosenPlan } from '../use-chosen-plan.ts'

const REFUSED = 'Niepoprawny login / email lub hasło.'

interface Failure {
  text: string
  /** The account may be one that has not been activated yet. */
  refused: boolean
}

const EMPTY_FORM = { username: '', password: '' }

function findMissing({ username, password }: typeof EMPTY_FORM): FieldErrors<typeof EMPTY_FORM> {
  return { ...(username.trim() === '' && { username: REQUIRED }), ...(password === '' && { password: REQUIRED }) }
}

/** /login: by login or e-mail. Where to go afterwards is the matter of the route around it. */
export function LoginScreen() {
  // Read once the page is alive: what was prerendered knows nobody.
  const known = useSyncExternalStore(registeredLogin.subscribe, registeredLogin.find, () => undefined)
  return <LoginForm key={known} known={known} />
}

function LoginForm({ known }: { known: string | undefined }) {
  usePreloadAuthCalls()
  const message = loginMessage(useLocation().state)
  const chosen = useChosenPlan()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)

  const send = async ({ username, password }: typeof EMPTY_FORM) => {
    setBusy(true)
    try {
      const { beginSession } = await loadAuthCalls()
      await beginSession(username.trim(), password)
      registeredLogin.forget()
    } catch (error) {
      setFailure({ text: isApiError(error) ? (error.detail ?? REFUSED) : NO_CONNECTION, refused: isApiError(error, 401) })
      setBusy(false)
    }
  }
  const { errors, text, submit } = useForm({
    initial: known === undefined ? EMPTY_FORM : { username: known, password: '' },
    ready: () => !busy,
    onSubmit: () => setFailure(undefined),
    validate: findMissing,
    send,
  })

  return (
    <AuthPage
      title="Zaloguj się"
      subtitle="Twoja spiżarnia czeka."
      description="Zaloguj się do Spiżarki i sprawdź, co ugotujesz z tego, co masz."
      after={
        <p className="flex flex-wrap items-center justify-center gap-x-2">
          Nie masz jeszcze konta?
          <ButtonLink to={withChosenPlan(paths.register, chosen)} variant="ghost">
            Załóż konto
          </ButtonLink>
        </p>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {chosen && <ChosenPlanNote chosen={chosen}>Zapłacisz za niego po zalogowaniu, w&nbsp;ustawieniach subskrypcji.</ChosenPlanNote>}
        {message && (
          <Banner tone="ok" role="status">
            {message}
          </Banner>
        )}
        {known !== undefined && registeredLogin.isActive() && (
          <Banner tone="ok" role="status" icon={<MailCheck aria-hidden />}>
            <strong>Konto aktywne.</strong> Wystarczy hasło.
          </Banner>
        )}
        <Field label="Login lub e-mail" error={errors.username} required>
          <div className="relative">
            <Input
              {...text('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              className={known === undefined ? undefined : 'border-transparent! bg-sunken! pr-28 font-semibold'}
              start={known !== undefined && <Initial of={known} className="size-6 text-caption" />}
            />
            {known !== undefined && (
              <Button variant="ghost" size="sm" className="absolute top-1/2 right-1 -translate-y-1/2" onClick={registeredLogin.forget}>
                To nie ja
              </Button>
            )}
          </div>
        </Field>
        <Field label="Hasło" error={errors.password} required>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- all that is left to type */}
          <PasswordInput {...text('password')} autoFocus={known !== undefined} />
        </Field>
        {failure && (
          <Banner tone="late" role="alert">
            <p className="font-semibold">{failure.text}</p>
            {failure.refused && (
              <p className="mt-1">
                Nowe konto trzeba najpierw aktywować linkiem z e-maila.{' '}
                <Link to={paths.resendActivation} className="font-bold underline underline-offset-3">
                  Wyślij link ponownie
                </Link>
              </p>
            )}
          </Banner>
        )}
        <Button type="submit" size="lg" full busy={busy} busyLabel="Logowanie...">
          Zaloguj się
        </Button>
        <ButtonLink to={paths.forgotPassword} variant="ghost" className="self-center">
          Nie pamiętasz hasła?
        </ButtonLink>
      </form>
      {known !== undefined && (
        <Banner tone="neutral" icon={<Gift aria-hidden />} className="mt-5">
          <strong className="block">{POINTS.activation}&nbsp;punktów już czeka</strong>i&nbsp;{POINTS.onboardingBonus} za pięć krótkich
          kroków.
        </Banner>
      )}
    </AuthPage>
  )
}
