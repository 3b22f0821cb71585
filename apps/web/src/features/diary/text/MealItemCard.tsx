import { type FoundFood, searchFoods } from '@spizarka/contract/diary'
import { LIMITS } from '@spizarka/contract/limits'
import type { MealItem } from '@spizarka/contract/meal-texts'
import { ChevronDown, CircleHelp, Coffee, CookingPot, CornerDownRight, Search, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { describeFailure } from '../diary-changes.ts'
import { formatKcal, formatMeasure } from '../figures.ts'
import { KcalDialog, SearchDialog } from './MealDialogs.tsx'
import { type Correction, figureOf, gramsOf, isUncounted } from './meal-review.ts'

interface MealItemProps {
  item: MealItem
  correction: Correction | undefined
  /** What changed of it; undefined: as it was read. */
  onCorrect: (changed: Correction | undefined) => void
}

/** An item that no table knows, until somebody says what it was; nothing is guessed. */
export function UnknownItem({ item, correction, onCorrect }: MealItemProps) {
  const [asking, setAsking] = useState<'search' | 'kcal'>()
  const pick = usePick(onCorrect, () => setAsking('search'))
  if (!isUncounted(item, correction))
    return (
      <Card pad="none">
        <ul role="list">
          <ReadItem item={item} correction={correction} onCorrect={onCorrect} />
        </ul>
      </Card>
    )
  return (
    <Card pad="none" className="overflow-hidden border-2! border-honey!">
      <div className="flex items-start gap-3 bg-soon-soft p-4">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-tint-jar text-muted">
          <CircleHelp className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-sans! text-body font-semibold tracking-normal! wrap-break-word">{item.title}</h3>
          {item.title !== item.source_line && <SourceLine words={item.source_line} />}
          <p className="text-small text-soon-ink">Nie ma tego w&nbsp;tabelach. Bez kalorii nie zgadujemy.</p>
        </div>
      </div>
      <div className="flex flex-col gap-3 p-4">
        {item.alternatives.length > 0 && (
          <div role="group" aria-label={`${item.title}: podobne`} className="flex flex-col gap-2">
            <p className="text-small text-muted">Podobne w&nbsp;tabeli</p>
            <Chips>
              {item.alternatives.map((each) => (
                <AlternativeChip key={each.food_id} title={each.title} onPick={fireAndForget(() => pick(each))} />
              ))}
            </Chips>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" icon={<Search aria-hidden className="size-4.5" />} onClick={() => setAsking('search')}>
            Szukaj
          </Button>
          <Button variant="outline" size="sm" onClick={() => setAsking('kcal')}>
            Wpisz kcal
          </Button>
          <Button variant="outline" size="sm" onClick={() => onCorrect({ removed: true })}>
            Pomiń
          </Button>
        </div>
      </div>
      <SearchDialog
        open={asking === 'search'}
        words={item.source_line}
        onClose={() => setAsking(undefined)}
        onPick={(food) => {
          setAsking(undefined)
          onCorrect({ food, grams: undefined })
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

/** An item as it was read or corrected: its words, what they mean, how much, and one tap away what else they may have meant. */
export function ReadItem({ item, correction, onCorrect }: MealItemProps) {
  const [isOpened, setOpened] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const others = useId()
  const pick = usePick(onCorrect, () => setSearching(true))
  const name = correction?.food?.name ?? item.title
  if (correction?.removed)
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-3 py-2 pr-2 pl-4">
        <span className="min-w-0 text-muted line-through wrap-break-word">{name}</span>
        <Button variant="ghost" size="sm" aria-label={`Przywróć: ${name}`} onClick={() => onCorrect({ removed: false })}>
          Przywróć
        </Button>
      </li>
    )
  const isOwn = correction?.kcal !== undefined
  const alternatives = item.alternatives.filter(({ food_id }) => food_id !== correction?.food?.food_id)
  return (
    <li className="p-3">
      <div className="flex items-start gap-3">
        <ItemTile item={item} correction={correction} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-1">
            <h3 className="min-w-0 flex-1 font-sans! text-body font-semibold tracking-normal! wrap-break-word">{name}</h3>
            <strong className="shrink-0 tabular-nums">{formatKcal(figureOf(item, correction, 'kcal'))}</strong>
            <IconButton
              label={`Zmień: ${name}`}
              aria-expanded={isOpened}
              aria-controls={others}
              icon={<ChevronDown aria-hidden className={`size-5 text-muted transition-transform ${isOpened ? 'rotate-180' : ''}`} />}
              className="-my-2.5 -mr-2"
              onClick={() => setOpened(!isOpened)}
            />
          </div>
          {item.source_line !== '' && item.source_line !== name && <SourceLine words={item.source_line} />}
          {item.doubtful && correction === undefined && (
            <p className="text-small text-soon-ink">Odczytane z&nbsp;części słów. Sprawdź, czy to to.</p>
          )}
          {isOwn ? (
            <p className="text-small text-muted">Kalorie wpisane ręcznie</p>
          ) : (
            <ItemAmount item={item} correction={correction} onCorrect={onCorrect} />
          )}
        </div>
      </div>
      <div id={others} hidden={!isOpened} role="group" aria-label={`${name}: co innego`} className="pt-3 sm:pl-15">
        <Chips>
          {!isOwn &&
            alternatives.map((each) => <AlternativeChip key={each.food_id} title={each.title} onPick={fireAndForget(() => pick(each))} />)}
          <ActionChip icon={<Search aria-hidden className="size-4.5" />} onClick={() => setSearching(true)}>
            Inny…
          </ActionChip>
          <ActionChip icon={<X aria-hidden className="size-4.5" />} onClick={() => onCorrect({ removed: true })}>
            Pomiń<span className="sr-only">: {name}</span>
          </ActionChip>
          {correction !== undefined && item.source_line !== '' && (
            <ActionChip onClick={() => onCorrect(undefined)}>Jak odczytane</ActionChip>
          )}
        </Chips>
      </div>
      <SearchDialog
        open={isSearching}
        words={item.source_line}
        onClose={() => setSearching(false)}
        onPick={(food) => {
          setSearching(false)
          onCorrect({ food, grams: undefined, kcal: undefined })
        }}
      />
    </li>
  )
}

function SourceLine({ words }: { words: string }) {
  return (
    <p className="flex items-start gap-1.5 text-small text-muted">
      <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-break-word">„{words}”</span>
    </p>
  )
}

function Chips({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>
}

function AlternativeChip({ title, onPick }: { title: string; onPick: () => void }) {
  return (
    <ActionChip onClick={onPick}>
      <span className="sr-only">Zamień na: </span>
      {title}
    </ActionChip>
  )
}

/** Takes one of the foods that the words may have meant, with its figures; where the table does not give it, it is looked for. */
function usePick(onCorrect: MealItemProps['onCorrect'], onMissing: () => void) {
  return async ({ food_id, title }: MealItem['alternatives'][number]) => {
    try {
      const found = await call(searchFoods, { query: { q: title } })
      const food: FoundFood | undefined = found.find((each) => each.food_id === food_id)
      if (food) onCorrect({ food, grams: undefined, kcal: undefined })
      else onMissing()
    } catch (error) {
      toast.error(describeFailure(error, 'Nie udało się wybrać. Spróbuj ponownie.'))
    }
  }
}

function ItemTile({ item, correction }: Pick<MealItemProps, 'item' | 'correction'>) {
  const tile = correction?.food ? correction.food.tile : item.tile
  const isRecipe = item.recipe_id !== null && correction?.food === undefined
  const Sign = isRecipe || tile === 'dish' ? CookingPot : tile === 'drink' ? Coffee : null
  if (Sign)
    return (
      <span
        aria-hidden
        className={`grid size-12 shrink-0 place-items-center rounded-tile ${Sign === Coffee ? 'bg-tint-grain text-muted' : 'bg-tint-meat text-brand-ink'}`}
      >
        <Sign className="size-6" />
      </span>
    )
  return <ProductTile name={correction?.food?.name ?? item.title} {...foodLook({ tile, category: 'other' })} size="md" />
}

/** How much of it: grams, with the measure that was said; an amount that nobody said is marked until it is changed. */
function ItemAmount({ item, correction, onCorrect }: MealItemProps) {
  const grams = gramsOf(item, correction)
  const edited = correction?.grams !== undefined
  if (item.recipe_id !== null && correction?.food === undefined)
    return <p className="text-small text-muted">Porcja dania z&nbsp;przepisu{item.basis === null ? '' : ` · ${item.basis}`}</p>
  const isKept = correction?.food === undefined && !edited
  const isMeasured = isKept && item.quantity !== null && item.measure !== null && item.measure !== 'g'
  const measured = isMeasured ? formatMeasure(item.quantity ?? 0, item.measure ?? '') : null
  const source = correction?.food ? correction.food.source : item.basis
  const isAssumed = (item.assumed && isKept) || (correction?.food && !edited)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
      <Field label={`Gramy: ${correction?.food?.name ?? item.title}`} hideLabel className="w-32">
        <NumberInput value={grams} max={LIMITS.eatenGrams.most} decimals={1} unit="g" onChange={(value) => onCorrect({ grams: value })} />
      </Field>
      <span className="ml-auto text-right text-small text-muted">
        {isAssumed ? <Badge tone="soon">ilość przyjęta</Badge> : [measured, source && tableOf(source)].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

/** The table of a source without the number of its row: "USDA SR28 11352" is "USDA". What no table has is said in full. */
export function tableOf(source: string): string {
  const words = source.split(' ')
  const end = words.findIndex((word) => /\d/.test(word))
  return end < 0 ? source : words.slice(0, end).join(' ')
}
