import { LIMITS, POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { MailCheck } from 'lucide-react'
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { type FieldErrors, useForm } from '../../../lib/form/use-form.ts'
import { paths } from '../../../lib/paths.ts'
import { withChosenPlan } from '../../../lib/plans/chosen-plan.ts'
import { registeredLogin } from '../../../lib/registered-login.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { AuthPage, ChosenPlanNote } from '../AuthPage.tsx'
import { ResendOutcome, useResendLink } from '../activation/ResendLink.tsx'
import { loadAuthCalls, usePreloadAuthCalls } from '../load-auth-calls.ts'
import { useChosenPlan } from '../use-chosen-plan.ts'
import { STRENGTHS, strengthOf } from './password-strength.ts'

/** /register: the form, and in its place the news that a link is on its way. */
export function RegisterScreen() {
  usePreloadAuthCalls()
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? <RegisterForm onSent={setSentTo} /> : <LinkSent email={sentTo} />
}

function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const [refusal, setRefusal] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const chosen = useChosenPlan()

  const send = async ({ username, email, password, marketing }: RegistrationForm) => {
    setBusy(true)
    try {
      const { createAccount } = await loadAuthCalls()
      await createAccount({ username, email, password, marketing_consent: marketing, ...(chosen && { chosen_plan: chosen }) })
      registeredLogin.keep(username.trim())
      onSent(email.trim())
    } catch (error) {
      setRefusal(describeRefusal(error))
      setBusy(false)
    }
  }
  const { values, errors, change, text, submit } = useForm({
    initial: EMPTY_FORM,
    ready: ({ terms }) => terms && !busy,
    onSubmit: () => setRefusal([]),
    validate: findErrors,
    send,
  })

  const missing = whatIsMissing(values)
  const faults = findErrors(values)
  return (
    <AuthPage
      title="Załóż konto"
      subtitle={`Na start dostajesz ${POINTS.activation}\u00a0punktów AI. To 4–\u20605\u00a0przepisów.`}
      description={`Załóż konto w Spiżarce: ${POINTS.activation} darmowych punktów AI na start.`}
      after={
        <p className="flex flex-wrap items-center justify-center gap-x-2">
          Masz już konto?
          <ButtonLink to={withChosenPlan(paths.login, chosen)} variant="ghost">
            Zaloguj się
          </ButtonLink>
        </p>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {chosen && (
          <ChosenPlanNote chosen={chosen}>Najpierw konto. Za plan zapłacisz po aktywacji, w&nbsp;ustawieniach subskrypcji.</ChosenPlanNote>
        )}
        <Field label="Login" error={errors.username} required>
          <Input {...text('username')} right={!faults.username} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label="E-mail" help="Na ten adres wyślemy link aktywacyjny." error={errors.email} required>
          <Input {...text('email')} right={!faults.email} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field
          label="Hasło"
          help={`Co najmniej ${LIMITS.passwordAtRegistration} znaków. Dobre hasło to kilka zwykłych słów.`}
          error={errors.password}
          required
        >
          <PasswordInput {...text('password')} autoComplete="new-password" />
          <StrengthMeter password={values.password} login={values.username} />
        </Field>
        <Field label="Powtórz hasło" error={errors.confirmation} required>
          <PasswordInput {...text('confirmation')} autoComplete="new-password" />
        </Field>
        <div className="flex flex-col gap-1">
          <Checkbox name="terms" required checked={values.terms} onChange={(event) => change({ terms: event.target.checked })}>
            Akceptuję <NewTabLink to={paths.terms}>regulamin</NewTabLink> i&nbsp;
            <NewTabLink to={paths.privacy}>politykę prywatności</NewTabLink>. Mam ukończone 18&nbsp;lat albo zgodę opiekuna.
          </Checkbox>
          <Checkbox checked={values.marketing} onChange={(event) => change({ marketing: event.target.checked })}>
            Chcę dostawać nowości i&nbsp;oferty drogą elektroniczną. Zgodę można wycofać w&nbsp;ustawieniach.
          </Checkbox>
        </div>
        {refusal.length > 0 && (
          <Banner tone="late" role="alert">
            <p className="font-semibold whitespace-pre-line">{refusal.join('\n')}</p>
          </Banner>
        )}
        <Button
          type="submit"
          size="lg"
          full
          busy={busy}
          busyLabel="Zakładanie konta..."
          reason={values.terms ? undefined : (missing ?? 'Zaakceptuj regulamin i\u00a0politykę prywatności, aby założyć konto.')}
        >
          Załóż konto
        </Button>
        {values.terms && missing && <p className="-mt-2 text-small">{missing}</p>}
      </form>
    </AuthPage>
  )
}

const LEVELS = ['bg-line', 'bg-honey', 'bg-herb', 'bg-herb'] as const

/** How good the password is; four parts and words. It is there before there is one: nothing below it may move under a finger that taps. */
function StrengthMeter({ password, login }: { password: string; login: string }) {
  const isEmpty = password === ''
  const strength = strengthOf(password, login)
  const level = isEmpty ? 0 : STRENGTHS.indexOf(strength) + 1
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden className="flex gap-1.5">
        {STRENGTHS.map((word, part) => (
          <span
            key={word}
            className={clsx(
              'h-1.5 flex-1 rounded-pill transition-colors duration-(--duration-quick)',
              part < level ? (level === 1 ? 'bg-danger' : LEVELS[level - 1]) : 'bg-line',
            )}
          />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
        {isEmpty && 'Siła hasła'}
        <strong role="status" className={clsx(level > 2 && 'text-ok-ink', level === 2 && 'text-soon-ink', level === 1 && 'text-danger')}>
          {isEmpty ? '' : strength}
        </strong>
        {!isEmpty && (
          <span className="tabular-nums">
            {password.length < LIMITS.passwordAtRegistration
              ? `${password.length} z\u00a0${LIMITS.passwordAtRegistration} znaków`
              : `${password.length} ${plural(password.length, ['znak', 'znaki', 'znaków'])}, wystarczy ${LIMITS.passwordAtRegistration}`}
          </span>
        )}
      </p>
    </div>
  )
}

/** What is still to be filled in and what to be corrected, as soon as something has been filled in, or null; a tap jumps there. */
function whatIsMissing(values: RegistrationForm): ReactNode {
  const { username, email, password, confirmation, terms } = values
  const errors = findErrors(values)
  if (!username && !email && !password && !confirmation) return null
  const faults = [
    { name: 'username', missing: 'loginu', wrong: 'login', value: username.trim(), is: errors.username },
    { name: 'email', missing: 'adresu e-mail', wrong: 'adres e-mail', value: email.trim(), is: errors.email },
    { name: 'password', missing: 'hasła', wrong: 'hasło', value: password, is: errors.password },
    { name: 'confirmation', missing: 'powtórzonego hasła', wrong: 'powtórzone hasło', value: confirmation, is: errors.confirmation },
  ].filter(({ value, is }) => value === '' || is !== undefined)
  if (faults.length === 0) return null
  const missing = faults.flatMap(({ name, missing: words, value }) => (value === '' ? { name, words } : []))
  const wrong = faults.flatMap(({ name, wrong: words, value }) => (value === '' ? [] : { name, words }))
  if (!terms) missing.push({ name: 'terms', words: 'zgody na regulamin' })
  return (
    <>
      {missing.length > 0 && <FieldLinks lead="Brakuje" fields={missing} />}
      {missing.length > 0 && wrong.length > 0 && ' '}
      {wrong.length > 0 && <FieldLinks lead="Popraw" fields={wrong} />}
    </>
  )
}

function FieldLinks({ lead, fields }: { lead: string; fields: readonly { name: string; words: string }[] }) {
  return (
    <>
      {lead}:{' '}
      {fields.map(({ name, words }, place) => (
        <Fragment key={name}>
          <button
            type="button"
            className="relative font-semibold underline underline-offset-3 after:absolute after:-inset-x-1 after:-inset-y-3"
            onClick={(event) => event.currentTarget.form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()}
          >
            {words}
          </button>
          {place < fields.length - 1 ? ', ' : '.'}
        </Fragment>
      ))}
    </>
  )
}

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="font-bold text-brand-ink underline underline-offset-3">
      {children}
      <span className="sr-only"> (otwiera się w&nbsp;nowej karcie)</span>
    </a>
  )
}

/** After registering: what to do next, and the link once more when it does not come. */
function LinkSent({ email }: { email: string }) {
  // The form was longer, and its button stood at its end.
  useLayoutEffect(() => window.scrollTo(0, 0), [])
  return (
    <AuthPage title="Sprawdź skrzynkę">
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <span className="grid size-16 place-items-center rounded-card bg-ok-soft text-ok-ink">
          <MailCheck aria-hidden className="size-8" />
        </span>
        <p className="text-lead text-pretty">
          Link aktywacyjny wysłaliśmy na adres <strong className="wrap-anywhere">{email}</strong>. Jeśli go nie widzisz, sprawdź też folder
          spam.
        </p>
      </div>
      <div className="mt-6 flex flex-col gap-2">
        <ButtonLink to={withChosenPlan(paths.login, useChosenPlan())} size="lg" full>
          Przejdź do logowania
        </ButtonLink>
        <ResendLinkButton email={email} />
      </div>
    </AuthPage>
  )
}

/** Sends the link to an address that is known already. */
function ResendLinkButton({ email }: { email: string }) {
  const { sending, send } = useResendLink()
  return (
    <>
      {sending.state !== 'sent' && (
        <Button variant="ghost" full busy={sending.state === 'busy'} busyLabel="Wysyłanie..." onClick={fireAndForget(() => send(email))}>
          Wyślij link ponownie
        </Button>
      )}
      <ResendOutcome sending={sending} />
    </>
  )
}

interface RegistrationForm {
  username: string
  email: string
  password: string
  confirmation: string
  terms: boolean
  marketing: boolean
}

const EMPTY_FORM: RegistrationForm = { username: '', email: '', password: '', confirmation: '', terms: false, marketing: false }

/** What keeps a form from being sent, field by field (SPEC section 5). */
function findErrors(form: RegistrationForm): FieldErrors<RegistrationForm> {
  const errors: FieldErrors<RegistrationForm> = {}
  if (form.username.trim() === '') errors.username = REQUIRED
  if (form.email.trim() === '') errors.email = REQUIRED
  else if (!isEmail(form.email)) errors.email = 'Podaj poprawny adres e-mail.'
  if (form.password.length < LIMITS.passwordAtRegistration)
    errors.password = `Hasło musi mieć co najmniej ${LIMITS.passwordAtRegistration} znaków.`
  if (form.confirmation !== form.password) errors.confirmation = 'Hasła nie są identyczne.'
  return errors
}

// What the platform takes for an address in a field of type email.
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim())
}

const PREFIXES = { username: 'Login:', email: 'E-mail:', password: 'Hasło:', marketing_consent: 'Zgoda marketingowa:' } as const

/** What a refused registration says: the server's messages with their fields, or SPEC section 8's words where it named none. */
function describeRefusal(error: unknown): string[] {
  if (!isApiError(error, 400)) {
    const tooMany = isApiError(error, 429) ? error.detail : undefined
    return [tooMany ?? 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.']
  }
  const lines = Object.entries(PREFIXES).flatMap(([field, prefix]) => {
    const messages = error.fields[field]
    if (!messages) return []
    if (field === 'email' && messages.some((message) => message.includes('already exists')))
      return ['Użytkownik z tym adresem e-mail już istnieje.']
    return [`${prefix} ${messages.join(' ')}`]
  })
  return lines.length > 0 ? lines : ['Wystąpił nieznany błąd walidacji. Sprawdź poprawność danych.']
}
