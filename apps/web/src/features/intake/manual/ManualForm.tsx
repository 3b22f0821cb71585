import { LIMITS } from '@spizarka/contract/limits'
import { Crown, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { Problem } from '../Problem.tsx'
import type { Added } from './AddedSummary.tsx'
import { ManualRowFields } from './ManualRowFields.tsx'
import { changeRow, withEmptyRow, withoutRow } from './manual-rows.ts'
import { useManualForm } from './use-manual-form.ts'

export function ManualForm({ onDone }: { onDone: (added: Added) => void }) {
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
