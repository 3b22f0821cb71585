import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Textarea } from '../../../ui/form/Input.tsx'
import { describeFailure } from './comments.ts'

interface WriteAgainProps {
  label: string
  before: string
  /** Throws what the server refuses. */
  onSave: (text: string) => Promise<void>
  onDone: () => void
}

/** A text in place, to be changed or written again. */
export function EditText({ label, before, onSave, onDone }: WriteAgainProps) {
  const [text, setText] = useState(before)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = fireAndForget(async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (text.trim() === '') return setError('Napisz choć słowo.')
    if (text.trim() === before) return onDone()
    setBusy(true)
    try {
      await onSave(text.trim())
      onDone()
    } catch (failure) {
      setError(describeFailure(failure, 'Nie udało się zapisać. Tekst tu został, spróbuj ponownie.'))
      setBusy(false)
    }
  })
  return (
    <form onSubmit={save} className="flex w-full flex-col gap-2">
      <Field label={label} error={error} counter={[text.length, LIMITS.comment]}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for, and stands where the text stood */}
        <Textarea autoFocus rows={3} maxLength={LIMITS.comment} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onDone}>
          Anuluj
        </Button>
        <Button type="submit" size="sm" busy={busy} busyLabel="Zapisywanie...">
          Zapisz
        </Button>
      </div>
    </form>
  )
}
