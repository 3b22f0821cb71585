import type { PantryItem } from '@spizarka/contract/pantry'
import { Check, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { RemovableChip, ToggleChip } from '../../../ui/form/Chip.tsx'
import type { PantryActions } from '../pantry-actions.ts'

// Fetched when a finger or pointer arrives at the button: the keyboard of a phone opens only for a field that is there with the tap.
const loadAddSpice = () => import('./AddSpice.tsx')
const AddSpice = lazy(async () => ({ default: (await loadAddSpice()).AddSpice }))
function prepareAddSpice() {
  // What fails here fails again, and is shown, at the tap.
  loadAddSpice().catch(() => undefined)
}

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
          onPointerEnter={prepareAddSpice}
          onClick={() => setEditing(!editing)}
          className="-mr-3.5"
        >
          {editing ? 'Gotowe' : 'Dodaj'}
        </Button>
      </div>
      {editing && (
        <Suspense fallback={<div className="mb-4 min-h-13" />}>
          <AddSpice add={actions.addSpice} />
        </Suspense>
      )}
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
