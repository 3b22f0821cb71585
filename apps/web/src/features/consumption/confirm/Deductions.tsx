import { LIMITS } from '@spizarka/contract/limits'
import { listPantry } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { formatAmount, formatUnit } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { ToggleChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Accordion } from '../../../ui/layout/Accordion.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { type Deduction, describeRemainder, fromPantry, type Proposal } from './deduction.ts'

interface DeductionsProps {
  proposal: Proposal
  deductions: readonly Deduction[]
  onChange: (deductions: readonly Deduction[]) => void
}

/** What went out of the pantry, product by product. */
export function Deductions({ proposal: { not_in_pantry, assumed }, deductions, onChange }: DeductionsProps) {
  const [adding, setAdding] = useState(false)
  const [newest, setNewest] = useState<string>()
  const change = (productId: string, changed: Partial<Deduction>) =>
    onChange(deductions.map((each) => (each.productId === productId ? { ...each, ...changed } : each)))
  const [spices, taken] = [deductions.filter(({ isSpice }) => isSpice), deductions.filter(({ isSpice }) => !isSpice)]
  const add = (deduction: Deduction) => {
    setAdding(false)
    setNewest(deduction.productId)
    onChange([...deductions, deduction])
  }
  return (
    <section aria-labelledby="schodzi" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="schodzi" className="text-h3">
          Schodzi ze spiżarni
        </h2>
        {taken.length > 0 && <span className="text-muted">{countProducts(taken.length)}</span>}
      </div>
      {deductions.length === 0 && <p className="text-muted">Nic z&nbsp;tego dania nie ma w&nbsp;Twojej spiżarni.</p>}
      {taken.length + spices.length + assumed.length > 0 && (
        <Rows label="Zużyte produkty">
          {taken.map((deduction) => (
            <DeductionRow
              key={deduction.productId}
              deduction={deduction}
              newest={deduction.productId === newest}
              onChange={(quantity) => change(deduction.productId, { quantity })}
            />
          ))}
          {spices.length + assumed.length > 0 && (
            <li>
              <Accordion
                look="row"
                title={<span className="text-small font-normal text-muted">{describeUnchanged(spices, assumed)}</span>}
                level={3}
              >
                {spices.length > 0 && (
                  <ul role="list" aria-label="Przyprawy" className="divide-y divide-line border-t border-line">
                    {spices.map((spice) => (
                      <SpiceRow key={spice.productId} spice={spice} onChange={(usedUp) => change(spice.productId, { usedUp })} />
                    ))}
                  </ul>
                )}
                {assumed.length > 0 && (
                  <p className="border-t border-line px-4 py-3 text-small text-muted">Zakładamy, że masz: {assumed.join(', ')}.</p>
                )}
              </Accordion>
            </li>
          )}
        </Rows>
      )}
      <Button variant="ghost" className="-ml-3.5 self-start" icon={<Plus aria-hidden className="size-5" />} onClick={() => setAdding(true)}>
        Dodaj inny produkt
      </Button>
      {not_in_pantry.length > 0 && <p className="text-small text-muted">Spoza spiżarni: {not_in_pantry.join(', ')}.</p>}
      <AddProductDialog open={adding} onClose={() => setAdding(false)} taken={deductions.map(({ productId }) => productId)} onPick={add} />
    </section>
  )
}

function countProducts(count: number): string {
  return `${count}\u00a0${plural(count, ['produkt', 'produkty', 'produktów'])}`
}

/** Spices that stay in stock and what one always has are one line: "5 bez zmian: olej, sól, pieprz, papryka wędzona, kmin". */
function describeUnchanged(spices: readonly Deduction[], assumed: readonly string[]): string {
  const kept = [...assumed, ...spices.filter(({ usedUp }) => !usedUp).map(({ name }) => name)]
  return kept.length === 0 ? 'Przyprawy zużyte w\u00a0całości' : `${kept.length} bez zmian: ${kept.join(', ')}`
}

/** A spice has no amount: it stays in stock, or this was the last of it. */
function SpiceRow({
  spice: { name, insteadOf, tile, category, usedUp },
  onChange,
}: {
  spice: Deduction
  onChange: (usedUp: boolean) => void
}) {
  return (
    <Row
      start={<ProductPicture name={name} tile={tile} category={category} />}
      title={name}
      detail={
        <>
          {insteadOf !== null && <span className="text-small text-muted">{insteadOf}</span>}
          <span className={clsx('text-small', usedUp ? 'font-bold text-soon-ink' : 'text-muted')}>
            {usedUp ? 'zużyte w całości' : 'zostaje na stanie'}
          </span>
        </>
      }
      end={
        <ToggleChip on={usedUp} onClick={() => onChange(!usedUp)}>
          Zużyte<span className="sr-only"> ({name})</span>
        </ToggleChip>
      }
    />
  )
}

