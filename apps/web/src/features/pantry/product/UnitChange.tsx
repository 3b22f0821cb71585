import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import type { PantryItem } from '@spizarka/contract/pantry'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, formatRawAmount, formatUnit } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import {
  convertAmount,
  draftInUnit,
  draftOf,
  learnedRate,
  type ProductDraft,
  RATE_QUESTIONS,
  rateBetween,
  suggestedRate,
} from './product-draft.ts'

const UNIT_NAMES: Record<Unit, string> = { grams: 'gramy', ml: 'mililitry', pieces: 'sztuki' }

interface UnitChangeProps {
  item: PantryItem
  draft: ProductDraft
  onChange: (changed: ProductDraft) => void
}

/** Keeps the product in another unit from now on; asks what one piece, or 100 ml, comes to. */
export function UnitChange({ item, draft, onChange }: UnitChangeProps) {
  const [asking, setAsking] = useState(false)
  const from = item.canonical_unit ?? 'pieces'

  if (draft.unit !== from) {
    return (
      <Banner
        tone="ok"
        role="status"
        action={
          <Button variant="ghost" size="sm" onClick={() => onChange({ ...draft, unit: from, rate: null, batches: draftOf(item).batches })}>
            Cofnij
          </Button>
        }
      >
        Po zapisaniu ilość będzie podawana w: {UNIT_NAMES[draft.unit]}.
      </Banner>
    )
  }
  if (!asking) {
    return (
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        icon={<ArrowLeftRight aria-hidden className="size-5" />}
        onClick={() => setAsking(true)}
      >
        Zmień jednostkę
      </Button>
    )
  }
  return (
    <RateForm
      item={item}
      draft={draft}
      onCancel={() => setAsking(false)}
      onChange={(changed) => {
        setAsking(false)
        onChange(changed)
      }}
    />
  )
}

function RateForm({ item, draft, onChange, onCancel }: UnitChangeProps & { onCancel: () => void }) {
  const targets = (['grams', 'ml', 'pieces'] as const).filter((unit) => unit !== draft.unit)
  const [target, setTarget] = useState<Unit | null>(null)
  const [answer, setAnswer] = useState<number | null>(null)
  const [error, setError] = useState<string>()

  const name = target && rateBetween(draft.unit, target)
  const question = name && RATE_QUESTIONS[name]
  const suggestion = name && suggestedRate(item, name)
  const needsRate = draft.batches.length > 0
  const rate = name && question && answer ? { name, value: answer / question.scale } : null
  const [first] = draft.batches

  const choose = (unit: Unit) => {
    const chosen = rateBetween(draft.unit, unit)
    const taught = learnedRate(item, chosen)
    setTarget(unit)
    setAnswer(taught === null ? null : taught * RATE_QUESTIONS[chosen].scale)
    setError(undefined)
  }
  const apply = () => {
    if (!target) setError('Musisz wybrać preferowaną jednostkę.')
    else if (needsRate && !rate) setError('Musisz podać prawidłowy, dodatni przelicznik.')
    else onChange(draftInUnit(draft, target, rate))
  }

  return (
    <div role="group" aria-label="Zmiana jednostki" className="flex flex-col gap-4 rounded-2xl border-[1.5px] border-line p-4">
      <Segmented
        label="Nowa jednostka"
        showLabel
        value={target}
        onChange={choose}
        options={targets.map((unit) => ({ value: unit, label: UNIT_NAMES[unit] }))}
        error={target ? undefined : error}
      />
      {target && question && needsRate && (
        <>
          <Field label={question.label} error={error}>
            <NumberInput
              value={answer}
              max={LIMITS.quantity}
              decimals={3}
              unit={question.unit}
              onChange={(value) => {
                setAnswer(value)
                setError(undefined)
              }}
            />
          </Field>
          {suggestion !== null && suggestion !== answer && (
            <div>
              <ActionChip onClick={() => setAnswer(suggestion)}>
                zwykle {formatNumber(suggestion)} {question.unit}
              </ActionChip>
            </div>
          )}
          {rate && first?.quantity && (
            <p role="status" className="text-small text-muted">
              {formatRawAmount(first.quantity, draft.unit)} to{' '}
              {formatRawAmount(convertAmount(first.quantity, draft.unit, target, rate.value), target)}
            </p>
          )}
        </>
      )}
      <div className="flex gap-3 [&>*]:flex-1">
        <Button variant="outline" size="sm" onClick={onCancel}>
          Anuluj
        </Button>
        <Button variant="soft" size="sm" onClick={apply}>
          {target ? `Przelicz na ${formatUnit(target)}` : 'Przelicz'}
        </Button>
      </div>
    </div>
  )
}
