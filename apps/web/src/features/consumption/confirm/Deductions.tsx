import { plural } from '@spizarka/contract/plural'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Rows } from '../../../ui/Row.tsx'
import { AddProductDialog } from './AddProductDialog.tsx'
import { DeductionRow } from './DeductionRow.tsx'
import type { Deduction, Proposal } from './deduction.ts'
import { SpiceRow } from './SpiceRow.tsx'

interface DeductionsProps {
  proposal: Proposal
  deductions: readonly Deduction[]
  onChange: (deductions: readonly Deduction[]) => void
}

/** What went out of the pantry, product by product. */
export function Deductions({ proposal: { servings, not_in_pantry }, deductions, onChange }: DeductionsProps) {
  const [adding, setAdding] = useState(false)
  const [newest, setNewest] = useState<string>()
  const change = (productId: string, changed: Partial<Deduction>) =>
    onChange(deductions.map((each) => (each.productId === productId ? { ...each, ...changed } : each)))
  const add = (deduction: Deduction) => {
    setAdding(false)
    setNewest(deduction.productId)
    onChange([...deductions, deduction])
  }
  return (
    <section aria-labelledby="zeszlo" className="flex flex-col gap-3">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="zeszlo" className="text-h3">
            Co zeszło ze spiżarni?
          </h2>
          <Badge>{`${servings}\u00a0${plural(servings, ['porcja', 'porcje', 'porcji'])}`}</Badge>
        </div>
        <p className="text-small text-muted">
          {deductions.length > 0 ? 'Popraw, jeśli poszło więcej albo mniej.' : 'Nic z tego dania nie ma w Twojej spiżarni.'}
        </p>
      </div>
      {deductions.length > 0 && (
        <Rows label="Zużyte produkty">
          {deductions.map((deduction) =>
            deduction.isSpice ? (
              <SpiceRow key={deduction.productId} spice={deduction} onChange={(usedUp) => change(deduction.productId, { usedUp })} />
            ) : (
              <DeductionRow
                key={deduction.productId}
                deduction={deduction}
                newest={deduction.productId === newest}
                onChange={(quantity) => change(deduction.productId, { quantity })}
              />
            ),
          )}
        </Rows>
      )}
      <Button variant="ghost" className="-ml-3.5 self-start" icon={<Plus aria-hidden className="size-5" />} onClick={() => setAdding(true)}>
        Dodaj inny produkt
      </Button>
      {not_in_pantry.length > 0 && <p className="text-small text-muted">Spoza spiżarni: {not_in_pantry.join(', ')}.</p>}
      <AddProductDialog open={adding} onClose={() => setAdding(false)} taken={deductions.map(({ productId }) => productId)} onPick={add} />
    </section>
  )
}
