import { LIMITS } from '@spizarka/contract/limits'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { LineChips } from '../lines/LineChips.tsx'
import type { Health } from './use-health.ts'

/** Conditions that are on no list, in the user's own words. */
export function CustomConditions({ health: { conditions, change, typed, setTyped, add } }: { health: Health }) {
  const full = conditions.custom_conditions.length >= LIMITS.customConditions
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <Field label="Coś innego?" className="flex-1" help={full ? `Zmieści się najwyżej ${LIMITS.customConditions} pozycji.` : undefined}>
          <Input
            value={typed}
            locked={full}
            maxLength={LIMITS.customCondition}
            enterKeyHint="enter"
            autoCapitalize="none"
            placeholder="np. nietolerancja sorbitolu"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
        </Field>
        {!full && (
          <Button variant="soft" className="min-h-13!" onClick={add}>
            Dodaj<span className="sr-only"> własne schorzenie</span>
          </Button>
        )}
      </div>
      <LineChips
        label="Własne schorzenia"
        lines={conditions.custom_conditions}
        onChange={(custom_conditions) => change({ ...conditions, custom_conditions })}
      />
    </div>
  )
}
