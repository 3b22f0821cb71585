import { LIMITS } from '@spizarka/contract/limits'
import { createPantryItem, listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { useQueryClient } from '@tanstack/react-query'
import { Crown, Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { paths } from '../../../lib/paths.ts'
import { creditBonus } from '../../../lib/session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { Problem } from '../Problem.tsx'
import { isPantryLimit } from '../pantry-limit.ts'
import { type Added, AddedSummary } from './AddedSummary.tsx'
import { ManualRowFields } from './ManualRowFields.tsx'
import {
  changeRow,
  emptyRow,
  isBegun,
  isComplete,
  type ManualRow,
  type ManualRows,
  toPantryItem,
  withEmptyRow,
  withoutRow,
} from './manual-rows.ts'

/** /add-products/manual: up to ten products typed in by hand, and then what was added. */
export function ManualAddScreen() {
  const [added, setAdded] = useState<Added>()
  return (
    <>
      <title>Dodaj produkt ręcznie – Spiżarka</title>
      <PageHead title="Dodaj produkt ręcznie" back={{ to: paths.addProducts, label: 'Wróć do sposobów dodawania' }} />
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
      onSubmit={starts((event: FormEvent) => {
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
        {nothingComplete && <Problem>Dodaj przynajmniej jeden produkt z nazwą i ilością.</Problem>}
        {failure && (
          <>
            <Problem>
              <p>Nie dodano: {failure.name}.</p>
              <p>{failure.message}</p>
            </Problem>
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
    if (!outcome.failure) onDone({ names: allNames, skipped: rows.filter(isBegun).map(describeBegun), bonus: allBonus })
    await Promise.all([listPantry, readPantrySummary].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }

  return { rows, names, failure, nothingComplete, busy, change, submit }
}

const describeBegun = ({ name }: ManualRows[number]) => name.trim() || 'produkt bez nazwy'

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
  const said = isApiError(error) ? (error.detail ?? error.fieldMessage('product_name')) : undefined
  return said ?? 'Wystąpił błąd podczas dodawania produktów.'
}
