import type { ShoppingItem } from '@spizarka/contract/shopping'
import { memo } from 'react'
import { paths } from '../../../lib/paths.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import type { ShownList } from '../../../lib/shopping/replica/shown-list.ts'
import { formatAmount, formatDay, formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Aisle } from './aisles.ts'
import { costOf } from './item-words.ts'
import type { ListActions } from './use-list-actions.ts'

interface SummaryProps extends Pick<ShownList, 'id' | 'items' | 'covered' | 'plan'> {
  toBuy: readonly ShoppingItem[]
  walk: readonly Aisle[]
  actions: ListActions
}

/** How much there is to buy and what it costs, what the pantry covers; beside the list where there is room. */
export const ListSummary = memo(function ListSummary({ id, items, covered, plan, toBuy, walk, actions }: SummaryProps) {
  const cost = costOf(items)
  return (
    <aside aria-label="Podsumowanie listy" className="flex flex-col gap-4 lg:sticky lg:top-6">
      <Card pad="none">
        <dl className="grid grid-cols-2 gap-x-4 px-4 py-4">
          <div>
            <dd className="font-display text-h2">{formatNumber(toBuy.length)}</dd>
            <dt className="text-small">do kupienia</dt>
          </div>
          {covered.length > 0 && (
            <div>
              <dd className="font-display text-h2 text-herb">{formatNumber(covered.length)}</dd>
              <dt className="text-small">masz w spiżarni</dt>
            </div>
          )}
        </dl>
        <ul role="list" className="hidden divide-y divide-line border-t border-line lg:block">
          {walk.map(({ aisle, title, items: here }) => (
            <li key={aisle} className="flex items-center justify-between gap-3 px-4 py-2.5">
              <span className="min-w-0">
                <span className="block text-[0.9375rem]">{title}</span>
                <span className="block truncate text-small text-muted">{here.map(({ name }) => name).join(', ')}</span>
              </span>
              <span className="font-bold tabular-nums">{here.length}</span>
            </li>
          ))}
        </ul>
        {cost && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line px-4 py-3">
            <span>
              Szacunek zakupów <span className="block text-small text-muted">{cost.known}, z Twoich paragonów</span>
            </span>
            <span className="font-bold tabular-nums">{cost.total}</span>
          </p>
        )}
      </Card>
      {covered.length > 0 && (
        <Accordion title="Masz w spiżarni" meta={formatProducts(covered.length)} level={2}>
          <ul role="list" className="divide-y divide-line border-t border-line">
            {covered.map(({ name, need, have, unit, ends, freeze_by }) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 pr-2 pl-4">
                <span className="min-w-24 flex-1">
                  <span className="block leading-5 font-semibold">{name}</span>
                  <span className="block text-small text-muted">
                    masz {formatAmount(have, unit)}, potrzeba {formatAmount(need, unit)}
                  </span>
                  {ends && (
                    <span className="block text-small text-soon-ink">
                      termin {formatDay(ends.on)}, a&nbsp;{ends.title} {formatDay(ends.day)}
                    </span>
                  )}
                  {freeze_by !== undefined && (
                    <span className="block text-small text-soon-ink">
                      zostanie {formatAmount(have - need, unit)}: zamroź, termin {formatDay(freeze_by)}
                    </span>
                  )}
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Dopisz mimo to: ${name}`}
                  onClick={() =>
                    actions.makeWithUndo(
                      [{ kind: 'add', item_id: randomUuid(), fields: { name, quantity: need, unit } }],
                      `Dopisano: ${name}`,
                    )
                  }
                >
                  Dopisz
                </Button>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      {plan.length > 0 && (
        <ButtonLink to={paths.shoppingPlan(id)} variant="soft" full>
          Zobacz plan posiłków
        </ButtonLink>
      )}
    </aside>
  )
})
