import type { DiaryEntry } from '@spizarka/contract/diary'
import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { writableDays } from '../days.ts'
import { describeFailure, type EntryChange, useDiaryChanges } from '../diary-changes.ts'
import { amountOf, formatFigure, formatKcal, measureOf, NUTRIENT_NAMES, NUTRIENTS, unitOf } from '../figures.ts'

const MEAL_OPTIONS = MEALS.map((value) => ({ value, label: MEAL_TYPES[value] }))

/** One entry of the diary: what is known of it and from where, how much it was, and when. */
export function EntrySheet({ entry, onClose }: { entry: DiaryEntry | undefined; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog open={entry !== undefined} onClose={onClose} busy={busy} title={entry?.title} placement="wide">
      {entry && <EntryForm entry={entry} busy={busy} onBusy={setBusy} onDone={onClose} />}
    </Dialog>
  )
}

/** What an amount is said in: a share of a portion, a household measure, grams; or energy, where the figures are one's own. */
type AmountKind = 'portion' | 'measure' | 'grams' | 'kcal'

function kindsOf(entry: DiaryEntry): AmountKind[] {
  const { portion_percent, grams } = entry
  if (portion_percent !== null) return ['portion']
  const kinds: AmountKind[] = measureOf(entry) === null ? [] : ['measure']
  return grams === null ? (kinds.length > 0 ? kinds : ['kcal']) : [...kinds, 'grams']
}

function amountIn({ portion_percent, grams, quantity, nutrients }: DiaryEntry, kind: AmountKind): number | null {
  return { portion: portion_percent, measure: quantity, grams, kcal: nutrients.kcal }[kind]
}

const MAX_AMOUNTS: Record<AmountKind, number> = {
  portion: LIMITS.portionPercent.most,
  measure: LIMITS.eatenGrams.most,
  grams: LIMITS.eatenGrams.most,
  kcal: LIMITS.eatenKcal,
}

function isAmount(amount: number | null, kind: AmountKind): amount is number {
  if (amount === null || amount > MAX_AMOUNTS[kind]) return false
  if (kind === 'kcal') return amount >= 0
  if (kind === 'portion') return Number.isInteger(amount) && amount >= LIMITS.portionPercent.least
  return kind === 'grams' ? amount >= LIMITS.eatenGrams.least : amount > 0
}

interface EntryFormProps {
  entry: DiaryEntry
  busy: boolean
  onBusy: (busy: boolean) => void
  onDone: () => void
}

function EntryForm({ entry, busy, onBusy, onDone }: EntryFormProps) {
  const changes = useDiaryChanges()
  const kinds = kindsOf(entry)
  const [kind, setKind] = useState<AmountKind>(kinds[0] ?? 'kcal')
  const [amount, setAmount] = useState(amountIn(entry, kind))
  const [meal, setMeal] = useState<MealType>(entry.meal_type)
  const [day, setDay] = useState(entry.day)
  const [problem, setProblem] = useState<string>()
  const { first, last } = writableDays()

  const before = amountIn(entry, kind)
  const isOther = amount !== before
  const share = isAmount(amount, kind) && before ? amount / before : undefined
  const wrong = !isAmount(amount, kind)
    ? AMOUNT_ERRORS[kind]
    : day < first || day > last
      ? 'Wybierz dzień z\u00a0ostatnich dwóch lat albo najbliższego tygodnia.'
      : undefined

  const save = async () => {
    if (wrong !== undefined) return
    const body: EntryChange = {
      ...(meal !== entry.meal_type && { meal_type: meal }),
      ...(day !== entry.day && { day }),
      ...(isOther && amount !== null && amountBody(entry, kind, amount)),
    }
    if (Object.keys(body).length === 0) return onDone()
    onBusy(true)
    try {
      await changes.change(entry, body)
      onDone()
    } catch (error) {
      setProblem(describeFailure(error, 'Nie udało się zapisać zmian. Spróbuj ponownie.'))
    } finally {
      onBusy(false)
    }
  }
  const remove = async () => {
    onBusy(true)
    const removed = await changes.remove(entry)
    onBusy(false)
    if (removed) onDone()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        fireAndForget(save)()
      }}
    >
      <EntryFigures entry={entry} share={share} />
      <div className="flex flex-col gap-3">
        {kinds.length > 1 && (
          <Segmented
            label="Podaj ilość w"
            value={kind}
            onChange={(next) => {
              setKind(next)
              setAmount(amountIn(entry, next))
            }}
            options={kinds.map((value) => ({ value, label: value === 'grams' ? 'gramach' : (entry.measure ?? '') }))}
          />
        )}
        <Field label={AMOUNT_LABELS[kind]} error={isOther ? wrong : undefined}>
          <NumberInput
            value={amount}
            max={MAX_AMOUNTS[kind]}
            decimals={kind === 'portion' ? 0 : kind === 'measure' ? 2 : 1}
            unit={{ portion: '%', measure: entry.measure ?? '', grams: 'g', kcal: 'kcal' }[kind]}
            onChange={setAmount}
          />
        </Field>
      </div>
      <Segmented label="Posiłek" showLabel value={meal} onChange={setMeal} options={MEAL_OPTIONS} />
      <Field label="Dzień">
        <Input type="date" min={first} max={last} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      {problem !== undefined && (
        <p role="alert" className="text-small font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3 [&>*]:flex-1">
        <Button variant="outline" size="lg" icon={<Trash2 aria-hidden className="size-5" />} onClick={fireAndForget(remove)}>
          Usuń
        </Button>
        <Button type="submit" size="lg" busy={busy} busyLabel="Zapisywanie...">
          Zapisz zmiany
        </Button>
      </div>
    </form>
  )
}

