import { useState } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { Health } from './use-health.ts'
import { WithdrawConsentDialog } from './WithdrawConsentDialog.tsx'

/** The explicit consent (GDPR art. 9): a box to tick until it is given, then since when it stands and how it is withdrawn. */
export function HealthConsentBox({ health }: { health: Health }) {
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
