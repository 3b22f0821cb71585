import { DEVICES, type RecipeStep } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { useState } from 'react'
import { deviceStore } from '../../../lib/storage/device-store.ts'

export interface Cooking {
  methods: readonly Method[]
  method: Method
  /** Place in the steps of the method. */
  index: number
  step: RecipeStep | undefined
  isLast: boolean
  /** Does nothing where there is no such step. */
  goTo: (index: number, method?: string) => void
}

/** Which step of a recipe is being made; begins where this device has left it. */
export function useCooking(recipe: Recipe): Cooking {
  const methods = methodsOf(recipe)
  const [place, setPlace] = useState(() => cookingProgress.find(recipe.id) ?? { method: methods[0].key, step: 0 })
  const method = methods.find(({ key }) => key === place.method) ?? methods[0]
  const last = Math.max(0, method.steps.length - 1)
  const index = Math.min(place.step, last)
  return {
    methods,
    method,
    index,
    step: method.steps[index],
    isLast: index === last,
    goTo: (step, key = method.key) => {
      if (!methods.find((each) => each.key === key)?.steps[step]) return
      setPlace({ method: key, step })
      cookingProgress.save(recipe.id, { method: key, step })
    },
  }
}

/** A way to make a dish: the usual one, or the steps for a multi-cooker. */
interface Method {
  /** `usual`, or the device. */
  key: string
  name: string
  steps: readonly RecipeStep[]
}

const USUAL = 'usual'

/** The ways to make a dish that this person may use, the recipe's own first. */
function methodsOf({ device, steps, variants }: Recipe): [Method, ...Method[]] {
  const others = variants
    .filter(({ locked }) => !locked)
    .map((variant) => ({ key: variant.device, name: variant.name, steps: variant.steps }))
  return [{ key: USUAL, name: device === null ? 'Zwykła kuchnia' : DEVICES[device], steps }, ...others]
}

const STORAGE_NAME = 'cooking.places'
/** Whoever opens a recipe again the next day begins at the beginning. */
const EXPIRY_MS = 12 * 3_600_000

/** Where someone is in a recipe: which way of making it, which step. */
interface CookingProgress {
  method: string
  step: number
}

type StoredProgress = [method: string, step: number, savedAt: number]

/** How far each recipe has been cooked on this device, so that a reload or a look at another screen loses nothing. */
export const cookingProgress = {
  find(recipeId: string): CookingProgress | undefined {
    const [method, step] = read().get(recipeId) ?? []
    return method === undefined || step === undefined ? undefined : { method, step }
  },
  save(recipeId: string, { method, step }: CookingProgress): void {
    write(read().set(recipeId, [method, step, Date.now()]))
  },
  forget(recipeId: string): void {
    const kept = read()
    if (kept.delete(recipeId)) write(kept)
  },
}

function read(): Map<string, StoredProgress> {
  try {
    const kept: unknown = JSON.parse(deviceStore.find(STORAGE_NAME) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return new Map(entries.flatMap(([id, place]) => (isStoredProgress(place) && Date.now() - place[2] < EXPIRY_MS ? [[id, place]] : [])))
  } catch {
    return new Map()
  }
}

function write(kept: Map<string, StoredProgress>): void {
  deviceStore.save(STORAGE_NAME, kept.size === 0 ? undefined : JSON.stringify(Object.fromEntries(kept)))
}

function isStoredProgress(value: unknown): value is StoredProgress {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && value[1] >= 0 && typeof value[2] === 'number'
}
