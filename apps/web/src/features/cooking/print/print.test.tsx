import { type Recipe, readRecipe } from '@spizarka/contract/recipes'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { cookingRoutes } from '../routes.ts'
import { fittingPoints } from './PrintScreen.tsx'

const withoutHardSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ')

async function open(recipe: Recipe, at = `/recipes/${recipe.id}/print`) {
  apiServer.use(answer(readRecipe, () => recipe))
  const view = renderRoutes(cookingRoutes, at)
  const sheet = within(await screen.findByRole('article'))
  return { ...view, sheet }
}

const sized = (ingredients: number, steps: number) =>
  fittingPoints(
    aRecipe({
      ingredients: Array.from({ length: ingredients }, () => anIngredient()),
      steps: Array.from({ length: steps }, () => aStep({ text: 'Smaż i mieszaj. '.repeat(15) })),
    }),
  )

describe('/recipes/{id}/print', () => {
  beforeEach(() => {
    signedIn()
  })
  afterEach(() => vi.restoreAllMocks())

  it('has the whole recipe for so many servings, part by part', async () => {
    const salt = anIngredient({ line: 'sól do smaku', name: 'sól', quantity: null, measure: null, part: 'Posypka', optional: true })
    const recipe = aRecipe({ ingredients: [anIngredient(), salt], steps: [aStep(), aStep({ text: 'Podawaj.', setting: 'obr. 2' })] })
    const { sheet, user } = await open(recipe, '/recipes/31/print?servings=3')
    expect(sheet.getByRole('heading', { name: 'Posypka' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Więcej: porcje' }))
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => withoutHardSpaces(textContent))).toEqual([
      'pomidory krojone800 g',
      'sól do smaku (niekoniecznie)',
      '1.Wlej pomidory i duś pod przykryciem.',
      '2.Podawaj. [obr. 2]',
    ])
    expect(withoutHardSpaces(sheet.getByText(/porcje/).textContent)).toBe('4 porcje · 25 min · 412 kcal w porcji')
  })

  it('says how long the dish keeps, where it does', async () => {
    const { sheet, unmount } = await open(aRecipe({ keeps_days: 2 }))
    expect(withoutHardSpaces(sheet.getByText(/^W.lodówce/).textContent)).toBe('W lodówce postoi 2 dni.')
    unmount()
    const { sheet: other } = await open(aRecipe({ id: '32', keeps_days: 0 }))
    expect(other.queryByText(/^W.lodówce/)).toBeNull()
  })

  it('says what it cannot vouch for, and not what its reader suffers from', async () => {
    const about = { rule: 'allergen:gluten', source: null }
    const { sheet } = await open(
      aRecipe({
        safety: {
          verdict: 'blocked',
          checked_for: ['celiakia'],
          findings: [
            { ...about, ingredient: 0, kind: 'unchecked', reason: 'Skład zależy od marki.' },
            { ...about, ingredient: 0, kind: 'blocked', reason: 'Nie przy celiakii.' },
          ],
          allergens: ['gluten'],
        },
      }),
    )
    expect(sheet.getByText(/^Z.alergenów/).textContent).toBe(
      'Z\u00a0alergenów zawiera gluten. Nie dało się sprawdzić: pomidory krojone; obejrzyj etykietę. To informacja, nie porada medyczna.',
    )
    expect(sheet.queryByText(/celiaki/)).toBeNull()
  })

  it('is printed by its button', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user } = await open(aRecipe())
    await user.click(screen.getByRole('button', { name: 'Wydrukuj' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('is set in smaller type the longer the recipe is', () => {
    expect([sized(10, 6), sized(18, 9), sized(24, 9), sized(40, 12), sized(200, 50)]).toEqual([11, 10, 9, 8, 8])
  })
})
