import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { someProducts } from '../../../../lib/plans/testing.ts'
import { answer, apiServer } from '../../../../testing/api-server.ts'
import { anIngredient, aRecipe, aStep } from '../../../../testing/recipe-samples.ts'
import { signedIn } from '../../../../testing/samples.ts'
import { openRecipe } from '../testing.tsx'

/** A verdict that is told in a line, with all that is folded under it. */
async function unfold(title: RegExp | string) {
  const folded = (await screen.findByRole('heading', { level: 2, name: title })).closest('details')
  if (!folded) throw new Error('The heading is of nothing that unfolds')
  folded.open = true
  fireEvent(folded, new Event('toggle'))
  await waitFor(() => expect(folded.lastElementChild?.textContent).not.toBe(''))
  return within(folded)
}

describe('what is told of a recipe in lines that unfold', () => {
  beforeEach(() => {
    signedIn()
    return () => vi.restoreAllMocks()
  })

  it('tells what was found and what could not be checked, and never that it is safe', async () => {
    await openRecipe(
      aRecipe({
        ingredients: [anIngredient({ name: 'ser feta' }), anIngredient({ name: 'kostka rosołowa' })],
        safety: {
          verdict: 'blocked',
          checked_for: ['alergia na mleko'],
          findings: [
            { ingredient: 0, kind: 'blocked', rule: 'allergen:mleko', reason: 'Ser jest z mleka.', source: 'rozporządzenie 1169/2011' },
            { ingredient: 1, kind: 'unchecked', rule: 'allergen:mleko', reason: 'Skład zależy od marki.', source: null },
          ],
          allergens: ['mleko'],
        },
      }),
    )
    const panel = await unfold(/^(Nie dla Ciebie|Znaleziono|Nie znaleźliśmy)/)
    expect(panel.getByRole('heading', { name: 'Znaleziono' })).toBeTruthy()
    expect(panel.getByText(/Ser jest z mleka\./).textContent).toBe('Nie dla Ciebie. Ser jest z mleka.Źródło: rozporządzenie 1169/2011')
    expect(panel.getByRole('heading', { name: 'Nie dało się sprawdzić' })).toBeTruthy()
    expect(panel.getByText('Obejrzyj etykietę.')).toBeTruthy()
    expect(panel.getByText(/To informacja, nie porada medyczna\.$/).textContent).toMatch(/^Sprawdzone: 1.składnik z.2\./)
    expect(panel.queryByText(/na swojej liście/)).toBeNull()
    expect(document.body.textContent).not.toMatch(/bezpieczn/)
  })

  it('says once what two rules say alike, and not that a blocked allergen is on nobody’s list', async () => {
    const blocked = { ingredient: 0, kind: 'blocked', reason: 'zawiera gluten', source: null } as const
    await openRecipe(
      aRecipe({
        safety: {
          verdict: 'blocked',
          checked_for: ['Celiakia', 'Bezglutenowy'],
          findings: [
            { ...blocked, rule: 'condition:celiakia' },
            { ...blocked, rule: 'style:bezglutenowa' },
          ],
          allergens: ['zboża zawierające gluten'],
        },
      }),
    )
    const panel = await unfold(/^(Nie dla Ciebie|Znaleziono|Nie znaleźliśmy)/)
    expect(panel.getAllByText('Nie dla Ciebie.')).toHaveLength(1)
    expect(panel.queryByText(/na swojej liście/)).toBeNull()
  })

  it('sets what is not for this person apart by its colour too', async () => {
    const finding = { rule: 'condition:cukrzyca', reason: 'Słodkie.', source: null }
    await openRecipe(
      aRecipe({
        ingredients: [anIngredient({ name: 'cola' }), anIngredient({ name: 'miód' }), anIngredient({ name: 'ketchup' })],
        safety: {
          verdict: 'blocked',
          checked_for: ['cukrzyca'],
          findings: [
            { ...finding, ingredient: 0, kind: 'blocked' },
            { ...finding, ingredient: 1, kind: 'warned' },
            { ...finding, ingredient: 2, kind: 'unchecked' },
          ],
          allergens: [],
        },
      }),
    )
    const panel = await unfold(/^(Nie dla Ciebie|Znaleziono|Nie znaleźliśmy)/)
    const looks = ['cola', 'miód', 'ketchup'].map((name) => /\bbg-[\w-]+/.exec(panel.getByText(name).className)?.[0])
    expect(looks).toEqual(['bg-late-soft', 'bg-soon-soft', 'bg-sunken'])
  })

  it('keeps the disclaimer where nothing was found, and shows no green', async () => {
    await openRecipe(aRecipe({ safety: { verdict: 'clear', checked_for: [], findings: [], allergens: [] } }))
    await unfold('Co warto wiedzieć')
    expect(screen.getByRole('heading', { name: 'Co warto wiedzieć' }).closest('details')?.innerHTML).not.toMatch(/-(?:ok|herb)\b/)
    expect(screen.getByText('Wśród 14 alergenów nie znaleźliśmy żadnego; obejrzyj etykiety')).toBeTruthy()
    expect(screen.getByText(/^Żadnego z.14 alergenów\. Obejrzyj etykiety\.$/)).toBeTruthy()
    expect(screen.getAllByText(/^To informacja, nie porada medyczna\./)).toHaveLength(2)
  })

  it('shows the figures of a serving with their coverage, and a dash where one is not known', async () => {
    const recipe = aRecipe()
    const per_serving = { ...recipe.nutrition.per_serving, sugars_g: null }
    await openRecipe({ ...recipe, nutrition: { ...recipe.nutrition, per_serving, unknown: ['kostka rosołowa'] } })
    const panel = await unfold(/kcal w.porcji$/)
    expect(panel.getByRole('heading', { level: 2 }).textContent).toMatch(/^412.kcal w.porcji$/)
    expect(panel.getByText('w tym cukry').nextElementSibling?.textContent).toMatch(/^–.g$/)
    expect(panel.getByText('Policzono 96% masy dania, bez przypraw')).toBeTruthy()
    expect(panel.getByText('Nie policzone: kostka rosołowa.')).toBeTruthy()
    expect(panel.getByText(/^W porcji też: potas 640.mg\.$/)).toBeTruthy()
  })

  it('says where each figure comes from, and how far it can be trusted', async () => {
    const recipe = aRecipe()
    const sources = [
      { name: 'marchew', source: 'BLS 4.0', confidence: 'high' as const },
      { name: 'twaróg', source: 'CIQUAL 2025', confidence: 'medium' as const },
      { name: 'ajwar', source: 'label', confidence: 'low' as const },
    ]
    await openRecipe({ ...recipe, nutrition: { ...recipe.nutrition, sources } })
    const panel = await unfold(/kcal w.porcji$/)
    expect(panel.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'marchew: BLS 4.0, pewne',
      'twaróg: CIQUAL 2025, dość pewne',
      'ajwar: label, szacunek',
    ])
  })

  it('offers Premium for a locked version, and opens one that is not', async () => {
    apiServer.use(answer(listSubscriptionProducts, () => someProducts))
    const { user } = await openRecipe(
      aRecipe({
        variants: [
          { device: 'thermomix', name: 'Thermomix', total_minutes: 20, locked: true, steps: [] },
          { device: 'lidlomix', name: 'Lidlomix', total_minutes: 22, locked: false, steps: [aStep({ setting: '5 min / 100°C / obr. 2' })] },
        ],
      }),
    )
    const unlocked = await unfold('Wersja na Lidlomix')
    expect(unlocked.getByText('5 min / 100°C / obr. 2')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Wersja na Thermomix' }))
    const sheet = within(await screen.findByRole('dialog', { name: /Wersje na urządzenia są w.Premium/ }))
    expect(sheet.getByRole('link', { name: 'Zobacz plany' }).getAttribute('href')).toBe('/settings/subscription')
    await user.click(sheet.getByRole('button', { name: 'Nie teraz' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
