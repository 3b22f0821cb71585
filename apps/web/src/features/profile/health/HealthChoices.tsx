import type { ConditionChoice } from '@spizarka/contract/choices'
import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { ActionChip, CheckChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { TypedEntryChips, withEntry } from '../choices/TypedEntryChips.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import { HealthConsentBox } from './HealthConsentBox.tsx'
import type { Health } from './use-health.ts'

/** Ids of the list of choices are forever: the conditions that have a page of their own, and the fourteen allergens, the commonest first. */
const COMMON_CONDITIONS = [2, 4, 7, 20, 15, 25, 9, 26]
const ALLERGENS = [42, 35, 41, 37, 38, 40, 43, 45, 44, 36, 39, 46, 47, 48]
const ALLERGENS_SHOWN = 9
/** Said once, in the heading. */
const ALLERGY = 'Alergia na'

/** The short form of the health section: a search over everything, the commonest choices, and the consent once there is something to consent to. */
export function HealthChoices({ health }: { health: Health }) {
  const { choices, saved, consent, conditions, change, typed, setTyped, add, empty } = health
  const all = choices.data ?? []
  const chosen = conditions.predefined_conditions
  const found = typed.trim() === '' ? undefined : matching(all, typed)
  const named = (ids: readonly number[]) => ids.flatMap((id) => all.find((choice) => choice.id === id) ?? [])
  const others = all.filter(({ id }) => chosen.includes(id) && !COMMON_CONDITIONS.includes(id) && !ALLERGENS.includes(id))
  const toggle = (id: number, on: boolean) => {
    change({ ...conditions, predefined_conditions: on ? [...chosen, id] : chosen.filter((other) => other !== id) })
    // What was looked for has been found.
    if (found) setTyped('')
  }
  const covered = [...named(chosen).map(({ name }) => name), ...withEntry(conditions.custom_conditions, typed)]
  return (
    <SectionContent options={[choices]} settings={[saved, consent]}>
      <div className="flex flex-col gap-5">
        <Field label="Szukaj choroby albo alergii" hideLabel>
          <Input
            value={typed}
            maxLength={LIMITS.customCondition}
            enterKeyHint="done"
            autoCapitalize="none"
            autoComplete="off"
            placeholder="np. refluks, laktoza, seler"
            start={<Search aria-hidden className="size-5" />}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              const [only] = found ?? []
              if (found?.length === 1 && only) toggle(only.id, true)
              else if (found?.length === 0) add()
            }}
          />
        </Field>
        <p role="status" className="sr-only">
          {found && `Znalezione: ${found.length}`}
        </p>
        {found ? (
          <div className="flex flex-wrap gap-2">
            <Chips choices={found} chosen={chosen} onToggle={toggle} />
            {conditions.custom_conditions.length < LIMITS.customConditions && (
              <ActionChip icon={<Plus aria-hidden className="size-4.5" />} onClick={add}>
                Dodaj „{typed.trim()}”
              </ActionChip>
            )}
          </div>
        ) : (
          <>
            <fieldset className="min-w-0">
              <legend className="mb-2 font-display text-h4">Choroby</legend>
              <div className="flex flex-wrap gap-2">
                <Chips choices={[...named(COMMON_CONDITIONS), ...others]} chosen={chosen} onToggle={toggle} />
              </div>
            </fieldset>
            <Allergies choices={named(ALLERGENS)} chosen={chosen} onToggle={toggle} />
          </>
        )}
        <TypedEntryChips
          label="Własne schorzenia"
          lines={conditions.custom_conditions}
          onChange={(custom_conditions) => change({ ...conditions, custom_conditions })}
        />
        {!empty && <HealthConsentBox health={health} covered={covered} />}
      </div>
    </SectionContent>
  )
}

interface ChipsProps {
  choices: readonly ConditionChoice[]
  chosen: readonly number[]
  onToggle: (id: number, on: boolean) => void
}

/** With `prefix` only the rest of a name is seen; all of it is said. */
function Chips({ choices, chosen, onToggle, prefix }: ChipsProps & { prefix?: string }) {
  return choices.map(({ id, name }) => {
    const short = prefix !== undefined && name.startsWith(`${prefix} `) ? name.slice(prefix.length + 1) : undefined
    return (
      <CheckChip key={id} checked={chosen.includes(id)} onChange={(event) => onToggle(id, event.target.checked)}>
        {short === undefined ? (
          name
        ) : (
          <>
            <span className="sr-only">{prefix} </span>
            {short}
          </>
        )}
      </CheckChip>
    )
  })
}

function Allergies({ choices, chosen, onToggle }: ChipsProps) {
  const [unfolded, setUnfolded] = useState(false)
  const visible = choices.filter(({ id }, place) => unfolded || place < ALLERGENS_SHOWN || chosen.includes(id))
  const hidden = choices.length - visible.length
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-h4">{ALLERGY}</legend>
      <div className="flex flex-wrap gap-2">
        <Chips choices={visible} chosen={chosen} onToggle={onToggle} prefix={ALLERGY} />
        {hidden > 0 && (
          <ActionChip onClick={() => setUnfolded(true)}>
            <span className="text-brand-ink">
              jeszcze {hidden}
              <span className="sr-only"> {plural(hidden, ['alergen', 'alergeny', 'alergenów'])}</span>
            </span>
          </ActionChip>
        )}
      </div>
    </fieldset>
  )
}

/** Names that have every typed word in them, with or without Polish letters. */
function matching(choices: readonly ConditionChoice[], typed: string): ConditionChoice[] {
  const words = folded(typed).split(' ').filter(Boolean)
  return choices.filter(({ name }) => words.every((word) => folded(name).includes(word)))
}

function folded(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase('pl')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}
