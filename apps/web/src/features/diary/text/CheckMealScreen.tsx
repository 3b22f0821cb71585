import { type FoundFood, readDiaryDay } from '@spizarka/contract/diary'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { COSTS } from '@spizarka/contract/limits'
import { type MealItem, readMealSession } from '@spizarka/contract/meal-texts'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { PollTimeout, usePolledSession } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { formatNumber, formatPointsInWords } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { MEALS_WRITTEN, nameOfMeal } from '../days.ts'
import { formatFigure, formatKcal } from '../figures.ts'
import { SearchDialog } from './MealDialogs.tsx'
import { ReadItem, tableOf, UnknownItem } from './MealItemCard.tsx'
import { mealDraft } from './meal-draft.ts'
import { addedItem, type Correction, type Corrections, correctedMeal, isOpen, isUncounted, totalOf } from './meal-review.ts'
import { TakenFromPantry, useDeductions } from './TakenFromPantry.tsx'
import { useConfirmMeal } from './use-confirm-meal.ts'

const RESERVED = ['jest zarezerwowany', 'są zarezerwowane', 'jest zarezerwowanych'] as const

const HEAD = { back: { to: paths.calories, label: 'Wróć do dziennika', sign: 'cross' } } as const

/** /log-consumption/confirm/{sessionId}: what was read of a meal, to be corrected and written. */
export function CheckMealScreen() {
  const { sessionId = '' } = useParams()
  const {
    data: meal,
    error,
    startOver,
  } = usePolledSession([readMealSession.path, { sessionId }], (signal) => call(readMealSession, { params: { sessionId }, signal }))
  const refused = isApiError(error)
  useEffect(() => {
    // The reserved points have come back.
    if (refused) fireAndForget(reloadUser)()
  }, [refused])
  return (
    <>
      <title>Sprawdź posiłek – Spiżarka</title>
      {meal ? (
        <MealReview key={sessionId} sessionId={sessionId} meal={meal} />
      ) : (
        <>
          <PageHeader title="Sprawdź posiłek" {...HEAD} />
          <div className="page page-narrow gap-5!">{error ? <NothingRead error={error} onRetry={startOver} /> : <Reading />}</div>
        </>
      )}
    </>
  )
}

/** While the meal is read: what is being done, and what happens to the points. */
function Reading() {
  const text = mealDraft.find()
  return (
    <>
      <Card pad="lg" className="flex flex-col items-center gap-3 py-8 text-center">
        <div role="status" className="flex items-center gap-3">
          <Spinner />
          <h2 className="text-h3">Liczymy posiłek...</h2>
        </div>
        {text !== '' && <p className="text-muted">„{text}”</p>}
        <p className="late-note text-small text-muted">To trwa dłużej niż zwykle. Jeszcze chwila.</p>
      </Card>
      <Banner>
        {formatPointsInWords(COSTS.consumptionAnalysis)} {plural(COSTS.consumptionAnalysis, RESERVED)}. Jeśli się nie uda, wrócą same.
      </Banner>
      <SkeletonRows rows={3} />
    </>
  )
}

const TAKES_LONG = 'To trwa dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'
const NOT_READ = 'Nie udało się sprawdzić, czy posiłek jest policzony. Spróbuj ponownie.'

