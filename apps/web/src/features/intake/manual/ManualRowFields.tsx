import type { Unit } from '@spizarka/contract/common'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { type createPantryItem, PANTRY_CATEGORIES } from '@spizarka/contract/pantry'
import { type SuggestedProduct, suggestProducts } from '@spizarka/contract/typed-products'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CalendarDays, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { daysUntil, formatAmount, formatDay, formatDaysLeft, formatUnit } from '../../../lib/text/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { Combobox } from '../../../ui/form/Combobox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))

type RowChanges = Partial<Omit<ManualRow, 'id' | 'idempotencyKey'>>

interface ManualRowFieldsProps {
  row: ManualRow
  /** From 1. */
  number: number
  /** It has just been asked for: typing goes on here. */
  newest: boolean
  onChange: (changes: RowChanges) => void
  /** Enter in the name. */
  onSubmit: () => void
  /** Left out for the only row. */
  onRemove?: (() => void) | undefined
}

/** One product of the form: its name with proposals, amount, unit and date; unit and date are guessed until they are touched. */
export function ManualRowFields({ row, number, newest, onChange, onSubmit, onRemove }: ManualRowFieldsProps) {
  const title = `Produkt ${number}`
  const { products, known } = useSuggestions(row.name)
  const follow = useEffectEvent((product: SuggestedProduct) => {
    if (!row.unitTouched && row.unit !== product.unit) onChange({ unit: product.unit })
  })
  useEffect(() => {
    if (known) follow(known)
  }, [known])

  return (
    <li>
      <Card role="group" aria-label={title} className="flex flex-col gap-4">
        <div className="-my-2 -mr-2 flex min-h-11 items-center justify-between">
          <h2 className="text-h4">{title}</h2>
          {onRemove && (
            <IconButton label={`Usuń: ${row.name.trim() || title}`} icon={<Trash2 aria-hidden className="size-5" />} onClick={onRemove} />
          )}
        </div>
        <Field label="Nazwa" counter={[row.name.length, LIMITS.productName]}>
          <Combobox
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just been asked for
            autoFocus={newest}
            maxLength={LIMITS.productName}
            placeholder="np. mąka pszenna"
            value={row.name}
            onChange={(name) => onChange({ name })}
            options={known && products.length === 1 ? [] : products.map(({ product_name: name }) => name)}
            onPick={(name) => onChange({ name })}
            onEnter={onSubmit}
            listLabel="Podpowiedzi nazw"
            status={`Podpowiedzi: ${products.length}`}
            render={(name) => <Suggestion product={products.find((each) => each.product_name === name)} typed={row.name} />}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Ilość" error={row.quantity === 0 ? 'Podaj ilość większą od zera.' : undefined}>
            <NumberInput
              max={LIMITS.quantity}
              decimals={2}
              unit={formatUnit(row.unit)}
              value={row.quantity}
              onChange={(quantity) => onChange({ quantity })}
            />
          </Field>
          <Segmented
            label={known && !row.unitTouched ? 'Jednostka (zwykła)' : 'Jednostka'}
            showLabel
            value={row.unit}
            onChange={(unit) => onChange({ unit, unitTouched: true })}
            options={UNITS}
          />
        </div>
        <BestBefore row={row} estimate={known?.best_before ?? null} onChange={onChange} />
      </Card>
    </li>
  )
}

const MIN_LETTERS = 2
const DEBOUNCE_MS = 120

/** Products for what is typed of a name, and the one that it names already. */
function useSuggestions(name: string): { products: readonly SuggestedProduct[]; known: SuggestedProduct | undefined } {
  const typed = useDebounced(name.trim(), DEBOUNCE_MS)
  const enabled = typed.length >= MIN_LETTERS
  const { data = [] } = useQuery({
    ...endpointQuery(suggestProducts, { query: { query: typed } }),
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
  })
  if (!enabled) return { products: [], known: undefined }
  const plain = name.trim().toLocaleLowerCase('pl')
  return { products: data, known: data.find(({ product_name: each }) => each.toLocaleLowerCase('pl') === plain) }
}

