import { CONDITION_GROUPS, type ConditionGroup } from '@spizarka/contract/choices'
import { LIMITS } from '@spizarka/contract/limits'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { ChoiceChips } from '../choices/ChoiceChips.tsx'
import { TypedEntryChips } from '../choices/TypedEntryChips.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import { HealthConsentBox } from './HealthConsentBox.tsx'
import type { Health } from './use-health.ts'

const MAX_SHOWN = 6
const GROUPS = Object.entries(CONDITION_GROUPS) as [ConditionGroup, string][]

/** Conditions and allergies group by group, those in own words, and the consent. */
export function HealthFields({ health }: { health: Health }) {
  const { choices, saved, consent, conditions, change } = health
  return (
    <SectionContent options={[choices]} settings={[saved, consent]}>
      <div className="flex flex-col gap-5">
        {GROUPS.map(([group, heading]) => (
          <ChoiceChips
            key={group}
            label={heading}
            choices={(choices.data ?? []).filter((choice) => choice.group === group)}
            chosen={conditions.predefined_conditions}
            onChange={(predefined_conditions) => change({ ...conditions, predefined_conditions })}
            shown={MAX_SHOWN}
          />
        ))}
        <CustomConditions health={health} />
        <HealthConsentBox health={health} />
      </div>
    </SectionContent>
  )
}

/** Conditions that are on no list, in the user's own words. */
function CustomConditions({ health: { conditions, change, typed, setTyped, add } }: { health: Health }) {
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
      <TypedEntryChips
        label="Własne schorzenia"
        lines={conditions.custom_conditions}
        onChange={(custom_conditions) => change({ ...conditions, custom_conditions })}
      />
    </div>
  )
}
