import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { PencilLine, ScanBarcode, SquarePen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { nameOfMeal, useDayOfAddress, useMealOfAddress } from '../days.ts'
import { AmountSheet } from './AmountSheet.tsx'
import { FoodSearch } from './FoodSearch.tsx'
import { ManualSheet } from './ManualSheet.tsx'
import { Suggestions } from './Suggestions.tsx'
import type { Thing } from './things.ts'

const ScanSheet = lazy(async () => ({ default: (await import('./ScanSheet.tsx')).ScanSheet }))

const MEAL_OPTIONS = MEALS.map((value) => ({ value, label: MEAL_TYPES[value] }))

/** /log-consumption: what was eaten, from what one eats often, the pantry, the food table, recipes, a code, or by hand. */
export function AddMealScreen() {
  const day = useDayOfAddress()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [meal, setMeal] = useState<MealType>(useMealOfAddress())
  const [search, setSearch] = useState('')
  const [thing, setThing] = useState<Thing>()
  const way = query.get('way')
  const [sheet, setSheet] = useState(way === 'scan' || way === 'manual' ? way : undefined)
  const back = day === today() ? paths.calories : paths.caloriesOf(day)
  const leave = fireAndForget(() => navigate(back))

  return (
    <>
      <title>Dodaj posiłek – Spiżarka</title>
      <PageHeader title="Dodaj posiłek" subtitle={nameOfMeal(day, meal)} back={{ to: back, label: 'Wróć do dziennika' }} />
      <div className="page page-narrow gap-6!">
        <Segmented label="Posiłek" value={meal} onChange={setMeal} options={MEAL_OPTIONS} />
        <SearchField label="Szukaj produktu lub dania" search={search} onSearch={setSearch} maxLength={LIMITS.diaryTitle} />
        {search === '' ? (
          <>
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" icon={<ScanBarcode aria-hidden className="size-5" />} onClick={() => setSheet('scan')}>
                Zeskanuj
              </Button>
              <Button variant="outline" icon={<SquarePen aria-hidden className="size-5" />} onClick={() => setSheet('manual')}>
                Ręcznie
              </Button>
              <ButtonLink
                to={paths.describeMeal(day, meal)}
                variant="soft"
                icon={<PencilLine aria-hidden className="size-5" />}
                cost={COSTS.consumptionAnalysis}
              >
                Opisz słowami
              </ButtonLink>
            </div>
            <Suggestions key={meal} day={day} meal={meal} kinds={['pantry', 'usual', 'recent']} onDish={setThing} />
          </>
        ) : (
          <FoodSearch
            search={search}
            onPick={setThing}
            empty={
              <div className="flex flex-col items-start gap-3">
                <p>Nie mamy „{search}” ani w&nbsp;tabeli, ani w&nbsp;przepisach. Kalorii nie zgadujemy: możesz je wpisać ręcznie.</p>
                <Button variant="outline" icon={<SquarePen aria-hidden className="size-5" />} onClick={() => setSheet('manual')}>
                  Wpisz ręcznie
                </Button>
              </div>
            }
          />
        )}
      </div>
      <AmountSheet thing={thing} day={day} meal={meal} onClose={() => setThing(undefined)} onAdded={leave} />
      <ManualSheet open={sheet === 'manual'} day={day} meal={meal} onClose={() => setSheet(undefined)} onAdded={leave} />
      {sheet === 'scan' && (
        <Suspense>
          <ScanSheet
            onClose={() => setSheet(undefined)}
            onFound={(found) => {
              setSheet(undefined)
              setThing(found)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