/** A proposed name: what is typed of it bold, the shelf, its usual unit and how long it keeps; and what is at home. */
function Suggestion({ product, typed }: { product: SuggestedProduct | undefined; typed: string }) {
  if (!product) return null
  const { product_name: name, category, unit, best_before: date, in_pantry: held } = product
  const at = name.toLocaleLowerCase('pl').indexOf(typed.trim().toLocaleLowerCase('pl'))
  const end = at + typed.trim().length
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <ProductTile name={name} {...foodLook(product)} />
      <span className="min-w-0 flex-1">
        <span className="block leading-5">
          {at < 0 ? (
            name
          ) : (
            <>
              {name.slice(0, at)}
              <strong>{name.slice(at, end)}</strong>
              {name.slice(end)}
            </>
          )}
        </span>
        <span className="block text-small text-muted">
          {/* In one line: how it keeps is told by how long, else by the shelf, and its unit by what is at home. */}
          {[
            date === null && PANTRY_CATEGORIES[category],
            !held && `zwykle ${formatUnit(unit)}`,
            date !== null && `ok.\u00a0${formatDaysLeft(daysUntil(date))}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      {held && <Badge tone="ok">masz {formatAmount(held.quantity, held.unit)}</Badge>}
    </span>
  )
}

interface BestBeforeProps {
  row: ManualRow
  /** The day that is proposed; null where nobody can tell. */
  estimate: string | null
  onChange: (changes: RowChanges) => void
}

/** Until when to use it: the estimate, marked as one until it is touched, another day, or none. */
function BestBefore({ row: { bestBefore }, estimate, onChange }: BestBeforeProps) {
  const [asked, setAsked] = useState(false)
  const shown = bestBefore === undefined ? estimate : bestBefore
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.9375rem] leading-5 font-bold">Zużyć do</legend>
      {asked ? (
        <Input
          type="date"
          aria-label="Zużyć do"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field has just been asked for
          autoFocus
          min="2000-01-01"
          max="2100-12-31"
          value={shown ?? ''}
          onChange={(event) => onChange({ bestBefore: event.target.value || null })}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {shown !== null && (
            <span
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] px-4 text-[0.9375rem] font-semibold',
                bestBefore === undefined ? 'border-herb bg-ok-soft text-ok-ink' : 'border-line bg-card',
              )}
            >
              <CalendarDays aria-hidden className="size-5" />
              {bestBefore === undefined && 'ok. '}
              {formatDay(shown)}
            </span>
          )}
          <ActionChip onClick={() => setAsked(true)}>{shown === null ? 'Podaj datę' : 'Zmień'}</ActionChip>
          {shown !== null && <ActionChip onClick={() => onChange({ bestBefore: null })}>Brak</ActionChip>}
        </div>
      )}
    </fieldset>
  )
}

export interface ManualRow {
  id: string
  /** A row is added once, however often it is sent as it is. */
  idempotencyKey: string
  name: string
  quantity: number | null
  unit: Unit
  /** Chosen, not guessed from the name. */
  unitTouched: boolean
  /** `YYYY-MM-DD`, or null for none; undefined leaves it to the estimate. */
  bestBefore: string | null | undefined
}

export type ManualRows = readonly ManualRow[]

export function emptyRow(): ManualRow {
  return {
    id: randomUuid(),
    idempotencyKey: randomUuid(),
    name: '',
    quantity: null,
    unit: 'grams',
    unitTouched: false,
    bestBefore: undefined,
  }
}

export function withEmptyRow(rows: ManualRows): ManualRows {
  return rows.length < LIMITS.manualRows ? [...rows, emptyRow()] : rows
}

/** The rows with one of them changed; a changed row is another request, with another key. */
export function changeRow(rows: ManualRows, id: string, changes: RowChanges): ManualRows {
  return rows.map((row) => (row.id === id ? { ...row, ...changes, idempotencyKey: randomUuid() } : row))
}

export function withoutRow(rows: ManualRows, id: string): ManualRows {
  return rows.filter((row) => row.id !== id)
}

/** A row that is added: it has a name and an amount above 0. */
export function isComplete({ name, quantity }: ManualRow): boolean {
  return name.trim() !== '' && quantity !== null && quantity > 0
}

/** A row that someone has begun and not completed. */
export function isIncomplete(row: ManualRow): boolean {
  return !isComplete(row) && (row.name.trim() !== '' || row.quantity !== null)
}

/** A row as `POST /pantry/` takes it: one amount, in the field of its unit. */
export function toPantryItem({ name, quantity, unit, bestBefore }: ManualRow): BodyIn<typeof createPantryItem> {
  return {
    product_name: name.trim(),
    canonical_unit: unit,
    is_spice: false,
    [`quantity_${unit}`]: quantity,
    ...(bestBefore !== undefined && { best_before: bestBefore }),
  }
}
