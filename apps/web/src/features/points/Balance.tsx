import { COSTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { Hourglass, Sparkles } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Card } from '../../ui/Card.tsx'

/** What can be spent, what is reserved for work under way, and how far it goes. */
export function Balance({ points, reserved }: { points: number; reserved: number }) {
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div>
          <p className="text-muted">Do wykorzystania</p>
          <p className="font-display leading-none font-[650]">
            <span className="text-display tabular-nums">{formatNumber(points)}</span>{' '}
            <span className="ml-1.5 text-h3">{plural(points, ['punkt', 'punkty', 'punktów'])}</span>
          </p>
        </div>
        <span aria-hidden className="grid size-13 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand-ink">
          <Sparkles className="size-6" />
        </span>
      </div>
      {reserved > 0 && (
        <Banner
          icon={<Hourglass aria-hidden />}
          title={`${formatNumber(reserved)} ${plural(reserved, ['zarezerwowany', 'zarezerwowane', 'zarezerwowanych'])}`}
          role="status"
        >
          praca w toku, w razie kłopotu wrócą
        </Banner>
      )}
      <p className="text-muted">{describeReach(points)}</p>
    </Card>
  )
}

function describeReach(points: number): string {
  const recipes = Math.floor(points / COSTS.recipe)
  const receipts = Math.floor(points / COSTS.receiptIntake)
  const inReceipts = `${receipts} ${plural(receipts, ['paragon', 'paragony', 'paragonów'])}`
  if (recipes > 0) return `Wystarczy na ${recipes} ${plural(recipes, ['przepis', 'przepisy', 'przepisów'])} albo ${inReceipts}.`
  if (receipts > 0) return `Wystarczy na ${inReceipts}.`
  return points >= COSTS.textIntake ? 'Wystarczy na listę tekstową.' : 'Ręcznie dodasz produkty bez punktów.'
}
