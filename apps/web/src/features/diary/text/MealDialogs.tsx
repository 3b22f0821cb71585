import { type FoundFood, searchFoods } from '@spizarka/contract/diary'
import { LIMITS } from '@spizarka/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { FoodResults } from '../add/FoodSearch.tsx'

interface SearchDialogProps {
  open: boolean
  title?: string
  /** What was said, to begin with. */
  words: string
  onClose: () => void
  onPick: (food: FoundFood) => void
}

/** A food of the table: for words that were told, or besides them. */
export function SearchDialog({ open, title = 'Wybierz produkt', words, onClose, onPick }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} placement="wide">
      {open && <SearchForm words={words} onPick={onPick} />}
    </Dialog>
  )
}

function SearchForm({ words, onPick }: Pick<SearchDialogProps, 'words' | 'onPick'>) {
  const [search, setSearch] = useState(words.slice(0, LIMITS.diaryTitle))
  // What is there stays until the next is found: a tap must not meet a row that has just gone.
  const { data, isPending } = useQuery({ ...endpointQuery(searchFoods, { query: { q: search } }), placeholderData: keepPreviousData })
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
export function KcalDialog({ open, title, onClose, onSay }: KcalDialogProps) {
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
