import { CONDITION_GROUPS, type ConditionGroup } from '@spizarka/contract/choices'
import { ChoiceChips } from '../choices/ChoiceChips.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import { CustomConditions } from './CustomConditions.tsx'
import { HealthConsentBox } from './HealthConsentBox.tsx'
import type { Health } from './use-health.ts'

const SHOWN = 6
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
            shown={SHOWN}
          />
        ))}
        <CustomConditions health={health} />
        <HealthConsentBox health={health} />
      </div>
    </SectionContent>
  )
}
