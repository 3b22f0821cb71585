import { deleteAccount } from '@spizarka/contract/account-changes'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { closeSession } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { toast } from '../../../ui/toast.ts'

interface Failure {
  password?: string
  other?: string
}

/** Asks for the password and deletes the account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Failure>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (busy || password === '') return
    setBusy(true)
    setFailure({})
    try {
      await call(deleteAccount, { body: { current_password: password } })
    } catch (error) {
      flushSync(() => {
        setFailure(describeFailure(error))
        setBusy(false)
      })
      return focusFirstInvalid(form)
    }
    // The guard around the settings leads to the start, as after signing out.
    closeSession('signed-out')
    toast.success('Konto zostało usunięte.')
  }

  return (
    <Dialog open onClose={onClose} title="Usunąć konto na zawsze?" busy={busy} closeButton={false}>
      <form noValidate onSubmit={starts(submit)} className="flex flex-col gap-5">
        <p className="text-muted">Wszystkie Twoje dane znikną i nikt ich nie odzyska. Aby usunąć konto, wpisz swoje hasło.</p>
        <Field label="Hasło" error={failure.password} required>
          <PasswordInput name="current_password" data-autofocus value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
        {failure.other && (
          <Banner tone="late" role="alert">
            <p className="font-semibold">{failure.other}</p>
          </Banner>
        )}
        <div className="flex flex-col gap-3">
          <Button
            type="submit"
            variant="danger"
            full
            busy={busy}
            busyLabel="Usuwanie..."
            reason={password === '' ? 'Najpierw wpisz hasło.' : undefined}
          >
            Usuń konto na zawsze
          </Button>
          <Button variant="outline" full onClick={onClose}>
            Anuluj
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function describeFailure(error: unknown): Failure {
  if (isApiError(error, 400) && error.fields.current_password) return { password: 'Nieprawidłowe hasło.' }
  return { other: (isApiError(error) ? error.detail : undefined) ?? 'Nie udało się usunąć konta. Spróbuj ponownie.' }
}
