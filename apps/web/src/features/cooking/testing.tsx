import { type Recipe, readRecipe } from '@spizarka/contract/recipes'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { answer, apiServer } from '../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../testing/recipe-samples.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { cookingRoutes } from './routes.ts'
// Read with the test file, not while its first test is timed.
import './cook/CookingScreen.tsx'

const EGGS = anIngredient({ line: '4 jajka', name: 'jajka', food_id: 'jajka', quantity: 4, measure: 'szt.', stock: null })
const SALT = anIngredient({ line: 'sól do smaku', name: 'sól', quantity: null, measure: null, stock: null })

/** Three steps, of which the first two ask for a timer. */
export const SHAKSHUKA = aRecipe({
  title: 'Szakszuka',
  ingredients: [anIngredient(), EGGS, SALT],
  steps: [
    aStep({ text: 'Duś pomidory.', ingredients: [0, 2], timer: { seconds: 600, label: 'sos' } }),
    aStep({ text: 'Wbij jajka.', ingredients: [1, 0], timer: { seconds: 300, label: 'jajka' } }),
    aStep({ text: 'Podawaj.', ingredients: [], timer: null }),
  ],
})

/** Opens cooking mode. */
export async function openCooking(recipe: Recipe = SHAKSHUKA, at = `/recipes/${recipe.id}/cook`) {
  apiServer.use(answer(readRecipe, () => recipe))
  const view = renderRoutes(cookingRoutes, at)
  await screen.findByRole('heading', { level: 1, name: recipe.title })
  return view
}

/** The same page, opened again on the same device. */
export function reload(view: { unmount: () => void }, recipe?: Recipe) {
  view.unmount()
  vi.useRealTimers()
  return openCooking(recipe)
}

/** What the step that is shown says. */
export const stepText = () => screen.getByText(/^(Duś|Wbij|Podawaj|Miksuj)/).textContent
export const withoutHardSpaces = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
export const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key })
/** Lets time pass where it stands still. */
export const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
