import { LIMITS } from '@spizarka/contract/limits'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { type RecipeRequest, TIMES } from './recipe-request.ts'

export interface RequestFieldsProps {
  request: RecipeRequest
  onChange: (change: Partial<RecipeRequest>) => void
}

/** For how many, and how long at most. */
export function ServingsAndTime({ request, onChange }: RequestFieldsProps) {
  return (
    <Card pad="none" className="divide-y divide-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
        <span className="font-semibold">Porcje</span>
        <Stepper
          label="porcje"
          value={request.servings}
          min={1}
          max={LIMITS.recipeServings}
          onChange={(servings) => onChange({ servings })}
        />
      </div>
      <div className="p-4">
        <Segmented
          label="Czas"
          showLabel
          value={String(request.minutes)}
          onChange={(value) => onChange({ minutes: TIMES.find((minutes) => String(minutes) === value) ?? null })}
          options={TIMES.map((minutes) => ({ value: String(minutes), label: minutes === null ? 'dowolny' : `${minutes} min` }))}
        />
      </div>
    </Card>
  )
}
