import type { PendingItem } from '@spizarka/contract/intake'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeleteItem } from './use-item-calls.ts'

/** Asks before an item leaves the list. */
export function DeleteItemDialog({ item, onClose }: { item: PendingItem | undefined; onClose: () => void }) {
  const deletion = useDeleteItem()
  const remove = () => {
    if (!item) return
    deletion.mutate(item.id, {
      onError: () => toast.error('Nie udało się usunąć produktu. Spróbuj ponownie.'),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open={item !== undefined}
      title="Usunąć produkt?"
      confirmLabel="Usuń"
      busyLabel="Usuwanie..."
      danger
      busy={deletion.isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      Czy na pewno chcesz usunąć ten produkt z listy?
    </ConfirmDialog>
  )
}
