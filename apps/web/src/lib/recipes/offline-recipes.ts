import { type Recipe, readRecipe } from '@spizarka/contract/recipes'
import { type OfflineCopy, offlineCopies } from '../storage/offline-copy.ts'

/** As many recipes as can be opened without a network; the one seen longest ago makes room. */
const MAX_COPIES = 20
const SLOTS = Array.from({ length: MAX_COPIES }, (_, slot) => `recipe.${slot}`)

/** The last recipes that were open in this browser, to cook from without a network. */
export const offlineRecipes = {
  find(id: string): OfflineCopy<Recipe> | undefined {
    return listSlots().find(({ copy }) => copy?.data.id === id)?.copy
  },
  save(recipe: Recipe, savedAt: number): void {
    const slots = listSlots()
    const slot = slots.find(({ copy }) => copy?.data.id === recipe.id) ?? slots.toSorted((a, b) => ageOf(a.copy) - ageOf(b.copy))[0]
    if (slot) offlineCopies.save(slot.name, recipe, savedAt)
  },
  /** The last that were open, newest first. */
  list(): Recipe[] {
    const copies = listSlots().flatMap(({ copy }) => copy ?? [])
    return copies.toSorted((a, b) => b.savedAt - a.savedAt).map(({ data }) => data)
  },
  count: (): number => offlineRecipes.list().length,
}

function listSlots() {
  return SLOTS.map((name) => ({ name, copy: offlineCopies.find(name, readRecipe) }))
}

/** An empty place is older than any copy. */
function ageOf(copy: OfflineCopy<Recipe> | undefined): number {
  return copy?.savedAt ?? 0
}
