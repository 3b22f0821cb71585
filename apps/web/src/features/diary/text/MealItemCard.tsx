import { type FoundFood, searchFoods } from '@spizarka/contract/diary'
import { LIMITS } from '@spizarka/contract/limits'
import type { MealItem } from '@spizarka/contract/meal-texts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleHelp, CornerDownRight, Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FoodResults } from '../add/FoodSearch.tsx'
import { describeFailure } from '../diary-changes.ts'
import { formatKcal } from '../figures.ts'
import { type Correction, figureOf, gramsOf, isOpen } from './meal-review.ts'

interface MealItemCardProps {
  item: MealItem
  correction: Correction | undefined
  /** What changed of it; undefined: as it was read. */
  onCorrect: (changed: Correction | undefined) => void
}

/** One item of a meal: its words, what they were read as, how much, and what else they may have meant. */
export function MealItemCard({ item, correction, onCorrect }: MealItemCardProps) {
  const [asking, setAsking] = useState<'search' | 'kcal'>()
  if (correction?.removed) return <RemovedItem item={item} onBack={() => onCorrect(undefined)} />

  const open = isOpen(item, correction)
  const choose = (food: FoundFood) => onCorrect({ food, grams: undefined })
  const pick = async ({ food_id, title }: MealItem['alternatives'][number]) => {
    try {
      const found = await call(searchFoods, { query: { q: title } })
      const food = found.find((each) => each.food_id === food_id)
      if (food) choose(food)
      else setAsking('search')
    } catch (error) {
      toast.error(describeFailure(error, 'Nie udało się wybrać. Spróbuj ponownie.'))
    }
  }
  const alternatives = item.alternatives.filter(({ food_id }) => food_id !== correction?.food?.food_id)
  const name = correction?.food?.name ?? item.title
  const isUnknown = item.status !== 'ready' && correction?.food === undefined && correction?.kcal === undefined
  return (
    <Card pad="none" className={clsx('overflow-hidden', open && 'border-2! border-honey!')}>
      <div className={clsx('flex items-start gap-3 p-4', isUnknown && 'bg-soon-soft')}>
        {isUnknown && <CircleHelp aria-hidden className="mt-0.5 size-6 shrink-0 text-soon-ink" />}
        <div className="min-w-0 flex-1">
          <h3 className="font-sans! text-body font-semibold tracking-normal! wrap-break-word">{name}</h3>
          <p className="flex items-start gap-1.5 text-small text-muted">
            <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-break-word">„{item.source_line}”</span>
          </p>
          {isUnknown && <p className="text-small text-soon-ink">Nie ma tego w&nbsp;tabelach. Bez kalorii nie zgadujemy.</p>}
        </div>
        <strong className="shrink-0 tabular-nums">{!isUnknown && formatKcal(figureOf(item, correction, 'kcal'))}</strong>
        {!isUnknown && (
          <IconButton
            label={`Pomiń: ${name}`}
            icon={<X aria-hidden className="size-5" />}
            className="-my-2 -mr-2"
            onClick={() => onCorrect({ removed: true })}
          />
        )}
      </div>
      <div className={clsx('flex flex-col gap-3 px-4 pb-4', isUnknown && 'pt-4')}>
        {!isUnknown && correction?.kcal === undefined && <ItemAmount item={item} correction={correction} onCorrect={onCorrect} />}
        {correction?.kcal === undefined && (
          <div role="group" aria-label={`${name}: co innego`} className="flex flex-col gap-2">
            {isUnknown && alternatives.length > 0 && <p className="text-small text-muted">Podobne w&nbsp;tabeli</p>}
            <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 md:flex-wrap">
              {alternatives.map((each) => (
                <ActionChip key={each.food_id} onClick={fireAndForget(() => pick(each))}>
                  <span className="sr-only">Zamień na: </span>
                  {each.title}
                </ActionChip>
              ))}
              {!isUnknown && (
                <ActionChip icon={<Search aria-hidden className="size-4.5" />} onClick={() => setAsking('search')}>
                  Inny…
                </ActionChip>
              )}
            </div>
          </div>
        )}
        {(isUnknown || correction !== undefined) && (
          <div className="flex flex-wrap gap-2">
            {isUnknown && (
              <>
                <Button variant="outline" size="sm" icon={<Search aria-hidden className="size-4.5" />} onClick={() => setAsking('search')}>
                  Szukaj
                </Button>
                <Button variant="outline" size="sm" onClick={() => setAsking('kcal')}>
                  Wpisz kcal
                </Button>
                <Button variant="outline" size="sm" onClick={() => onCorrect({ removed: true })}>
                  Pomiń
                </Button>
              </>
            )}
            {correction !== undefined && (
              <Button variant="ghost" size="sm" className="-ml-3" onClick={() => onCorrect(undefined)}>
                Jak odczytane
              </Button>
            )}
          </div>
        )}
      </div>
      <SearchDialog
        open={asking === 'search'}
        words={item.source_line}
        onClose={() => setAsking(undefined)}
        onPick={(food) => {
          setAsking(undefined)
          choose(food)
        }}
      />
      <KcalDialog
        open={asking === 'kcal'}
        title={item.title}
        onClose={() => setAsking(undefined)}
        onSay={(kcal) => {
          setAsking(undefined)
          onCorrect({ kcal })
        }}
      />
    </Card>
  )
}

