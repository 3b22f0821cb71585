import { useState } from 'react'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { paths } from '../../../lib/paths.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { describeSaveFailure } from '../sections/section-state.ts'
import type { Health } from './use-health.ts'

interface HealthConsentBoxProps {
  health: Health
  /** What it is given for, by name. */
  covered?: readonly string[]
}

/** The explicit consent (GDPR art. 9): a box to tick until it is given, then since when it stands and how it is withdrawn. */
export function HealthConsentBox({ health, covered = [] }: HealthConsentBoxProps) {
  const [withdrawing, setWithdrawing] = useState(false)
  const { consent, agreed, setAgreed, withdraw } = health
  const grantedAt = consent.data?.granted_at
  return (
    <div className="rounded-card border-2 border-herb bg-card px-4 py-2">
      {consent.data?.granted ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p>
            <span className="block font-semibold">Zgoda na przetwarzanie danych o&nbsp;zdrowiu</span>
            {grantedAt && <span className="block text-small text-muted">Udzielona {formatMoment(grantedAt)}.</span>}
          </p>
          <Button variant="outline" size="sm" onClick={() => setWithdrawing(true)}>
            Wycofaj zgodę
          </Button>
        </div>
      ) : (
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          {/* At 200 % the longest word is wider than a phone has room for. */}
          <span className="wrap-anywhere">
            Wyrażam wyraźną zgodę na przetwarzanie moich danych o&nbsp;zdrowiu, żeby dopasowywać do nich przepisy i&nbsp;listy zakupów
            (art.&nbsp;9&nbsp;RODO).
          </span>
        </Checkbox>
      )}
      {covered.length > 0 && (
        <p className="-mx-4 mb-2 bg-ok-soft px-4 py-2.5 text-small font-semibold text-ok-ink wrap-anywhere">{covered.join(', ')}</p>
      )}
      <p className="pb-2 text-small text-muted">
        Zgodę wycofasz w&nbsp;każdej chwili w&nbsp;ustawieniach. Bez niej nie zapiszemy niczego o&nbsp;zdrowiu.{' '}
        {/* Beside the form: what is chosen here is not saved yet. */}
        <a href={paths.privacy} target="_blank" rel="noreferrer" className="inline-block min-h-6 underline">
          Polityka Prywatności
          <span className="sr-only"> (otwiera się w nowej karcie)</span>
        </a>
      </p>
      <WithdrawConsentDialog open={withdrawing} onClose={() => setWithdrawing(false)} onWithdraw={withdraw} />
    </div>
  )
}

interface WithdrawConsentDialogProps {
  open: boolean
  onClose: () => void
  onWithdraw: () => Promise<void>
}

/** Asks before health data is deleted, and says what stops working. */
function WithdrawConsentDialog({ open, onClose, onWithdraw }: WithdrawConsentDialogProps) {
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
