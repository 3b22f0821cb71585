import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { type FormEvent, useState } from 'react'
import { formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { AddItemLine } from '../list/AddItemLine.tsx'
import type { ListActions } from '../list/use-list-actions.ts'

/** Something that came to mind between the shelves. */
export function AddItemSheet({ listId, add, onClose }: { listId: string; add: ListActions['add']; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Dopisz do listy">
      <AddItemLine
        listId={listId}
        focused
        add={(names) => {
          onClose()
          return add(names)
        }}
      />
    </Dialog>
  )
}

interface ShopSheetProps {
  shop: string
  shops: readonly string[]
  onChoose: (shop: string) => void
  onClose: () => void
}

/** Which shop this is: each has an order of aisles of its own. */
export function ShopSheet({ shop, shops, onChoose, onClose }: ShopSheetProps) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onChoose(name.trim())
  }
  return (
    <Dialog open onClose={onClose} title="Który to sklep?">
      <p className="mb-4 text-muted">Zapamiętamy, w jakiej kolejności chodzisz w nim po działach.</p>
      <div className="mb-4 flex flex-wrap gap-2">
        {['', ...shops].map((each) => (
          <FilterChip key={each} on={each === shop} onClick={() => onChoose(each)}>
            {each === '' ? 'Dowolny sklep' : each}
          </FilterChip>
        ))}
      </div>
      <form onSubmit={submit} className="flex items-end gap-3">
        <div className="flex-1">
          <Field label="Nowy sklep">
            <Input
              maxLength={LIMITS.shopName}
              placeholder="np. ten za rogiem"
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit">Zapamiętaj</Button>
      </form>
    </Dialog>
  )
}

interface FinishSheetProps {
  bought: number
  left: number
  busy: boolean
  /** Why it cannot be put away now. */
  reason: string | undefined
  onPutAway: () => void
  onComplete: () => void
  onClose: () => void
}

/** What happens to a list that is left with things that were not bought. */
export function FinishSheet({ bought, left, busy, reason, onPutAway, onComplete, onClose }: FinishSheetProps) {
  const rest = `${formatNumber(left)}\u00a0${plural(left, ['pozycja', 'pozycje', 'pozycji'])}`
  return (
    <Dialog open onClose={onClose} title="Zakończyć zakupy?" busy={busy}>
      <p className="mb-5 text-muted">
        {bought === 0
          ? 'Nic jeszcze nie jest w koszyku.'
          : `W koszyku: ${formatProducts(bought)}. Na liście ${plural(left, ['zostaje', 'zostają', 'zostaje'])} ${rest}.`}
      </p>
      <div className="flex flex-col gap-2">
        {bought > 0 && (
          <Button variant="herb" full busy={busy} busyLabel="Przenoszenie..." reason={reason} onClick={onPutAway}>
            Przenieś kupione do spiżarni
          </Button>
        )}
        <Button variant="outline" full onClick={onComplete}>
          Zakończ listę bez przenoszenia
        </Button>
        <Button variant="ghost" full onClick={onClose}>
          Kupuję dalej
        </Button>
      </div>
    </Dialog>
  )
}
