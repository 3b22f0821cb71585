import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../lib/form/focus-first-invalid.ts'
import { paths } from '../../../lib/paths.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { AuthPage, Outcome } from '../AuthPage.tsx'
import { loadAuthCalls, usePreloadAuthCalls } from '../load-auth-calls.ts'
import { describeRequestFailure } from './reset-texts.ts'

type Sending = { state: 'idle' | 'sent' } | { state: 'busy' | 'failed'; message: string | undefined }

/** /forgot-password: mails a link that sets a new password. */
export function ForgotPasswordScreen() {
  usePreloadAuthCalls()
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState(false)
  const [sending, setSending] = useState<Sending>({ state: 'idle' })

  const refusal = 'message' in sending ? sending.message : undefined

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (sending.state === 'busy') return
    const address = email.trim()
    flushSync(() => setMissing(address === ''))
    if (address === '') return focusFirstInvalid(form)
    // The words stay until the answer: without them the button would move away from under a second click.
    setSending({ state: 'busy', message: refusal })
    try {
      const { sendResetLink } = await loadAuthCalls()
      await sendResetLink(address)
      setSending({ state: 'sent' })
    } catch (error) {
      setSending({ state: 'failed', message: describeRequestFailure(error) })
    }
  }

  return (
    <AuthPage
      title="Nowe hasło"
      description="Nie pamiętasz hasła do Spiżarki? Podaj swój e-mail, a wyślemy link, którym ustawisz nowe."
      subtitle={sending.state === 'sent' ? undefined : 'Wyślemy Ci link, którym je ustawisz.'}
      after={
        <ButtonLink to={paths.login} variant="ghost" className="self-center">
          Wróć do logowania
        </ButtonLink>
      }
    >
      {sending.state === 'sent' ? (
        <Outcome tone="ok" icon={<MailCheck aria-hidden />}>
          Email z linkiem do resetowania hasła został wysłany. Sprawdź swoją skrzynkę odbiorczą.
        </Outcome>
      ) : (
        <form noValidate onSubmit={fireAndForget(submit)} className="flex flex-col gap-5">
          <Field label="E-mail" help="Adres, na który jest założone konto." error={missing ? REQUIRED : undefined} required>
            <Input
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          {refusal !== undefined && (
            <Banner tone="late" role="alert">
              <p className="font-semibold">{refusal}</p>
            </Banner>
          )}
          <Button type="submit" size="lg" full busy={sending.state === 'busy'} busyLabel="Wysyłanie...">
            Wyślij link
          </Button>
        </form>
      )}
    </AuthPage>
  )
}
