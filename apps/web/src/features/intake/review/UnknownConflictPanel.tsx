import type { PendingItem } from '@spizarka/contract/intake'
import { Button } from '../../../ui/Button.tsx'

/** A kind of conflict that this version of the app has no panel for. */
export function UnknownConflictPanel({ item, type = 'brak', onDelete }: { item: PendingItem; type?: string; onDelete: () => void }) {
  return (
    <>
      <p>Wystąpił nieobsługiwany typ konfliktu. Typ: {type}</p>
      <Button variant="outline" aria-label={`Usuń: ${item.product_name}`} onClick={onDelete}>
        Usuń
      </Button>
    </>
  )
}
