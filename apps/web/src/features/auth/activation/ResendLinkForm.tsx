import { type FormEvent, useState } from 'react'
import { starts } from '../../../lib/starts.ts'
import { REQUIRED } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { ResendOutcome } from './ResendOutcome.tsx'
import { useResendLink } from './use-resend-link.ts'

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
    <form noValidate onSubmit={starts(submit)} className="flex flex-col gap-4">
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
