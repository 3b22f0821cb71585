import type { ShoppingList } from '@spizarka/contract/shopping'
import { Check, ChevronRight, CookingPot, ListChecks, Minus, RotateCcw, ShoppingBasket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { formatDay, formatNumber, formatProducts, today } from '../../../lib/text/format.ts'
import { CostPill } from '../../../ui/button/CostPill.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { copyList } from './manage-lists.ts'

/** Rows under a heading. */
export function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-h3">{title}</h2>
        {end}
      </div>
      <ul role="list" className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card">
        {children}
      </ul>
    </section>
  )
}

export const SOURCES = { manual: 'ręczna', recipe: 'z przepisu', generated: 'z planu' } as const
const ICONS = { manual: ListChecks, recipe: CookingPot, generated: ShoppingBasket } as const
const line = 'flex min-h-18 w-full items-center gap-3 px-3 py-2.5 text-left hover:bg-sunken -outline-offset-3'
const tile = 'grid size-12 shrink-0 place-items-center rounded-tile'

/** A list that is still to be bought. */
export function ListRow({ list }: { list: ShoppingList }) {
  const Icon = ICONS[list.source]
  return (
    <li>
      <Link to={paths.shoppingList(list.id)} className={line}>
        <span className={`${tile} bg-sunken text-muted`}>
          <Icon aria-hidden className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block leading-5.5 font-semibold wrap-break-word">{list.name}</span>
          <span className="block text-small text-muted">
            {SOURCES[list.source]}, {formatProducts(list.item_count)}
          </span>
        </span>
        <span className="font-bold tabular-nums">
          {formatNumber(list.checked_count)} z {formatNumber(list.item_count)}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </li>
  )
}

interface NewRowProps {
  to?: string
  onClick?: () => void
  icon: ReactNode
  tone: string
  title: string
  text: string
  cost: number
}

/** A way to a new list. */
export function NewRow({ to, onClick, icon, tone, title, text, cost }: NewRowProps) {
  const inside = (
    <>
      <span className={`${tile} ${tone}`}>{icon}</span>
      <span className="min-w-24 flex-1">
        <span className="block leading-5.5 font-semibold">{title}</span>
        <span className="block text-small text-muted">{text}</span>
      </span>
      <CostPill points={cost} />
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={line} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <Link to={to} className={line}>
          {inside}
        </Link>
      )}
    </li>
  )
}

const SHOWN_AT_FIRST = 3

/** What was done, to be repeated. */
export function Completed({ lists }: { lists: readonly ShoppingList[] }) {
  const [all, setAll] = useState(false)
  if (lists.length === 0) return null
  return (
    <Section
      title="Zakończone"
      end={
        !all &&
        lists.length > SHOWN_AT_FIRST && (
          <button type="button" className="min-h-11 font-semibold text-brand-ink hover:underline" onClick={() => setAll(true)}>
            Wszystkie ({lists.length})
          </button>
        )
      }
    >
      {lists.slice(0, all ? lists.length : SHOWN_AT_FIRST).map((list) => (
        <CompletedRow key={list.id} list={list} />
      ))}
    </Section>
  )
}

/** A list that was done, with one tap to do it again. */
export function CompletedRow({ list }: { list: ShoppingList }) {
  const navigate = useNavigate()
  const repeat = async (id: string) => {
    const copied = await copyList(
      id,
      fireAndForget(() => navigate(paths.shoppingLists)),
    )
    if (copied !== undefined) await navigate(paths.shoppingList(copied))
  }
  return (
    <li className="flex items-center">
      <Link to={paths.shoppingList(list.id)} className={line}>
        <span className={`${tile} ${list.checked_count > 0 ? 'bg-ok-soft text-ok-ink' : 'bg-sunken text-muted'}`}>
          {list.checked_count > 0 ? <Check aria-hidden className="size-6" /> : <Minus aria-hidden className="size-6" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block leading-5.5 font-semibold wrap-break-word">{list.name}</span>
          <span className="block text-small text-muted">{completedWords(list)}</span>
        </span>
      </Link>
      <IconButton
        label={`Powtórz listę: ${list.name}`}
        icon={<RotateCcw aria-hidden className="size-5.5" />}
        className="mr-2"
        onClick={fireAndForget(() => repeat(list.id))}
      />
    </li>
  )
}

/** 15 listopada, 11 z 12 produktów */
function completedWords({ completed_at, checked_count, item_count }: ShoppingList): string {
  const day = completed_at === null ? '' : `${formatDay(today(new Date(completed_at)))}, `
  if (checked_count === 0) return `${day}nic nie kupiono`
  return checked_count === item_count
    ? `${day}${formatProducts(item_count)}`
    : `${day}${formatNumber(checked_count)} z ${formatProducts(item_count)}`
}
