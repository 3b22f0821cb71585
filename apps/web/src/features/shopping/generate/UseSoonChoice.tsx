import { listPantry, type PantryItem } from '@spizarka/contract/pantry'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { paths } from '../../../lib/paths.ts'
import { daysUntil, formatAmount, formatDaysLeft } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'

const MAX_SHOWN = 5
// What is past its day is read with the rest, and is nothing to plan with.
const MAX_READ = 30

interface UseSoonChoiceProps {
  /** The first day that is planned, `YYYY-MM-DD`. */
  startOn: string
  /** Ids of products that need not be used up. */
  without: readonly string[]
  onChange: (without: readonly string[]) => void
}

/** What ends soon, ticked: dishes begin with it; nothing where nothing ends. */
export function UseSoonChoice({ startOn, without, onChange }: UseSoonChoiceProps) {
  const { data } = useQuery(
    endpointQuery(listPantry, { query: { use_soon: 'true', is_spice: 'false', ordering: 'best_before', page_size: MAX_READ } }),
  )
  const all = data?.results.flatMap((item) => {
    const days = item.best_before === null ? -1 : daysUntil(item.best_before)
    return days < 0 ? [] : [{ item, days }]
  })
  if (!all || all.length === 0) return null
  const isOver = ({ item }: (typeof all)[number]) => item.best_before !== null && item.best_before < startOn
  const [due, early] = [all.filter((each) => !isOver(each)), all.filter(isOver)]
  const toggle = (id: string) => onChange(without.includes(id) ? without.filter((each) => each !== id) : [...without, id])
  return (
    <section aria-labelledby="zuzyj" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="zuzyj" className="text-h3">
          Co zużyć najpierw?
        </h2>
        {due.length > MAX_SHOWN && (
          <Link to={paths.pantryUseSoon} className="inline-flex min-h-11 items-center font-bold text-brand-ink">
            Inne
          </Link>
        )}
      </div>
      {early.length > 0 && (
        <Banner tone="soon">
          Przed pierwszym dniem planu kończy się: {early.map(({ item }) => item.product_name).join(', ')}. Zjedz to wcześniej – plan tego
          nie użyje.
        </Banner>
      )}
      {due.length > 0 && (
        <ul role="list" className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card">
          {due.slice(0, MAX_SHOWN).map(({ item, days }) => (
            <li key={item.id}>
              <label
                htmlFor={`zuzyj-${item.id}`}
                className="flex min-h-18 cursor-pointer flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand"
              >
                <ProductTile name={item.product_name} {...foodLook(item)} />
                <span className="flex min-w-24 flex-1 flex-col">
                  <span className="leading-5 font-semibold wrap-break-word">{item.product_name}</span>
                  <span className="text-small text-muted tabular-nums">{amountOf(item)}</span>
                </span>
                <span className="ml-auto flex items-center gap-3">
                  <ExpiryBadge daysLeft={days}>{formatDaysLeft(days)}</ExpiryBadge>
                  <span className="relative grid size-7 shrink-0 place-items-center">
                    <input
                      id={`zuzyj-${item.id}`}
                      type="checkbox"
                      checked={!without.includes(item.id)}
                      onChange={() => toggle(item.id)}
                      className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg border-2 border-control bg-card outline-none checked:border-herb-fill checked:bg-herb-fill"
                    />
                    <Check
                      aria-hidden
                      strokeWidth={3}
                      className="pointer-events-none relative size-4.5 text-white opacity-0 peer-checked:opacity-100"
                    />
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function amountOf({ quantity_grams, quantity_ml, quantity, canonical_unit }: PantryItem): string {
  const amount = quantity_grams ?? quantity_ml ?? quantity
  return amount === null || canonical_unit === null ? '' : formatAmount(amount, canonical_unit)
}
