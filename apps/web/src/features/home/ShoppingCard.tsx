import { COSTS } from '@spizarka/contract/limits'
import { listShoppingLists } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ShoppingBasket } from 'lucide-react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { paths } from '../../lib/paths.ts'
import { CostPill } from '../../ui/button/CostPill.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Row, Rows } from '../../ui/layout/Row.tsx'

/** The list that is being bought; without one, the way to a plan of days with its list. */
export function ShoppingCard() {
  const { data } = useQuery(endpointQuery(listShoppingLists, { query: { state: 'open', page_size: 1 } }))
  const [open] = data?.results ?? []
  const shown = open
    ? {
        to: paths.shoppingList(open.id),
        title: open.name,
        detail: open.item_count === 0 ? 'jeszcze pusta' : `${open.checked_count}\u00a0z\u00a0${open.item_count} kupione`,
      }
    : { to: paths.generateShoppingList, title: 'Zaplanuj kilka dni', detail: 'Dania i\u00a0lista bez tego, co już stoi w\u00a0spiżarni.' }
  return (
    <section aria-labelledby="zakupy" className="flex flex-col gap-3">
      <h2 id="zakupy" className="text-h3">
        Zakupy
      </h2>
      <Rows>
        <Row
          className="relative hover:bg-sunken"
          start={
            <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
              <ShoppingBasket className="size-6" />
            </span>
          }
          title={
            <Link
              to={shown.to}
              className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
            >
              {shown.title}
            </Link>
          }
          detail={
            <>
              <span className="text-small text-muted">{shown.detail}</span>
              {!open && <CostPill points={COSTS.shoppingList} />}
            </>
          }
          end={<ChevronRight aria-hidden className="size-5 text-muted" />}
        />
      </Rows>
    </section>
  )
}
