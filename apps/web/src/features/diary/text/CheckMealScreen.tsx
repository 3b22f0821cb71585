import { createDiaryEntry, deleteDiaryEntry, readDiaryDay } from '@spizarka/contract/diary'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { COSTS } from '@spizarka/contract/limits'
import { confirmMeal, type MealItem, readMealSession } from '@spizarka/contract/meal-texts'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { PollTimeout, usePolledSession } from '../../../lib/api/use-polled-session.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { randomUuid } from '../../../lib/random-uuid.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { formatPointsInWords, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import { MEALS_WRITTEN, nameOfMeal } from '../days.ts'
import { describeFailure, refreshDiaryAndPantry } from '../diary-changes.ts'
import { formatFigure, formatKcal } from '../figures.ts'
import { MealItemCard } from './MealItemCard.tsx'
import { mealDraft } from './meal-draft.ts'
import { type Correction, type Corrections, correctedItems, isOpen, totalOf } from './meal-review.ts'

const HEAD = { back: { to: paths.calories, label: 'Wróć do dziennika', sign: 'cross' } } as const

/** /log-consumption/confirm/{sessionId}: what was read of a meal, to be put right and written. */
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

/** While the meal is read: what is being done, and what becomes of the points. */
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
        {formatPointsInWords(COSTS.consumptionAnalysis)} AI: <strong>zarezerwowane</strong>. Jeśli się nie uda, wrócą same.
      </Banner>
      <SkeletonRows rows={3} />
    </>
  )
}

const LATE = 'To trwa dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'
const NOT_READ = 'Nie udało się sprawdzić, czy posiłek jest policzony. Spróbuj ponownie.'

/** Nothing came of it, or it is not known what did. */
function NothingRead({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
  const refusal = isApiError(error, 422) ? error : undefined
  if (!refusal) return <ErrorPanel onRetry={fireAndForget(onRetry)}>{error instanceof PollTimeout ? LATE : NOT_READ}</ErrorPanel>
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
  const [takes, setTakes] = useState(false)
  const confirm = useConfirm(sessionId, meal)
  const correct = (id: string, changed: Correction | undefined) =>
    setCorrections((before) => {
      const { [id]: old, ...rest } = before
      return changed === undefined ? rest : { ...rest, [id]: { ...old, ...changed } }
    })

  // What was open when it was read stays where it is while it is put right.
  const unresolved = meal.items.filter(({ status }) => status !== 'ready')
  const read = meal.items.filter(({ status }) => status === 'ready')
  const open = meal.items.filter((item) => isOpen(item, corrections[item.id]))
  const card = (item: MealItem) => (
    <MealItemCard key={item.id} item={item} correction={corrections[item.id]} onCorrect={(changed) => correct(item.id, changed)} />
  )
  const kept = meal.items.filter(({ id }) => !corrections[id]?.removed)
  const reason =
    kept.length === 0
      ? 'Nic nie zostało do zapisania.'
      : open.length > 0
        ? `Wybierz produkt i\u00a0ilość albo pomiń: ${open.map(({ title }) => title).join(', ')}.`
        : undefined

  return (
    <>
      <PageHeader title="Sprawdź posiłek" subtitle={nameOfMeal(meal.day, mealType)} {...HEAD} />
      <div className="page page-narrow gap-6!">
        <MealTotal meal={meal} corrections={corrections} />
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
              <Badge tone={open.length > 0 ? 'soon' : 'ok'}>{open.length}</Badge>
            </div>
            {unresolved.map(card)}
          </section>
        )}
        {read.length > 0 && (
          <section aria-labelledby="rozpoznane" className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-4">
              <h2 id="rozpoznane" className="text-h3">
                Rozpoznane
              </h2>
              <Badge tone="ok" icon={<Check aria-hidden />}>
                {read.length}
              </Badge>
            </div>
            {read.map(card)}
          </section>
        )}
        <Card>
          <Switch on={takes} onChange={setTakes} help="Tyle, ile jest; da się to cofnąć razem z wpisami.">
            Odejmij ze spiżarni
          </Switch>
        </Card>
        <p className="text-small text-muted">{describeSources(meal.items)} To informacja, nie porada medyczna.</p>
      </div>
      <StickyBar>
        {confirm.problem !== undefined && <FormError>{confirm.problem}</FormError>}
        <Button
          size="lg"
          full
          busy={confirm.busy}
          busyLabel="Zapisywanie..."
          reason={reason}
          onClick={fireAndForget(() => confirm.send(mealType, corrections, takes))}
        >
          Zapisz {MEALS_WRITTEN[mealType]}
        </Button>
      </StickyBar>
    </>
  )
}

