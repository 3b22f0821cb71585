import { LIMITS } from '@spizarka/contract/limits'
import { useRef, useState } from 'react'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { failureText } from '../pantry-actions.ts'

/** Adds one spice after another. */
export function AddSpice({ add }: { add: (name: string, idempotencyKey: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const attempt = useIdempotencyKey()

  const submit = async () => {
    const typed = name.trim()
    if (busy) return
    if (typed === '') {
      setError('Wpisz nazwę przyprawy.')
      return
    }
    setBusy(true)
    try {
      await add(typed, attempt.keyFor(typed))
      attempt.succeeded()
      setName('')
    } catch (cause) {
      setError(failureText(cause, 'Nie udało się dodać przyprawy. Spróbuj ponownie.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.focus()
        submit().catch(reportError)
      }}
      className="mb-4 flex items-start gap-2"
    >
      <Field label="Nazwa przyprawy" hideLabel error={error} className="flex-1">
        <Input
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field appears at the user's wish to type into it
          autoFocus
          autoComplete="off"
          maxLength={LIMITS.productName}
          placeholder="np. majeranek"
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" variant="soft" busy={busy} className="min-h-13">
        Dodaj
      </Button>
    </form>
  )
}
