import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { NO_CONNECTION, REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { loadAuthCalls } from '../load-auth-calls.ts'
import { useChosenPlan } from '../use-chosen-plan.ts'

/** Asks for the address to send another link to. */
export function ResendLinkForm() {
  const { sending, send } = useResendLink()
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(email.trim() === '')
    if (email.trim() !== '') await send(email.trim())
  }

  return (
    <form noValidate onSubmit={fireAndForget(submit)} className="flex flex-col gap-4">
      <Field label="E-mail podany przy rejestracji" error={missing ? REQUIRED : undefined} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <ResendOutcome sending={sending} />
      <Button type="submit" size="lg" full busy={sending.state === 'busy'} busyLabel="Wysyłanie...">
        Wyślij nowy link
      </Button>
    </form>
  )
}

/** The result of asking for another link. */
export function ResendOutcome({ sending }: { sending: ReturnType<typeof useResendLink>['sending'] }) {
  if (sending.state === 'sent')
    return (
      <Banner tone="ok" role="status">
        Jeśli konto z tym adresem czeka na aktywację, nowy link jest już w drodze. Sprawdź też folder spam.
      </Banner>
    )
  if (sending.state === 'failed')
    return (
      <Banner tone="late" role="alert">
        {sending.message}
      </Banner>
    )
  return null
}

type Sending = { state: 'idle' | 'busy' | 'sent' } | { state: 'failed'; message: string }

/** Asks for another activation link; the answer never says whether an account with the address exists. */
export function useResendLink() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const chosen = useChosenPlan()
  const send = async (email: string) => {
    if (sending.state === 'busy') return
    setSending({ state: 'busy' })
    try {
      const { sendActivationLink } = await loadAuthCalls()
      await sendActivationLink(email, chosen)
      setSending({ state: 'sent' })
    } catch (error) {
      const message = isApiError(error)
        ? (error.detail ?? error.fieldMessage('email') ?? 'Nie udało się wysłać linku. Spróbuj ponownie.')
        : NO_CONNECTION
      setSending({ state: 'failed', message })
    }
  }
  return { sending, send }
}
