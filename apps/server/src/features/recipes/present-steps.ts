import type { Device, RecipeStep } from '@spizarka/contract/recipe-parts'
import { DEVICES } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { EQUIPMENT } from '@spizarka/culinary/choices'
import { describeSetting } from '@spizarka/culinary/compose'
import type { KeptStep, RecipeContent } from './content.ts'

/** Steps as the contract shows them; `device` is what their settings are for. */
export function presentSteps(steps: readonly KeptStep[], device: string | null): RecipeStep[] {
  return steps.map(({ text, ingredients, timer, machine }) => ({
    text,
    ingredients,
    timer,
    setting: machine && device !== null && isMultiCooker(device) ? describeSetting(machine, device) : null,
  }))
}

/** Every device that the recipe has steps of its own for; those for multi-cookers are Premium's. */
export function presentVariants({ variants }: RecipeContent, hasPremium: boolean): Recipe['variants'] {
  return variants.flatMap(({ devices, totalMinutes, steps }) =>
    devices.map((device) => {
      const locked = isMultiCooker(device) && !hasPremium
      const name = EQUIPMENT.find(({ key }) => key === device)?.name ?? device
      return { device, name, total_minutes: totalMinutes, locked, steps: locked ? [] : presentSteps(steps, device) }
    }),
  )
}

function isMultiCooker(device: string): device is Device {
  return device in DEVICES
}