function RemovedItem({ item, onBack }: { item: MealItem; onBack: () => void }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 text-muted line-through wrap-break-word">{item.title}</span>
      <Button variant="ghost" size="sm" aria-label={`Przywróć: ${item.title}`} onClick={onBack}>
        Przywróć
      </Button>
    </Card>
  )
}

/** How much of it: grams, with the measure that was said; an amount that nobody said is marked until it is changed. */
function ItemAmount({ item, correction, onCorrect }: MealItemCardProps) {
  const grams = gramsOf(item, correction)
  const isDish = item.recipe_id !== null && correction?.food === undefined
  const edited = correction?.grams !== undefined
  if (isDish) return <p className="text-small text-muted">Porcja dania z&nbsp;przepisu{item.basis === null ? '' : ` · ${item.basis}`}</p>
  const isKept = correction?.food === undefined && !edited
  const said =
    isKept && item.quantity !== null && item.measure !== null ? `${formatNumber(item.quantity)}\u00a0×\u00a0${item.measure}` : null
  const source = correction?.food ? correction.food.source : item.basis
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Field label={`Gramy: ${correction?.food?.name ?? item.title}`} hideLabel className="w-36">
        <NumberInput value={grams} max={LIMITS.eatenGrams.most} decimals={1} unit="g" onChange={(value) => onCorrect({ grams: value })} />
      </Field>
      <span className="ml-auto text-right text-small text-muted">
        {(item.assumed && isKept) || (correction?.food && !edited) ? <Badge tone="soon">ilość przyjęta</Badge> : said}
        {source !== null && <span className="block">{source}</span>}
      </span>
    </div>
  )
}

interface SearchDialogProps {
  open: boolean
  /** What was said, to begin with. */
  words: string
  onClose: () => void
  onPick: (food: FoundFood) => void
}

/** Another food of the table for the same words. */
function SearchDialog({ open, words, onClose, onPick }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Wybierz produkt" placement="wide">
      {open && <SearchForm words={words} onPick={onPick} />}
    </Dialog>
  )
}

function SearchForm({ words, onPick }: Pick<SearchDialogProps, 'words' | 'onPick'>) {
  const [search, setSearch] = useState(words.slice(0, LIMITS.diaryTitle))
  const { data, isPending } = useQuery(endpointQuery(searchFoods, { query: { q: search } }))
  // The table alone: a meal that was told is written by its foods.
  const foods = (data ?? []).filter(({ food_id }) => food_id !== null)
  return (
    <div className="flex min-h-80 flex-col gap-4">
      <SearchField label="Szukaj w tabeli" search={search} onSearch={setSearch} maxLength={LIMITS.diaryTitle} autofocus />
      {isPending && search !== '' && <SkeletonRows rows={4} label="Szukanie…" />}
      {data && foods.length === 0 && <p role="status">Nie ma tego w&nbsp;tabeli. Spróbuj innym słowem.</p>}
      <FoodResults foods={foods} onPick={onPick} />
    </div>
  )
}

interface KcalDialogProps {
  open: boolean
  title: string
  onClose: () => void
  onSay: (kcal: number) => void
}

/** Energy of one's own for what no table knows. */
function KcalDialog({ open, title, onClose, onSay }: KcalDialogProps) {
  const [kcal, setKcal] = useState<number | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (kcal !== null) onSay(kcal)
  }
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field label="Ile kalorii?" help="Tyle, ile wiesz na pewno; zapiszemy to jako wpisane ręcznie.">
          <NumberInput data-autofocus value={kcal} max={LIMITS.eatenKcal} decimals={0} unit="kcal" onChange={setKcal} />
        </Field>
        <Button type="submit" size="lg" full reason={kcal === null ? 'Wpisz liczbę od 0 do 10\u00a0000.' : undefined}>
          Przyjmij
        </Button>
      </form>
    </Dialog>
  )
}
