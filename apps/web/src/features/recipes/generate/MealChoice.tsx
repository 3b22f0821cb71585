import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { Apple, Coffee, type LucideIcon, Moon, Utensils } from 'lucide-react'
import { useId } from 'react'
import { MEALS } from '../../../lib/recipes/meals.ts'

const ICONS: Record<MealType, LucideIcon> = { breakfast: Coffee, lunch: Utensils, dinner: Moon, snack: Apple }

/** Which meal it is for. */
export function MealChoice({ value, onChange }: { value: MealType; onChange: (meal: MealType) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-h3">Na jaki posiłek?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-0.5 rounded-2xl bg-sunken p-1">
        {MEALS.map((meal) => {
          const Icon = ICONS[meal]
          return (
            <label
              key={meal}
              className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-tile px-1 text-[0.9375rem] leading-5 text-muted has-checked:bg-raised has-checked:font-bold has-checked:text-ink has-checked:shadow-[0_1px_3px_rgb(60_30_10/0.16)] has-focus-visible:outline-3 has-focus-visible:outline-brand"
            >
              <input type="radio" className="sr-only" name={name} checked={meal === value} onChange={() => onChange(meal)} />
              <Icon aria-hidden className="size-5.5" />
              {MEAL_TYPES[meal]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
