import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ChoiceChips } from '../choices/ChoiceChips.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import { Exclusions } from './Exclusions.tsx'
import type { Nutrition } from './use-nutrition.ts'

/** One main diet or none, any number of styles, and what is never eaten. */
export function NutritionFields({ nutrition }: { nutrition: Nutrition }) {
  const { diets, styles, savedDiet, savedExclusions, diet } = nutrition
  return (
    <SectionContent options={[diets, styles]} settings={[savedDiet, savedExclusions]}>
      <div className="flex flex-col gap-5">
        <Field label="Główna dieta" className="max-w-100">
          <Select
            value={diet.value.diet_id ?? ''}
            onChange={({ target: { value } }) => diet.change({ ...diet.value, diet_id: value === '' ? null : Number(value) })}
          >
            <option value="">Bez określonej diety</option>
            {diets.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ChoiceChips
          label="Style żywienia"
          choices={styles.data ?? []}
          chosen={diet.value.style_ids}
          onChange={(style_ids) => diet.change({ ...diet.value, style_ids })}
        />
        <Exclusions nutrition={nutrition} />
      </div>
    </SectionContent>
  )
}
