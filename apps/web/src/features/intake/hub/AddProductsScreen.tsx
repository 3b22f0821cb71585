import { POINTS } from '@spizarka/contract/limits'
import { Gift } from 'lucide-react'
import { BalancePill } from '../../../lib/BalancePill.tsx'
import { formatPointsInWords } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { WaitingLists } from '../waiting/WaitingLists.tsx'
import { WayCard } from './WayCard.tsx'
import { WAYS } from './ways.ts'

/** /add-products: the four ways of filling the pantry, and the lists that wait for review. */
export function AddProductsScreen() {
  return (
    <>
      <title>Dodaj produkty – Spiżarka</title>
      <PageHead title="Dodaj produkty" back={{ to: paths.pantry, label: 'Wróć do spiżarni' }} actions={<BalancePill />} />
      <div className="page page-narrow">
        <div className="flex flex-col gap-3">
          <p className="text-muted">Jak Ci dziś najwygodniej? Zanim coś trafi na półkę, sprawdzisz listę.</p>
          <ul role="list" className="flex flex-col gap-3">
            {WAYS.map((way) => (
              <li key={way.to}>
                <WayCard way={way} />
              </li>
            ))}
          </ul>
        </div>
        <WaitingLists />
        <Banner icon={<Gift aria-hidden />}>
          Po zatwierdzeniu listy <strong>wracają do Ciebie {formatPointsInWords(POINTS.reviewReward)}</strong>. Gdy odczyt się nie uda,
          oddajemy całość.
        </Banner>
      </div>
    </>
  )
}
