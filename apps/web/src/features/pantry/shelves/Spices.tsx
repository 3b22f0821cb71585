import { LIMITS } from '@spizarka/contract/limits'
import type { PantryItem } from '@spizarka/contract/pantry'
import { Check, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RemovableChip, ToggleChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { failureText } from '../pantry-actions.ts'

/** The spices: there or not, a tap says which. While being edited, a tap takes one off the shelf. */
export function Spices({ spices, actions }: { spices: readonly PantryItem[]; actions: PantryActions }) {
  const [editing, setEditing] = useState(false)
  const Icon = editing ? Check : Plus
  return (
    <section aria-labelledby="przyprawy">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="przyprawy" className="text-h3">
          Przyprawy
        </h2>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={editing}
          icon={<Icon aria-hidden className="size-5" />}
          onClick={() => setEditing(!editing)}
          className="-mr-3.5"
        >
          {editing ? 'Gotowe' : 'Dodaj'}
        </Button>
      </div>
      {editing && <AddSpice add={actions.addSpice} />}
      {spices.length === 0 && <p className="text-muted">Sól, pieprz, majeranek: przyprawy nie mają ilości, są na stanie albo ich brak.</p>}
      <ul role="list" aria-label="Przyprawy" className="flex flex-wrap gap-2">
        {spices.map((spice) => (
          <li key={spice.id} className="max-w-full">
            {editing ? (
              <RemovableChip removeLabel={`Usuń: ${spice.product_name}`} onRemove={() => actions.remove(spice)}>
                {spice.product_name}
              </RemovableChip>
            ) : (
              <ToggleChip on={spice.in_stock} onClick={() => actions.toggleSpice(spice)}>
                {spice.product_name}
                {!spice.in_stock && ': brak'}
              </ToggleChip>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Adds one spice after another. */
function AddSpice({ add }: { add: (name: string, idempotencyKey: string) => Promise<void> }) {
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
