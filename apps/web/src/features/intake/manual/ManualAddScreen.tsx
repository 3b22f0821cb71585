import { LIMITS } from '@spizarka/contract/limits'
import { createPantryItem, listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Crown, PartyPopper, Plus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isApiError, isPantryLimit } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { creditBonus } from '../../../lib/session/session.ts'
import { formatPointsInWords, formatProducts } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormError } from '../../../ui/feedback/FormError.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { StickyBar } from '../../../ui/layout/StickyBar.tsx'
import {
  changeRow,
  emptyRow,
  isComplete,
  isIncomplete,
  type ManualRow,
  ManualRowFields,
  type ManualRows,
  toPantryItem,
  withEmptyRow,
  withoutRow,
} from './ManualRowFields.tsx'

/** /add-products/manual: up to ten products typed in by hand, and then what was added. */
export function ManualAddScreen() {
  const [added, setAdded] = useState<Added>()
  return (
    <>
      <title>Dodaj produkt ręcznie – Spiżarka</title>
      <PageHeader title="Dodaj produkt ręcznie" back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
      {added ? <AddedSummary added={added} onAgain={() => setAdded(undefined)} /> : <ManualForm onDone={setAdded} />}
    </>
  )
}

function ManualForm({ onDone }: { onDone: (added: Added) => void }) {
  const { rows, names, failure, nothingComplete, busy, change, submit } = useManualForm(onDone)
  const [newest, setNewest] = useState<string>()

  const addRow = () => {
    const longer = withEmptyRow(rows)
    change(longer)
    setNewest(longer.at(-1)?.id)
  }

  return (
    <form
      noValidate
      onSubmit={fireAndForget((event: FormEvent) => {
        event.preventDefault()
        return submit()
      })}
      className="flex flex-1 flex-col"
    >
      <div className="page page-narrow gap-4!">
        {names.length > 0 && (
          <Banner tone="ok" role="status" title="Już w spiżarni">
            {names.join(', ')}
          </Banner>
        )}
        <fieldset disabled={busy} className="contents">
          <ul role="list" className="flex flex-col gap-4">
            {rows.map((row, index) => (
              <ManualRowFields
                key={row.id}
                row={row}
                number={index + 1}
                newest={row.id === newest}
                onChange={(changes) => change(changeRow(rows, row.id, changes))}
                onSubmit={fireAndForget(submit)}
                onRemove={rows.length > 1 ? () => change(withoutRow(rows, row.id)) : undefined}
              />
            ))}
          </ul>
        </fieldset>
        <Button
          variant="soft"
          full
          icon={<Plus aria-hidden className="size-5" />}
          reason={rows.length < LIMITS.manualRows ? undefined : `Naraz dodasz najwyżej ${LIMITS.manualRows} produktów.`}
          onClick={addRow}
        >
          Kolejny produkt
        </Button>
      </div>
      <StickyBar>
        {nothingComplete && <FormError>Dodaj przynajmniej jeden produkt z nazwą i ilością.</FormError>}
        {failure && (
          <>
            <FormError>
              <p>Nie dodano: {failure.name}.</p>
              <p>{failure.message}</p>
            </FormError>
            {failure.limit && (
              <ButtonLink to={paths.subscription} variant="plum" full icon={<Crown aria-hidden className="size-5" />}>
                Zobacz plany
              </ButtonLink>
            )}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.addProducts} variant="outline" size="lg">
            Anuluj
          </ButtonLink>
          <Button type="submit" size="lg" className="flex-1" busy={busy} busyLabel="Dodawanie...">
            Dodaj do spiżarni
          </Button>
        </div>
      </StickyBar>
    </form>
  )
}

/** The rows being typed, those added already, and what went wrong. */
function useManualForm(onDone: (added: Added) => void) {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<ManualRows>(() => [emptyRow()])
  const [names, setNames] = useState<readonly string[]>([])
  const [bonus, setBonus] = useState(0)
  const [failure, setFailure] = useState<AddFailure>()
  const [nothingComplete, setNothingComplete] = useState(false)
  const [busy, setBusy] = useState(false)
  // A second tap may come before the first has been rendered.
  const sending = useRef(false)

  const change = (next: ManualRows) => {
    setRows(next)
    setNothingComplete(false)
    setFailure(undefined)
  }

  const submit = async () => {
    if (sending.current) return
    const complete = rows.filter(isComplete)
    setNothingComplete(complete.length === 0)
    setFailure(undefined)
    if (complete.length === 0) return

    sending.current = true
    setBusy(true)
    const outcome = await addRows(complete)
    sending.current = false
    setBusy(false)

    creditBonus(outcome.bonus)
    const allNames = [...names, ...outcome.added.map(({ name }) => name.trim())]
    const allBonus = bonus + outcome.bonus
    setNames(allNames)
    setBonus(allBonus)
    setRows(rows.filter((row) => !outcome.added.includes(row)))
    setFailure(outcome.failure)
    if (!outcome.failure) onDone({ names: allNames, skipped: rows.filter(isIncomplete).map(describeIncomplete), bonus: allBonus })
    await Promise.all([listPantry, readPantrySummary].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }

  return { rows, names, failure, nothingComplete, busy, change, submit }
}

const describeIncomplete = ({ name }: ManualRows[number]) => name.trim() || 'produkt bez nazwy'

interface AddFailure {
  /** The product that could not be added. */
  name: string
  message: string
  /** The plan holds no more products. */
  limit: boolean
}

interface AddOutcome {
  added: readonly ManualRow[]
  /** Points. */
  bonus: number
  failure?: AddFailure
}

/** Adds rows to the pantry one after another (SPEC section 7); the first that fails stops it, what was added before stays added. */
async function addRows(rows: readonly ManualRow[]): Promise<AddOutcome> {
  const added: ManualRow[] = []
  let bonus = 0
  for (const row of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the limit of the plan is counted in the order of the rows
      const item = await call(createPantryItem, { body: toPantryItem(row), idempotencyKey: row.idempotencyKey })
      added.push(row)
      bonus += item.bonus_awarded
    } catch (error) {
      return { added, bonus, failure: { name: row.name.trim(), message: describe(error), limit: isPantryLimit(error) } }
    }
  }
  return { added, bonus }
}

function describe(error: unknown): string {
  const message = isApiError(error) ? (error.detail ?? error.fieldMessage('product_name')) : undefined
  return message ?? 'Wystąpił błąd podczas dodawania produktów.'
}

interface Added {
  names: readonly string[]
  /** Begun rows without a name or an amount; they were not sent. */
  skipped: readonly string[]
  /** Points. */
  bonus: number
}

/** What has been added by hand, and where to go from here. */
function AddedSummary({ added: { names, skipped, bonus }, onAgain }: { added: Added; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page page-narrow">
      <Card pad="lg" className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-ok-soft text-ok-ink">
            <CircleCheck className="size-6" />
          </span>
          <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
            Dodano do spiżarni: {formatProducts(names.length)}
          </h2>
        </div>
        <ul className="list-disc pl-5 marker:text-herb">
          {names.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same name may stand twice, the list never changes
            <li key={index} className="py-0.5 font-semibold wrap-break-word">
              {name}
            </li>
          ))}
        </ul>
        {bonus > 0 && (
          <Banner tone="ok" icon={<PartyPopper aria-hidden />} title={`Pełna spiżarnia! Dostajesz ${formatPointsInWords(bonus)}.`} />
        )}
        {skipped.length > 0 && <Banner>Pominięte, bo bez nazwy lub ilości: {skipped.join(', ')}.</Banner>}
        <div className="mt-2 flex flex-col gap-2">
          <ButtonLink to={paths.pantry} size="lg" full>
            Przejdź do spiżarni
          </ButtonLink>
          <Button variant="outline" size="lg" full onClick={onAgain}>
            Dodaj więcej produktów
          </Button>
        </div>
      </Card>
    </div>
  )
}
