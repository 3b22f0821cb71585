import type { CountedTarget } from '@spizarka/contract/fitness'
import { planOf } from '@spizarka/contract/plans'
import type { UseQueryResult } from '@tanstack/react-query'
import { Lock, Stethoscope, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { LEVELS, type Person, useForgetTarget } from './use-target.ts'

const KCAL_PER_G = { protein: 4, fat: 9, carbs: 4 } as const

interface ResultStepProps {
  person: Person
  onChange: (changed: Partial<Person>) => void
  counted: UseQueryResult<CountedTarget>
  isSaved: boolean
  /** Macros of one's own are asked for on a plan that has none. */
  onLocked: () => void
}

/** The result: the formula with its numbers, the macros, and what is to be asked of a doctor. */
export function ResultStep({ person, onChange, counted, isSaved, onLocked }: ResultStepProps) {
  const { data } = counted
  if (!data)
    return counted.isError ? (
      <ErrorPanel onRetry={fireAndForget(() => counted.refetch())} busy={counted.isFetching}>
        Nie udało się policzyć celu.
      </ErrorPanel>
    ) : (
      <SkeletonRows rows={4} label="Liczenie celu…" />
    )
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="text-step font-semibold tabular-nums">{data.target.kcal}&nbsp;kcal dziennie</h1>
        <p className="text-lead text-muted">To punkt wyjścia. Po 2–3 tygodniach trend pokaże, czy pasuje.</p>
      </div>
      <Calculation person={person} counted={data} />
      <Macros person={person} counted={data} onChange={onChange} onLocked={onLocked} />
      {data.notes.map((note) => (
        <Banner key={note} tone="soon" icon={<Stethoscope aria-hidden />}>
          {note}
        </Banner>
      ))}
      {data.notes.length > 0 && <p className="text-small text-muted">To informacja, nie porada medyczna.</p>}
      {isSaved && <ForgetTarget />}
    </>
  )
}