const AMOUNT_LABELS: Record<AmountKind, string> = {
  portion: 'Ile procent porcji?',
  measure: 'Ile?',
  grams: 'Ile gramów?',
  kcal: 'Ile kalorii?',
}
const AMOUNT_ERRORS: Record<AmountKind, string> = {
  portion: `Od ${LIMITS.portionPercent.least} do ${LIMITS.portionPercent.most}%.`,
  measure: 'Podaj ilość większą od zera.',
  grams: `Od ${formatNumber(LIMITS.eatenGrams.least)} do ${formatNumber(LIMITS.eatenGrams.most)}\u00a0g.`,
  kcal: `Od 0 do ${formatNumber(LIMITS.eatenKcal)}\u00a0kcal.`,
}

function amountBody({ measure }: DiaryEntry, kind: AmountKind, amount: number): EntryChange {
  if (kind === 'measure') return { quantity: amount, measure }
  return { portion: { portion_percent: amount }, grams: { grams: amount }, kcal: { kcal: amount } }[kind]
}

const SOURCES: Record<DiaryEntry['source'], string> = {
  recipe: 'z\u00a0przepisu',
  food: 'z\u00a0tabel żywienia',
  text: 'z\u00a0opisu posiłku',
  manual: 'wpisane ręcznie',
  product: 'z\u00a0etykiety produktu',
}

/** The figures as they are, or as they will be with the new amount; what is not known says so. */
function EntryFigures({ entry, share = 1 }: { entry: DiaryEntry; share: number | undefined }) {
  const { nutrients, coverage, basis, source, recipe_id } = entry
  const scaled = (value: number | null) => (value === null ? null : value * share)
  const others = NUTRIENTS.filter((nutrient) => nutrient !== 'kcal')
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <output className="text-h2 font-sans! font-extrabold tabular-nums">{formatKcal(scaled(nutrients.kcal))}</output>
        <span className="text-muted">{amountOf(entry)}</span>
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-card bg-sunken p-4 text-small md:grid-cols-[1fr_auto_1fr_auto] [&>dd]:text-right [&>dd]:font-semibold [&>dd]:tabular-nums [&>dt]:text-muted">
        {others.map((nutrient) => (
          <Figure key={nutrient} name={NUTRIENT_NAMES[nutrient]} value={formatFigure(scaled(nutrients[nutrient]), unitOf(nutrient))} />
        ))}
      </dl>
      <p className="text-small text-muted">
        Wartości {SOURCES[source]}
        {basis !== null && source !== 'manual' && `: ${basis}`}.{coverage < 1 && ` Policzone dla ${Math.round(coverage * 100)}% składu.`}
        {recipe_id !== null && (
          <>
            {' '}
            <Link to={paths.recipe(recipe_id)} className="font-semibold text-brand-ink underline underline-offset-3">
              Zobacz przepis
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