/** Wartości z tabel USDA SR i Fineli. */
function describeSources(items: readonly MealItem[]): string {
  // What a portion weighs stands beside its dish.
  const sources = [...new Set(items.flatMap(({ basis }) => basis?.split(';')[0] ?? []))]
  return sources.length === 0 ? '' : `Wartości: ${sources.join(', ')}.`
}

const MACROS = [
  { key: 'protein_g', label: 'Białko', edge: 'border-herb' },
  { key: 'fat_g', label: 'Tłuszcze', edge: 'border-plum' },
  { key: 'carbs_g', label: 'Węglow.', edge: 'border-honey' },
] as const

/** What the meal comes to with what was put right, and what it leaves of the day. */
function MealTotal({ meal, corrections }: { meal: ReadMeal; corrections: Corrections }) {
  const { data: day } = useQuery(endpointQuery(readDiaryDay, { params: { day: meal.day } }))
  const kcal = totalOf(meal.items, corrections, 'kcal')
  const kept = meal.items.filter(({ id }) => !corrections[id]?.removed)
  const counted = kept.filter((item) => !isOpen(item, corrections[item.id])).length
  const left = day?.target && kcal !== null ? day.target.kcal - (day.total.kcal ?? 0) - kcal : undefined
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <output className="text-h1 font-sans! font-extrabold tabular-nums">{formatKcal(kcal)}</output>
        {left !== undefined && (
          <span className="text-right text-small text-muted tabular-nums">
            {left >= 0 ? 'zostanie' : 'ponad cel'} <strong className="text-ink">{formatKcal(Math.abs(left))}</strong>
          </span>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-3">
        {MACROS.map(({ key, label, edge }) => (
          <div key={key} className={`flex min-w-0 flex-col border-l-[3px] pl-3 ${edge}`}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-bold tabular-nums">{formatFigure(totalOf(meal.items, corrections, key), 'g')}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <span>
            Policzone <strong>{counted}</strong> z&nbsp;{kept.length} {plural(kept.length, ['pozycji', 'pozycji', 'pozycji'])}
          </span>
          <span className="text-muted">sól {formatFigure(totalOf(meal.items, corrections, 'salt_g'), 'g')}</span>
        </p>
        <ProgressBar label="Policzone pozycje" value={counted} max={Math.max(1, kept.length)} color="herb" />
      </div>
    </Card>
  )
}

/** Writes the meal, and what has figures of one's own beside it; leads to the day, where it can be taken back for 8 s. */
function useConfirm(sessionId: string, meal: ReadMeal) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const idempotency = useIdempotencyKey()
  const ownKeys = useRef(new Map<string, string>())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const takeBack = async (ids: readonly string[]) => {
    try {
      for (const id of ids) await call(deleteDiaryEntry, { params: { id } })
    } catch (error) {
      toast.error(describeFailure(error, 'Nie udało się cofnąć.'))
    }
    await refreshDiaryAndPantry(client)
  }
  const send = async (meal_type: MealType, corrections: Corrections, takes: boolean) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { day: meal.day, meal_type, items: correctedItems(meal.items, corrections), deduct_from_pantry: takes }
      const { entries, deducted } = await call(confirmMeal, {
        params: { sessionId },
        body,
        idempotencyKey: idempotency.keyFor(JSON.stringify(body)),
      })
      const written = entries.map(({ id }) => id)
      for (const item of meal.items) {
        const kcal = corrections[item.id]?.kcal
        if (kcal === undefined) continue
        const key = ownKeys.current.get(`${item.id} ${kcal}`) ?? randomUuid()
        ownKeys.current.set(`${item.id} ${kcal}`, key)
        const own = { day: meal.day, meal_type, title: item.title, kcal }
        written.push((await call(createDiaryEntry, { body: own, idempotencyKey: key })).id)
      }
      mealDraft.forget()
      await refreshDiaryAndPantry(client)
      const taken =
        deducted.length === 0
          ? ''
          : ` Ze spiżarni: ${deducted.length}\u00a0${plural(deducted.length, ['produkt', 'produkty', 'produktów'])}.`
      toast.added(
        `Zapisane: ${MEAL_TYPES[meal_type].toLocaleLowerCase('pl')}.${taken}`,
        fireAndForget(() => takeBack(written)),
      )
      await navigate(meal.day === today() ? paths.calories : paths.caloriesOf(meal.day), { replace: true })
    } catch (error) {
      setProblem(describeFailure(error, 'Nie udało się zapisać posiłku. Spróbuj ponownie.'))
      setBusy(false)
    }
  }
  return { busy, problem, send }
}
