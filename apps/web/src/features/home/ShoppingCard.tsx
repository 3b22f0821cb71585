import { COSTS } from '@spizarka/contract/limits'
import { listShoppingLists, type ShoppingList } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { paths } from '../../lib/paths.ts'
import { CostPill } from '../../ui/button/CostPill.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Row, Rows } from '../../ui/layout/Row.tsx'

export interface ShoppingCardProps {
  /** What is to be bought next of a list. */
  nextItems: (listId: string) => ReactNode
}

/** The list that is being bought, with what comes next on it; without one, the way to a plan of days with its list. */
export function ShoppingCard({ nextItems }: ShoppingCardProps) {
  const { data } = useQuery(endpointQuery(listShoppingLists, { query: { state: 'open', page_size: 1 } }))
  const [open] = data?.results ?? []
  if (open && open.item_count > 0) return <OpenList list={open}>{nextItems(open.id)}</OpenList>
  const shown = open
    ? { to: paths.shoppingList(open.id), title: open.name, detail: 'jeszcze pusta' }
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

function OpenList({ list: { id, name }, children }: { list: ShoppingList; children: ReactNode }) {
  return (
    <section aria-labelledby="zakupy" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="zakupy" className="min-w-0 text-h3 wrap-anywhere">
          <span className="sr-only">Zakupy: </span>
          {name}
        </h2>
        <Link to={paths.shoppingList(id)} className="-my-2 inline-flex min-h-11 items-center gap-1 font-bold text-brand-ink">
          Otwórz
          <span className="sr-only"> listę {name}</span>
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      </div>
      <Card className="flex flex-col gap-2">{children}</Card>
    </section>
  )
}
