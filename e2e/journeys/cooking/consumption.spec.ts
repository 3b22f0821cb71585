import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible, expectReadable } from '../../support/axe.ts'
import type { Household } from '../../support/household.ts'
import { amountOf, announcement, productNamed } from '../../support/pantry.ts'
import { addRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

const SHAKSHUKA = {
  title: 'Szakszuka ze szpinakiem',
  ingredients: ['400 g pomidorów krojonych', '3 jajka', '200 g szpinaku', '1 łyżeczka kurkumy'],
  steps: ['Podsmaż szpinak.', 'Wlej pomidory i duś 10 minut.', 'Wbij jajka i ścinaj 5 minut.'],
}

/** A pantry with what the dish needs, and the dish; gives its id. */
async function readyToCook(household: Household): Promise<string> {
  await household.stock([
    ['pomidory krojone', 800, 'grams'],
    ['jajka', 8, 'pieces'],
    ['szpinak', 200, 'grams'],
    ['masło', 200, 'grams'],
  ])
  await household.call('POST', '/pantry/', { product_name: 'kurkuma', is_spice: true })
  return addRecipe(household, SHAKSHUKA)
}

const SAVE = /^Zapisz i.odejmij ze spiżarni$/
const taken = (page: Page, name: string) => page.getByLabel(`Ile zeszło: ${name}`)

async function expectUntouched(page: Page): Promise<void> {
  await page.goto('/pantry')
  await expect(amountOf(page, 'pomidory krojone')).toContainText('800 g')
  await expect(amountOf(page, 'jajka')).toContainText('8 szt.')
  await expect(amountOf(page, 'szpinak')).toContainText('200 g')
  await expect(productNamed(page, 'szakszuka ze szpinakiem – porcja')).toBeHidden()
}

test('what was cooked leaves the pantry as corrected, and comes back with undo', async ({ page, household }) => {
  const id = await readyToCook(household)
  await page.goto(`/recipes/${id}`)
  await page.getByRole('link', { name: 'Ugotowane' }).click()
  await expect(page.getByText('zużyte w całości')).toHaveCount(1)
  await expect(page.getByText('zostanie 5 szt.')).toBeVisible()
  await taken(page, 'jajka').fill('4')
  await page.getByRole('button', { name: 'Dodaj inny produkt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'masło' }).click()
  await taken(page, 'masło').fill('20')
  await page.getByRole('button', { name: 'Więcej: Twoja porcja' }).click()
  await expect(page.getByRole('group', { name: 'Ilość: Zostało na później' })).toHaveText('0,5')
  await page.getByRole('button', { name: SAVE }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Smacznego!' })).toBeVisible()

  await page.getByRole('link', { name: 'Przejdź do spiżarni' }).click()
  await expect(amountOf(page, 'pomidory krojone')).toContainText('400 g')
  await expect(amountOf(page, 'jajka')).toContainText('4 szt.')
  await expect(amountOf(page, 'masło')).toContainText('180 g')
  await expect(productNamed(page, 'szpinak')).toBeHidden()
  await expect(amountOf(page, 'szakszuka ze szpinakiem – porcja')).toContainText('0,5 szt.')

  // The way back stays for a day, also when the toast is gone.
  await page.goto('/consumptions')
  await expect(page.getByText('150% porcji')).toBeVisible()
  await page.getByRole('button', { name: `Cofnij: ${SHAKSHUKA.title}` }).click()
  await expect(announcement(page, 'Cofnięte. Produkty wróciły do spiżarni.')).toBeAttached()
  await expect(page.getByText('cofnięte', { exact: true })).toBeVisible()
  await expectUntouched(page)
  await expect(amountOf(page, 'masło')).toContainText('200 g')
})

test('a slip is undone at once; what left the pantry meanwhile is named', async ({ page, household }) => {
  const id = await readyToCook(household)
  await page.goto(`/confirm-consumption/${id}?servings=4`)
  await expect(page.getByText(/, 4.porcje$/)).toBeVisible()
  // Somebody else at home was quicker.
  await household.call('DELETE', `/pantry/${await idOf(household, 'szpinak')}/`)
  await page.getByRole('button', { name: SAVE }).click()
  await expect(page.getByText('szpinak: nie ma już w spiżarni')).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cofnięte' })).toBeVisible()
  await page.goto('/pantry')
  await expect(amountOf(page, 'jajka')).toContainText('8 szt.')
})

test.describe('everybody can read', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the editor and the import', async ({ page, household }) => {
    const id = await addRecipe(household, SHAKSHUKA)
    await expectReadable(page, `/recipes/${id}/edit`)
    await expectReadable(page, '/recipes/import')
  })

  test('what was cooked', async ({ page, household }) => {
    const id = await readyToCook(household)
    await expectReadable(page, `/confirm-consumption/${id}`)
    await page.getByRole('button', { name: SAVE }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Smacznego!' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Powiadomienie' })).toBeVisible()
    await expectAccessible(page, 'what came of it, with the offer to undo')
    await expectReadable(page, '/consumptions')
  })
})

const foundSchema = z.object({ results: z.tuple([z.object({ id: z.string() })]) })

async function idOf(household: Household, name: string): Promise<string> {
  const found = await household.call('GET', `/pantry/?search=${encodeURIComponent(name)}`)
  return foundSchema.parse(found).results[0].id
}
