import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { DISH_KINDS } from '@spizarka/contract/recipe-parts'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { CheckChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input, Select, Textarea } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { KINDS, type RecipeForm } from './recipe-form.ts'

interface BasicsProps {
  form: RecipeForm
  titleError: string | undefined
  kindError: string | undefined
  onChange: (changed: Partial<RecipeForm>) => void
}

/** What the dish is called, what kind of dish it is, for how many and how long. */
export function Basics({ form, titleError, kindError, onChange }: BasicsProps) {
  const { title, about, kind, meals, servings, activeMinutes, totalMinutes } = form
  return (
    <Card pad="lg" className="flex flex-col gap-5">
      <Field label="Nazwa" required error={titleError} counter={[title.length, LIMITS.recipeTitle]}>
        <Input
          maxLength={LIMITS.recipeTitle}
          autoComplete="off"
          placeholder="np. Zupa pomidorowa babci"
          value={title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Kilka słów o daniu" counter={[about.length, LIMITS.recipeAbout]}>
        <Textarea rows={2} maxLength={LIMITS.recipeAbout} value={about} onChange={(event) => onChange({ about: event.target.value })} />
      </Field>
      <Field label="Rodzaj dania" required error={kindError}>
        <Select value={kind ?? ''} onChange={(event) => onChange({ kind: KINDS.find((each) => each === event.target.value) ?? kind })}>
          {kind === null && <option value="">Wybierz</option>}
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {DISH_KINDS[each]}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-[0.9375rem] leading-5 font-bold">Posiłek</legend>
        <div className="flex flex-wrap gap-2">
          {MEALS.map((meal) => (
            <CheckChip
              key={meal}
              checked={meals.includes(meal)}
              onChange={({ target: { checked } }) =>
                onChange({ meals: MEALS.filter((each) => (each === meal ? checked : meals.includes(each))) })
              }
            >
              {MEAL_TYPES[meal]}
            </CheckChip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-[0.9375rem] leading-5 font-bold">Porcje</span>
        <Stepper
          label="porcje"
          look="card"
          value={servings}
          min={1}
          max={LIMITS.recipeServings}
          onChange={(changed) => onChange({ servings: changed })}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-3">
        <Field label="Czas pracy">
          <NumberInput
            value={activeMinutes}
            max={LIMITS.recipeMinutes}
            decimals={0}
            unit="min"
            onChange={(changed) => onChange({ activeMinutes: changed })}
          />
        </Field>
        <Field label="Czas w całości">
          <NumberInput
            value={totalMinutes}
            max={LIMITS.recipeMinutes}
            decimals={0}
            unit="min"
            onChange={(changed) => onChange({ totalMinutes: changed })}
          />
        </Field>
      </div>
    </Card>
  )
}
