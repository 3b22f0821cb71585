import type { ReceiptSummary } from '@spizarka/contract/intake'
import { ReceiptText } from 'lucide-react'
import { formatDay, formatGrosze } from '../../../lib/format.ts'
import { Banner } from '../../../ui/Banner.tsx'

/** Where and when it was bought and for how much; and whether the items add up to that. */
export function ReceiptHead({ receipt }: { receipt: ReceiptSummary }) {
  const { shop, bought_on: boughtOn, total_grosze: total, sums_agree: sumsAgree } = receipt
  const facts = [shop, boughtOn && formatDay(boughtOn), total !== null && formatGrosze(total)].filter(
    (fact) => typeof fact === 'string' && fact !== '',
  )
  if (facts.length === 0 && sumsAgree !== false) return null
  return (
    <div className="flex flex-col gap-3">
      {facts.length > 0 && (
        <p className="flex items-center gap-2 font-semibold">
          <ReceiptText aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere tabular-nums">{facts.join(' · ')}</span>
        </p>
      )}
      {sumsAgree === false && (
        <Banner tone="soon">
          Ceny pozycji nie sumują się do kwoty z paragonu. Coś mogło się źle odczytać, więc sprawdź listę uważniej.
        </Banner>
      )}
    </div>
  )
}