/** Shown when reading failed, or its outcome is unknown. */
function NothingRead({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  const refusal = isApiError(error, 422) ? error : undefined
  if (!refusal) return <ErrorPanel onRetry={fireAndForget(onRetry)}>{error instanceof PollTimeout ? TAKES_LONG : NOT_READ}</ErrorPanel>
  return (
    <>
      <Banner tone="late" role="alert">
        <p className="font-semibold">{refusal.error ?? ERRORS.meal_failed.text}</p>
      </Banner>
      <ButtonLink to="/log-consumption/text" size="lg" full>
        Opisz inaczej
      </ButtonLink>
      <ButtonLink to={paths.calories} variant="ghost" full>
        Wróć do dziennika
      </ButtonLink>
    </>
  )
}

type ReadMeal = ResponseOf<typeof readMealSession>

function MealReview({ sessionId, meal }: { sessionId: string; meal: ReadMeal }) {
  const [mealType, setMealType] = useState<MealType>(meal.meal_type)
  const [corrections, setCorrections] = useState<Corrections>({})
  const [added, setAdded] = useState<readonly MealItem[]>([])
  const [isAdding, setAdding] = useState(false)
  const [takes, setTakes] = useState(true)
  const confirm = useConfirmMeal(sessionId, meal)
  const correct = (id: string, changed: Correction | undefined) =>
    setCorrections((before) => {
      const { [id]: old, ...rest } = before
      return changed === undefined ? rest : { ...rest, [id]: { ...old, ...changed } }
    })

  const items = [...meal.items, ...added]
  // What was open when it was read stays where it is while it is corrected.
  const unresolved = items.filter(({ status }) => status !== 'ready')
  const read = items.filter(({ status }) => status === 'ready')
  const uncounted = items.filter((item) => isUncounted(item, corrections[item.id]))
  const amountless = items.filter((item) => isOpen(item, corrections[item.id]) && !uncounted.includes(item))
  const deducted = useDeductions(sessionId, correctedMeal(items, corrections))
  const add = (food: FoundFood) => {
    const item = addedItem(food, added.length + 1)
    setAdded([...added, item])
    correct(item.id, { food })
    setAdding(false)
  }
  const reason =
    items.every(({ id }) => corrections[id]?.removed) || uncounted.length === items.length
      ? 'Nic nie zostało do zapisania.'
      : amountless.length > 0
        ? `Wpisz, ile było: ${amountless.map(({ id, title }) => corrections[id]?.food?.name ?? title).join(', ')}.`
        : undefined

  return (
    <>
      <PageHeader title="Sprawdź posiłek" subtitle={nameOfMeal(meal.day, mealType)} {...HEAD} />
      <div className="page page-narrow gap-6!">
        <MealTotal day={meal.day} items={items} corrections={corrections} />
        <Segmented
          label="Posiłek"
          value={mealType}
          onChange={setMealType}
          options={MEALS.map((value) => ({ value, label: MEAL_TYPES[value] }))}
        />
        {unresolved.length > 0 && (
          <section aria-labelledby="do-rozwiazania" className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-4">
              <h2 id="do-rozwiazania" className="text-h3">
                Do rozwiązania
              </h2>
              <Badge tone={uncounted.length > 0 ? 'soon' : 'ok'}>{uncounted.length}</Badge>
            </div>
            {unresolved.map((item) => (
              <UnknownItem key={item.id} item={item} correction={corrections[item.id]} onCorrect={(changed) => correct(item.id, changed)} />
            ))}
          </section>
        )}
        <section aria-labelledby="rozpoznane" className="flex flex-col items-start gap-3 *:w-full">
          <div className="flex items-center justify-between gap-4">
            <h2 id="rozpoznane" className="text-h3">
              Rozpoznane
            </h2>
            <Badge tone="ok" icon={<Check aria-hidden />}>
              {read.length}
            </Badge>
          </div>
          <Rows label="Rozpoznane">
            {read.map((item) => (
              <ReadItem key={item.id} item={item} correction={corrections[item.id]} onCorrect={(changed) => correct(item.id, changed)} />
            ))}
          </Rows>
          <div>
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3"
              icon={<Plus aria-hidden />}
              onClick={() => setAdding(true)}
              reason={added.length < MAX_ADDED ? undefined : 'Więcej dodasz w\u00a0dzienniku, gdy zapiszesz ten posiłek.'}
            >
              Dodaj pozycję
            </Button>
          </div>
        </section>
        <TakenFromPantry deducted={deducted} takes={takes && deducted?.length !== 0} onChange={setTakes} />
        <p className="text-small text-muted">{describeSources(items)} To informacja, nie porada medyczna.</p>
      </div>
      <StickyBar caption={uncounted.length > 0 && reason === undefined ? describeUncounted(uncounted) : undefined}>
        {confirm.problem !== undefined && <FormError>{confirm.problem}</FormError>}
        <Button
          size="lg"
          full
          busy={confirm.busy}
          busyLabel="Zapisywanie..."
          reason={reason}
          onClick={fireAndForget(() =>
            confirm.send({ meal_type: mealType, items, corrections, takes: takes && deducted !== undefined && deducted.length > 0 }),
          )}
        >
          Zapisz {MEALS_WRITTEN[mealType]}
        </Button>
      </StickyBar>
      <SearchDialog open={isAdding} title="Dodaj pozycję" words="" onClose={() => setAdding(false)} onPick={add} />
    </>
  )
}

/** With those that were read no more than a meal may have. */
const MAX_ADDED = 10

/** „ciastko od Kasi” zapiszemy bez kalorii, jeśli nie uzupełnisz. */
function describeUncounted(items: readonly MealItem[]): string {
  return `${items.map(({ title }) => `„${title}”`).join(', ')} zapiszemy bez kalorii, jeśli nie uzupełnisz.`
}

/** Wartości z tabel USDA SR i Fineli. */
function describeSources(items: readonly MealItem[]): string {
  // What a portion weighs is beside its dish.
  const sources = [...new Set(items.flatMap(({ basis }) => (basis === null ? [] : tableOf(basis.split(';')[0] ?? basis))))]
  return sources.length === 0
    ? ''
    : `Wartości: ${new Intl.ListFormat('pl').format(sources.map((source) => source.replace(/^Typowa/, 'typowa')))}.`
}

const MACROS = [
  { key: 'protein_g', label: 'Białko', edge: 'border-herb' },
  { key: 'fat_g', label: 'Tłuszcze', edge: 'border-plum' },
  { key: 'carbs_g', label: 'Węglow.', edge: 'border-honey' },
] as const

/** What the meal comes to with what was corrected, and what it leaves of the day. */
function MealTotal({ day: eatenOn, items, corrections }: { day: string; items: readonly MealItem[]; corrections: Corrections }) {
  const { data: day } = useQuery(endpointQuery(readDiaryDay, { params: { day: eatenOn } }))
  const kcal = totalOf(items, corrections, 'kcal')
  const kept = items.filter(({ id }) => !corrections[id]?.removed)
  const counted = kept.filter((item) => !isOpen(item, corrections[item.id])).length
  const left = day?.target && kcal !== null ? day.target.kcal - (day.total.kcal ?? 0) - kcal : undefined
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <output className="text-h1 font-sans! font-extrabold tabular-nums">{formatKcal(kcal)}</output>
        {left !== undefined && (
          <span className="text-right text-small text-muted tabular-nums">
            {left >= 0 ? 'zostanie' : 'ponad cel'} <strong className="text-ink">{formatKcal(Math.abs(left))}</strong>
            <span className="block">z&nbsp;{formatNumber(day?.target?.kcal ?? 0)} na dzień</span>
          </span>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-3">
        {MACROS.map(({ key, label, edge }) => (
          <div key={key} className={`flex min-w-0 flex-col border-l-[3px] pl-3 ${edge}`}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-bold tabular-nums">{formatFigure(totalOf(items, corrections, key), 'g')}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <span>
            Policzone <strong>{counted}</strong> z&nbsp;{kept.length} {plural(kept.length, ['pozycji', 'pozycji', 'pozycji'])}
          </span>
          <span className="text-muted">sól {formatFigure(totalOf(items, corrections, 'salt_g'), 'g')}</span>
        </p>
        <ProgressBar label="Policzone pozycje" value={counted} max={Math.max(1, kept.length)} color="herb" />
      </div>
    </Card>
  )
}
