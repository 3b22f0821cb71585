import type { Recipe } from '@spizarka/contract/recipes'
import { useState } from 'react'
import { keptForm } from './kept-form.ts'
import { emptyForm, formOf, type RecipeForm } from './recipe-form.ts'

/** The form of a recipe, or of a new one, as it was left in this tab; every change is kept until it is saved. */
export function useRecipeForm(recipe: Recipe | undefined) {
  const [kept] = useState(() => keptForm.find(recipe))
  const [restored, setRestored] = useState(kept !== undefined)
  const saved = () => (recipe ? formOf(recipe) : emptyForm())
  const [form, setForm] = useState(() => kept ?? saved())
  return {
    form,
    /** It holds what was written before and not saved. */
    restored,
    change: (changed: Partial<RecipeForm>) => {
      const next = { ...form, ...changed }
      setForm(next)
      keptForm.save(recipe, next)
    },
    startOver: () => {
      keptForm.forget(recipe)
      setForm(saved())
      setRestored(false)
    },
    forget: () => keptForm.forget(recipe),
  }
}
