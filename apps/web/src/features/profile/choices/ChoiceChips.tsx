import type { Choice } from '@spizarka/contract/choices'
import { plural } from '@spizarka/contract/plural'
import { useState } from 'react'
import { ActionChip, CheckChip } from '../../../ui/form/Chip.tsx'

const COLLAPSE_FROM = 2

export interface ChoiceChipsProps {
  label: string
  /** The label is said, not shown. */
  hideLabel?: boolean
  choices: readonly Choice[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  /** How many are there before "pokaż inne", if that leaves out enough; what is chosen always does. */
  shown?: number
}

/** Choices of which any number goes. */
export function ChoiceChips({ label, hideLabel, choices, chosen, onChange, shown = Infinity }: ChoiceChipsProps) {
  const [unfolded, setUnfolded] = useState(false)
  const whole = unfolded || choices.length <= shown + COLLAPSE_FROM
  const visible = whole ? choices : choices.filter(({ id }, index) => index < shown || chosen.includes(id))
  const hidden = choices.length - visible.length
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-2 font-display text-h4'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {visible.map(({ id, name }) => (
          <CheckChip key={id} checked={chosen.includes(id)} onChange={(event) => onChange(toggled(chosen, id, event.target.checked))}>
            {name}
          </CheckChip>
        ))}
        {hidden > 0 && (
          <ActionChip onClick={() => setUnfolded(true)}>
            {`pokaż ${hidden} ${plural(hidden, ['inne', 'inne', 'innych'])}`}
            <span className="sr-only">: {label}</span>
          </ActionChip>
        )}
      </div>
    </fieldset>
  )
}

function toggled(chosen: readonly number[], id: number, on: boolean): number[] {
  return on ? [...chosen, id] : chosen.filter((other) => other !== id)
}