/** How the target was counted, line by line. */
function Calculation({ person, counted }: { person: Person; counted: CountedTarget }) {
  const { bmr_kcal: basal, tdee_kcal: whole, target } = counted
  const { sex, age, heightCm, weightKg, goal, paceKgPerWeek: pace } = person
  const change = target.kcal - whole
  const stated = goal === 'keep' ? 0 : Math.round((pace * 7700) / 7) * (goal === 'lose' ? -1 : 1)
  const lines = [
    {
      label: 'Podstawowa przemiana',
      detail: `10 × ${formatNumber(weightKg ?? 0)} + 6,25 × ${formatNumber(heightCm ?? 0)} − 5 × ${age} ${sex === 'male' ? '+ 5' : '− 161'}`,
      value: `${basal} kcal`,
    },
    {
      label: 'Z ruchem',
      detail: `× ${formatNumber(LEVELS.find(({ value }) => value === person.activity)?.factor ?? whole / basal)}`,
      value: `${whole} kcal`,
    },
    ...(goal === 'keep'
      ? []
      : [
          {
            label: `Tempo ${formatNumber(pace)} kg na tydzień`,
            // What protects may have made less of it.
            detail: Math.abs(change - stated) <= 1 ? `${formatNumber(pace)} × 7700 : 7` : 'mniej, niż wychodzi z tempa: powód poniżej',
            value: `${change > 0 ? '+' : '−'}${Math.abs(change)} kcal`,
          },
        ]),
  ]
  return (
    <section className="flex flex-col gap-2">
      <Card pad="none" className="overflow-hidden">
        <h2 className="px-5 pt-4 text-h3">Jak to policzyliśmy</h2>
        <dl className="divide-y divide-line px-5">
          {lines.map(({ label, detail, value }) => (
            <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 py-3">
              <dt className="font-semibold">{label}</dt>
              <dd className="font-bold tabular-nums">{value}</dd>
              <dd className="col-span-2 text-small text-muted tabular-nums">{detail}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-baseline justify-between gap-4 bg-brand-soft px-5 py-3 font-bold text-brand-ink">
          Twój cel
          <span className="text-h2 tabular-nums">{target.kcal}&nbsp;kcal</span>
        </p>
      </Card>
      <p className="text-small text-muted">Wzór Mifflina i&nbsp;St&nbsp;Jeora, 1990. Kilogram ciała liczymy jako 7700&nbsp;kcal.</p>
    </section>
  )
}

const SHARES = [
  { key: 'protein', label: 'Białko', className: 'border-herb' },
  { key: 'fat', label: 'Tłuszcze', className: 'border-plum' },
  { key: 'carbs', label: 'Węglow.', className: 'border-honey' },
] as const

function Macros({ person, counted, onChange, onLocked }: Omit<ResultStepProps, 'counted' | 'isSaved'> & { counted: CountedTarget }) {
  const { plan = 'free' } = useSession().user ?? {}
  const isLocked = !planOf(plan).allows('macros')
  const [isOpen, setIsOpen] = useState(false)
  const { target } = counted
  const grams = { protein: target.protein_g, fat: target.fat_g, carbs: target.carbs_g }
  const share = (key: keyof typeof grams) => Math.round((grams[key] * KCAL_PER_G[key] * 100) / target.kcal)
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">Podział na dzień</h2>
        {isLocked ? (
          <button
            type="button"
            onClick={onLocked}
            className="flex min-h-11 items-center gap-1.5 rounded-pill bg-plum-soft px-3.5 text-small font-bold text-plum-ink"
          >
            <Lock aria-hidden className="size-4" /> Zmienisz w&nbsp;Premium
          </button>
        ) : (
          <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Zmień podział
          </Button>
        )}
      </div>
      <Card>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-4">
          {SHARES.map(({ key, label, className }) => (
            <div key={key} className={`border-l-4 pl-3 ${className}`}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="font-bold tabular-nums">{grams[key]}&nbsp;g</dd>
              <dd className="text-small text-muted tabular-nums">{share(key)}%</dd>
            </div>
          ))}
        </dl>
      </Card>
      {!isLocked && isOpen && <OwnMacros person={person} onChange={onChange} shares={{ protein: share('protein'), fat: share('fat') }} />}
    </section>
  )
}

/** Shares of one's own; carbohydrates are what is left, so that they are always whole. */
function OwnMacros({
  person,
  onChange,
  shares,
}: Pick<ResultStepProps, 'person' | 'onChange'> & { shares: { protein: number; fat: number } }) {
  const [protein, setProtein] = useState<number | null>(person.macros?.protein_percent ?? shares.protein)
  const [fat, setFat] = useState<number | null>(person.macros?.fat_percent ?? shares.fat)
  const carbs = 100 - (protein ?? 0) - (fat ?? 0)
  const error = carbs < 0 ? 'Białko i tłuszcze razem to więcej niż 100%.' : undefined
  const keep = (next: { protein: number | null; fat: number | null }) => {
    const rest = 100 - (next.protein ?? 0) - (next.fat ?? 0)
    if (next.protein !== null && next.fat !== null && rest >= 0)
      onChange({ macros: { protein_percent: next.protein, fat_percent: next.fat, carbs_percent: rest } })
  }
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
        <Field label="Białko" error={error}>
          <NumberInput
            value={protein}
            decimals={0}
            max={100}
            unit="%"
            onChange={(next) => {
              setProtein(next)
              keep({ protein: next, fat })
            }}
          />
        </Field>
        <Field label="Tłuszcze">
          <NumberInput
            value={fat}
            decimals={0}
            max={100}
            unit="%"
            onChange={(next) => {
              setFat(next)
              keep({ protein, fat: next })
            }}
          />
        </Field>
      </div>
      <p aria-live="polite">
        Węglowodany: <strong className="tabular-nums">{Math.max(0, carbs)}%</strong>
      </p>
      {person.macros && (
        <Button variant="ghost" size="sm" onClick={() => onChange({ macros: null })}>
          Wróć do podziału z&nbsp;profilu
        </Button>
      )}
    </Card>
  )
}

function ForgetTarget() {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const forget = useForgetTarget()
  return (
    <div>
      <Button variant="ghost" icon={<Trash2 aria-hidden className="size-5" />} onClick={() => setAsking(true)}>
        Usuń cel
      </Button>
      <ConfirmDialog
        open={asking}
        title="Usunąć cel?"
        confirmLabel="Usuń cel"
        busyLabel="Usuwanie..."
        danger
        busy={forget.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          forget.mutate(undefined, {
            onSuccess: fireAndForget(() => {
              toast.success('Cel usunięty.')
              return navigate(paths.calories, { replace: true })
            }),
            onError: () => toast.error('Nie udało się usunąć celu. Spróbuj ponownie.'),
          })
        }
      >
        Usuniemy płeć, wiek, wzrost i&nbsp;cel. Pomiary masy i&nbsp;zapisane posiłki zostają.
      </ConfirmDialog>
    </div>
  )
}