interface DeductionRowProps {
  deduction: Deduction
  /** It has just been added: typing goes on here. */
  newest: boolean
  onChange: (quantity: number | null) => void
}

/** How much of one product went into the dish, and what that leaves. */
function DeductionRow({ deduction, newest, onChange }: DeductionRowProps) {
  const { name, insteadOf, tile, category, unit, available, quantity } = deduction
  const { words, emptied } = describeRemainder(deduction)
  return (
    <Row
      start={<ProductPicture name={name} tile={tile} category={category} />}
      title={name}
      detail={
        <>
          {insteadOf !== null && <span className="text-small text-muted">{insteadOf}</span>}
          <span className={clsx('text-small', emptied ? 'font-bold text-soon-ink' : 'text-muted')}>{words}</span>
        </>
      }
      end={
        unit !== null &&
        available !== null && (
          <Field label={`Ile zeszło: ${name}`} hideLabel className="w-31">
            <NumberInput
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the product has just been asked for
              autoFocus={newest}
              value={quantity}
              max={LIMITS.quantity}
              decimals={3}
              unit={formatUnit(unit)}
              onChange={onChange}
              className="font-bold tabular-nums"
            />
          </Field>
        )
      }
    />
  )
}

interface AddProductDialogProps {
  open: boolean
  onClose: () => void
  /** Products that are on the list already. */
  taken: readonly string[]
  onPick: (deduction: Deduction) => void
}

/** Picks another product of the pantry that went into the dish. */
function AddProductDialog({ open, onClose, ...choice }: AddProductDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Dodaj inny produkt" placement="wide">
      {open && <PantryChoice {...choice} />}
    </Dialog>
  )
}

function PantryChoice({ taken, onPick }: Pick<AddProductDialogProps, 'taken' | 'onPick'>) {
  const [search, setSearch] = useState('')
  const { data, isPending, isError, isFetching, refetch } = usePantrySearch(search)
  const products = data?.results.filter(({ id, in_stock }) => in_stock && !taken.includes(id)).map(fromPantry)
  return (
    <div className="flex min-h-80 flex-col gap-4 pt-1">
      <SearchField label="Szukaj w spiżarni" search={search} maxLength={100} onSearch={setSearch} autofocus />
      {isPending && <SkeletonRows rows={4} label="Ładowanie spiżarni…" />}
      {isError && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się wczytać spiżarni.
        </ErrorPanel>
      )}
      {products && products.length > 0 && (
        <Rows label="Produkty w spiżarni">
          {products.map((product) => (
            <Row
              key={product.productId}
              className="relative hover:bg-sunken"
              start={<ProductPicture name={product.name} tile={product.tile} category={product.category} />}
              title={
                <button
                  type="button"
                  onClick={() => onPick(product)}
                  className="text-left font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
                >
                  {product.name}
                </button>
              }
              end={<span className="px-2 font-bold tabular-nums">{describeStock(product)}</span>}
            />
          ))}
        </Rows>
      )}
      <p role="status" className="text-muted">
        {products?.length === 0 && 'Nie ma tu takiego produktu.'}
      </p>
    </div>
  )
}

const MAX_RESULTS = 30

/** Products of the pantry whose name begins so, by name; with nothing typed, the first of all. */
function usePantrySearch(search: string) {
  return useQuery({
    ...endpointQuery(listPantry, { query: { search: search || undefined, page_size: MAX_RESULTS, ordering: 'product_name' } }),
    placeholderData: keepPreviousData,
  })
}

/** How much of a product there is: `400 g`; of a spice, and of what has no amount, only that it is there. */
function describeStock({ available, unit }: Pick<Deduction, 'available' | 'unit'>): string {
  return available === null || unit === null ? 'na stanie' : formatAmount(available, unit)
}

/** The tile of a product of the pantry. */
function ProductPicture({ name, ...food }: { name: string; tile: string | null; category: string }) {
  return <ProductTile name={name} {...foodLook(food)} size="sm" />
}
