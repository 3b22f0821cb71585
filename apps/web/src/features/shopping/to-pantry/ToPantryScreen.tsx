import type { PendingItem } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { CalendarDays, Refrigerator, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { useOnline } from '../../../lib/hooks/use-online.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/links.tsx'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { daysUntil, formatAmount, formatDay, formatDaysLeft } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { NotBought, PantryAfter, ReceiptOffer, useRoom } from './PantryAfter.tsx'
import { type ItemEdit, usePutAwayDraft } from './put-away-draft.ts'
import { amountOf, describeFailure, type ToPutAway, useBought, usePutAway, usePutAwayLater } from './use-to-pantry.ts'

/** /shopping-lists/{id}/to-pantry: what came home goes onto the shelves, in one tap where nothing is doubtful. */
export function ToPantryScreen() {
  const { id = '' } = useParams()
  const bought = useBought(id)
  const { data } = bought
  return (
    <>
      <title>Przenieś do spiżarni – Spiżarka</title>
      <PageHeader
        title="Przenieś do spiżarni"
        subtitle={data && describeList(data)}
        back={{ to: paths.shoppingList(id), label: 'Wróć do listy' }}
      />
      {data ? (
        <PutAway key={data.sessionId} bought={data} />
      ) : (
        <div className="page page-narrow">
          {bought.isError ? (
            <ErrorPanel onRetry={fireAndForget(bought.refetch)} busy={bought.isFetching}>
              {isApiError(bought.error, 400) || isApiError(bought.error, 404)
                ? (bought.error.detail ?? 'Tej listy już nie ma.')
                : 'Nie udało się wczytać zakupów.'}
            </ErrorPanel>
          ) : (
            <SkeletonRows rows={6} label="Ładowanie zakupów…" />
          )}
        </div>
      )}
    </>
  )
}

/** Zakupy 20 listopada, 11 z 12 kupione */
function describeList({ list: { name, item_count, checked_count } }: ToPutAway): string {
  return `${name}, ${checked_count}\u00a0z\u00a0${item_count} kupione`
}

function PutAway({ bought }: { bought: ToPutAway }) {
  const { items, list, sessionId } = bought
  const isOnline = useOnline()
  const { draft, edit, strike } = usePutAwayDraft(sessionId)
  const { edits, struck } = draft
  const putAway = usePutAway(bought)
  const putAwayLater = usePutAwayLater(bought)
  const doubtful = items.filter(({ status }) => status !== 'ready').length
  const going = items.filter(({ id }) => !edits.get(id)?.left)
  const counted = going.filter(({ is_spice }) => !is_spice)
  const added = new Set(counted.flatMap(({ held, product_name }) => (held ? [] : product_name))).size
  const room = useRoom(added)
  const notBought = list.items.filter(({ checked }) => !checked)
  const isBusy = putAway.isPending || putAway.isSuccess
  const reason = () => {
    if (isBusy) return undefined
    if (going.length === 0) return 'Nic nie zostało do przeniesienia.'
    return room && room.over > 0 ? <NoRoom going={going.length} over={room.over} /> : undefined
  }

  const send = () => {
    const asked = { edits, struck: [...struck], completes: notBought.every(({ id }) => struck.has(id)) }
    if (isOnline) putAway.mutate(asked)
    else fireAndForget(putAwayLater)(asked)
  }

  return (
    <>
      <div className="page page-narrow">
        <section aria-labelledby="polki" className="flex flex-col gap-3">
          <div>
            <h2 id="polki" className="text-h3">
              Co wjeżdża na półki?
            </h2>
            <p className="text-muted">Wpisaliśmy całe opakowania. Popraw, jeśli kupione inaczej.</p>
          </div>
          {doubtful > 0 && (
            <Banner tone="soon" title={`${doubtful} ${plural(doubtful, ['pozycja czeka', 'pozycje czekają', 'pozycji czeka'])} na decyzję`}>
              <p>W&nbsp;spiżarni te produkty są w&nbsp;innej jednostce. Rozstrzygniesz to w&nbsp;weryfikacji.</p>
            </Banner>
          )}
          <Rows>
            {items.map((item) => (
              <BoughtItem key={item.id} item={item} edit={edits.get(item.id)} onEdit={(changed) => edit(item.id, changed)} />
            ))}
          </Rows>
          <p className="text-small text-muted">
            Terminy szacujemy z&nbsp;rodzaju produktu i&nbsp;miejsca w&nbsp;kuchni. Dotknij, żeby wpisać własny.
          </p>
        </section>
        <NotBought items={notBought} struck={struck} onStrike={strike} />
        {room && <PantryAfter {...room} filled={counted.length - counted.filter(({ held }) => !held).length} />}
        <ReceiptOffer listId={list.id} />
      </div>
      <StickyBar
        caption={going.length > 0 && doubtful === 0 && (isOnline ? 'Zawsze możesz to cofnąć.' : 'Nie ma zasięgu. Przeniesiemy, gdy wróci.')}
      >
        {putAway.isError && (
          <p role="alert" className="text-small font-semibold text-danger">
            {describeFailure(putAway.error)}
          </p>
        )}
        {doubtful > 0 ? (
          <ButtonLink to={paths.review(sessionId)} size="lg" full>
            Sprawdź i&nbsp;przenieś
          </ButtonLink>
        ) : (
          <Button
            variant="herb"
            size="lg"
            full
            icon={<Refrigerator aria-hidden className="size-5.5" />}
            busy={isBusy}
            busyLabel="Przenoszenie..."
            reason={reason()}
            reasonPlacement="above"
            onClick={send}
          >
            Przenieś do spiżarni ({going.length})
          </Button>
        )}
      </StickyBar>
    </>
  )
}

/** Zmieści się 10 z 13. Odznacz 3 albo zobacz Premium. */
function NoRoom({ going, over }: { going: number; over: number }) {
  return (
    <>
      Zmieści się {going - over} z&nbsp;{going}. Odznacz {over} albo{' '}
      <Link to={paths.subscription} className="font-bold underline">
        zobacz Premium
      </Link>
      .
    </>
  )
}

interface BoughtItemProps {
  item: PendingItem
  edit: ItemEdit | undefined
  onEdit: (changed: ItemEdit) => void
}

function BoughtItem({ item, edit = {}, onEdit }: BoughtItemProps) {
  const [isDating, setDating] = useState(false)
  const amount = amountOf(item)
  const quantity = edit.quantity ?? amount?.value
  const tile = <ProductTile name={item.product_name} {...foodLook(item)} />
  if (edit.left)
    return (
      <Row
        start={tile}
        title={<span className="text-muted line-through">{item.product_name}</span>}
        detail={<span className="text-small text-muted">nie trafi do spiżarni</span>}
        end={
          <IconButton
            label={`Przywróć: ${item.product_name}`}
            icon={<Undo2 aria-hidden className="size-5" />}
            onClick={() => onEdit({ left: false })}
          />
        }
      />
    )
  return (
    <Row
      start={tile}
      title={item.product_name}
      detail={
        item.is_spice ? (
          <span className="text-small text-muted">przyprawa</span>
        ) : (
          <>
            <span className="text-small text-muted tabular-nums">{togetherWords(item, quantity)}</span>
            <DateBadge item={item} chosen={edit.bestBefore} isOpen={isDating} onToggle={() => setDating(!isDating)} />
          </>
        )
      }
      end={
        quantity !== undefined && amount ? (
          <Stepper
            label={item.product_name}
            value={quantity}
            step={stepOf(item, amount)}
            max={LIMITS.quantity}
            format={(value) => formatAmount(value, amount.unit)}
            onChange={(value) => onEdit({ quantity: value })}
            onRemove={() => onEdit({ left: true })}
          />
        ) : (
          <Button variant="ghost" size="sm" onClick={() => onEdit({ left: true })} aria-label={`Nie przenoś: ${item.product_name}`}>
            Nie przenoś
          </Button>
        )
      }
    >
      {isDating && (
        <div className="px-3 pb-3">
          <Field label="Najlepiej zużyć do">
            <Input
              type="date"
              min="2000-01-01"
              max="2100-12-31"
              value={edit.bestBefore ?? item.best_before ?? item.best_before_estimate ?? ''}
              onChange={(event) => onEdit({ bestBefore: event.target.value })}
            />
          </Field>
        </div>
      )}
    </Row>
  )
}

/** What the shelf will hold of it: nowy produkt, razem 1 kg. */
function togetherWords({ held, ...item }: PendingItem, quantity: number | undefined): string {
  if (!held) return 'nowy produkt'
  const unit = amountOf(item)?.unit
  if (held.quantity === null || quantity === undefined || unit === undefined || held.unit !== unit) return 'masz już w\u00a0spiżarni'
  return `razem ${formatAmount(held.quantity + quantity, unit)}`
}

/** By packs where the shop sells them so, else by a handy amount. */
function stepOf({ suggested_piece: pack }: PendingItem, { value, unit }: { value: number; unit: string }): number {
  if (unit === 'pieces') return 1
  if (pack !== null && value % pack === 0) return pack
  return value > 500 ? 100 : 50
}

interface DateBadgeProps {
  item: PendingItem
  /** What the user typed. */
  chosen: string | undefined
  isOpen: boolean
  onToggle: () => void
}

/** How long it keeps: dashed while it is only estimated; a tap asks for the date. */
function DateBadge({ item: { product_name, best_before, best_before_estimate }, chosen, isOpen, onToggle }: DateBadgeProps) {
  const stated = chosen ?? best_before
  const day = stated || best_before_estimate
  const isEstimated = !stated && day !== null
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`Termin: ${product_name}. ${day ? describeDay(day, isEstimated) : 'bez terminu'}`}
      onClick={onToggle}
      className={clsx(
        'relative inline-flex min-h-7 items-center gap-1 rounded-pill border px-2.5 text-caption font-bold after:absolute after:-inset-x-1 after:-inset-y-2',
        isEstimated ? 'border-dashed border-current' : 'border-transparent bg-ok-soft',
        day && daysUntil(day) <= 3 ? 'text-soon-ink' : day ? 'text-ok-ink' : 'bg-sunken! text-muted',
      )}
    >
      <CalendarDays aria-hidden className="size-3.5" />
      {day ? describeDay(day, isEstimated) : 'bez terminu'}
    </button>
  )
}

/** ok. 4 dni, while nobody said it; do 24 listopada */
function describeDay(day: string, isEstimated: boolean): string {
  return isEstimated ? `ok.\u00a0${formatDaysLeft(daysUntil(day))}` : `do ${formatDay(day)}`
}
