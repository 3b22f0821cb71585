import type { Locator } from '@playwright/test'
import type { Household } from '../../support/household.ts'
import { addRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const STAPLES: Parameters<Household['stock']>[0] = [
  ['jajka', 10, 'pieces'],
  ['mleko 3,2%', 1000, 'ml'],
  ['masło', 200, 'grams'],
  ['mąka pszenna', 1000, 'grams'],
  ['makaron pszenny', 500, 'grams'],
  ['ryż biały', 500, 'grams'],
  ['ziemniaki', 2000, 'grams'],
  ['cebula', 5, 'pieces'],
  ['marchew', 6, 'pieces'],
  ['pomidory krojone', 800, 'grams'],
  ['ser żółty', 300, 'grams'],
  ['olej rzepakowy', 700, 'ml'],
  ['szpinak', 200, 'grams', 1],
]

test('a recipe is composed from the pantry, marked as favourite, and read by a guest it was shared with', async ({
  page,
  household,
  browser,
}) => {
  await household.stock(STAPLES)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/recipes')
  await page
    .getByRole('link', { name: /Ułóż nowy/ })
    .first()
    .click()
  await page.getByRole('button', { name: /Ułóż przepis/ }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await expect(page.getByText(/^masz \d+ z.\d+$/).first()).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: `Ulubione: ${title}` }).click()
  await expect(page.getByRole('button', { name: `Ulubione: ${title}`, pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Więcej możliwości' }).click()
  await page.getByRole('button', { name: 'Udostępnij' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Adres skopiowany.' })).toBeAttached()
  const address = await page.evaluate<string>('navigator.clipboard.readText()')

  await page.goto('/favorites')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto('/points')
  await expect(page.getByText('190', { exact: true }).first()).toBeVisible()

  const guest = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const theirs = await guest.newPage()
  await theirs.goto(address)
  await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // Nothing of whose it is, and of what is at their home.
  await expect(theirs.getByText(/^masz /)).toHaveCount(0)
  await expect(theirs.getByText(household.username)).toHaveCount(0)
  await guest.close()
})

test('a recipe of one’s own is written, read by the kitchen and changed', async ({ page }) => {
  await page.goto('/recipes?show=own')
  await page.getByRole('link', { name: 'Zapisz swój' }).click()
  await page.getByLabel('Nazwa').fill('Zupa dyniowa')
  await page.getByLabel('Rodzaj dania').selectOption('Zupy')
  await page.getByLabel('Składnik 1', { exact: true }).fill('500 g dyni')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1 cebula')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByLabel('Składnik 1', { exact: true })).toHaveValue('1 cebula')
  await expect(page.getByText(/^dynia · 500\sg/)).toBeVisible()
  await page.getByLabel('Krok 1', { exact: true }).fill('Pokrój wszystko w kostkę i gotuj 20 minut.')
  await page.getByRole('button', { name: 'Zapisz przepis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zupa dyniowa' })).toBeVisible()
  await expect(page.getByText(/brakuje 500\sg/)).toBeVisible()

  await page.getByRole('button', { name: 'Więcej możliwości' }).click()
  await page.getByRole('link', { name: 'Zmień przepis' }).click()
  await page.getByLabel('Nazwa').fill('Krem z dyni')
  await page.reload()
  await expect(page.getByText('To zmiany, które nie były jeszcze zapisane.')).toBeVisible()
  await page.getByRole('button', { name: 'Zapisz przepis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Krem z dyni' })).toBeVisible()
})

test('a recipe is read from a pasted text, and a private address is refused', async ({ page }) => {
  await page.goto('/recipes/import')
  await page.getByLabel('Adres strony').last().fill('http://127.0.0.1/')
  await page.getByRole('button', { name: 'Odczytaj przepis' }).click()
  await expect(page.getByText(/^Tego adresu nie możemy otworzyć/)).toBeVisible()
  await page.locator('label', { hasText: /^Tekst$/ }).click()
  await page
    .getByLabel('Tekst przepisu')
    .fill('Jajecznica na maśle\n\nSkładniki:\n3 jajka\n1 łyżka masła\n\nPrzygotowanie:\n1. Roztop masło.\n2. Usmaż na nim jajka.')
  await page.getByRole('button', { name: 'Odczytaj przepis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jajecznica na maśle' })).toBeVisible()
  await expect(page.getByText('Usmaż na nim jajka.')).toBeVisible()
})

/** How far down the page the middle of something is. */
const middleOf = async (part: Locator) => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return y + height / 2
}

test('at a desk lists, search and order stand in one row, filters in the next', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/recipes')
  const search = await middleOf(page.getByRole('searchbox', { name: 'Szukaj przepisu' }))
  expect(await middleOf(page.getByRole('group', { name: 'Czyje przepisy' }))).toBeCloseTo(search, 0)
  expect(await middleOf(page.getByLabel('Kolejność'))).toBeCloseTo(search, 0)
  const filters = await middleOf(page.getByRole('group', { name: 'Najczęstsze filtry' }))
  expect(filters).toBeGreaterThan(search)
  expect(await middleOf(page.getByRole('button', { name: 'Filtry' }))).toBeCloseTo(filters, 0)
})

test('the picture of a card grows into that of its recipe; where movement is reduced nothing does', async ({ page, household }) => {
  await addRecipe(household, { title: 'Jajecznica na maśle', ingredients: ['4 jajka'], steps: ['Usmaż jajka.'] })
  await page.addInitScript(`{
    window.grown = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (draw) => {
      const transition = start(draw)
      const keep = () => window.grown.push(...document.getAnimations().map(({ effect }) => effect.pseudoElement))
      transition.ready.then(keep, () => undefined)
      return transition
    }
  }`)
  const grown = () => page.evaluate<string[]>('window.grown')
  await page.goto('/recipes?show=own')
  await page.getByRole('link', { name: 'Jajecznica na maśle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jajecznica na maśle' })).toBeVisible()
  await expect.poll(grown).toContain('::view-transition-group(recipe-picture)')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/recipes?show=own')
  await page.getByRole('link', { name: 'Jajecznica na maśle' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jajecznica na maśle' })).toBeVisible()
  await expect(page.getByText('Usmaż jajka.')).toBeVisible()
  expect(await grown()).toEqual([])
})
