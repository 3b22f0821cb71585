import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { describeSaveFailure } from '../sections/save-failure.ts'

export interface WithdrawConsentDialogProps {
  open: boolean
  onClose: () => void
  onWithdraw: () => Promise<void>
}

/** Asks before health data is deleted, and says what stops working. */
export function WithdrawConsentDialog({ open, onClose, onWithdraw }: WithdrawConsentDialogProps) {
  const withdrawal = useExclusiveMutation({
    mutationFn: onWithdraw,
    onSuccess: () => {
      onClose()
      toast.success('Zgoda wycofana. Dane o zdrowiu są usunięte.')
    },
    onError: (error) => toast.error(describeSaveFailure(error, 'Nie udało się wycofać zgody. Spróbuj ponownie.')),
  })
  return (
    <ConfirmDialog
      open={open}
      title="Wycofać zgodę?"
      confirmLabel="Wycofaj i usuń"
      busyLabel="Usuwanie..."
      danger
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
      onCancel={onClose}
    >
      <p>Twoje schorzenia i alergie usuniemy od razu i&nbsp;na zawsze. Od tej chwili:</p>
      <ul className="mt-2 list-disc pl-5">
        <li>przepisów i&nbsp;list zakupów nie sprawdzimy pod kątem Twoich schorzeń i&nbsp;alergii,</li>
        <li>wykluczone produkty, dieta i style żywienia zostają i nadal je uwzględniamy,</li>
        <li>gotowe kopie Twoich danych przestają być do pobrania, bo są w&nbsp;nich także te o&nbsp;zdrowiu.</li>
      </ul>
    </ConfirmDialog>
  )
}
