import { expectReadable } from '../../support/axe.ts'
import { announcement } from '../../support/pantry.ts'
import { addRecipe } from '../../support/recipes.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test('days are planned, a dish is swapped, what was bought goes onto the shelves and comes back', async ({ page, household }) => {
  await household.stock([
    ['szpinak', 300, 'grams', 1],
    ['jajka', 10, 'pieces', 14],
    ['mleko', 1000, 'ml', 5],
  ])
  await openScreen(page, '/generate-shopping-list')
  await expect(page.getByRole('checkbox', { name: /szpinak/ })).toBeChecked()
  await page.getByRole('radio', { name: '2 dni' }).check()
  await page.getByRole('checkbox', { name: 'Śniadanie' }).uncheck({ force: true })
  await expect(page.getByText(/^4.dania$/)).toBeVisible()
  await page.getByRole('button', { name: /^Ułóż listę/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Zakupy na 2.dni$/ })).toBeVisible()
  const swaps = page.getByRole('button', { name: /^Zamień: / })
  await expect(swaps).toHaveCount(4)
  const first = await swaps.first().getAttribute('aria-label')
  await swaps.first().click()
  await page.getByRole('button', { name: /^Zamień danie/ }).click()
  await expect(announcement(page, 'W planie:')).toBeAttached()
  await expect(swaps.first()).not.toHaveAccessibleName(first ?? '')
  const plan = page.url()
  await page.reload()
  await expect(swaps.first()).not.toHaveAccessibleName(first ?? '')

  await page.getByRole('link', { name: /^Pokaż listę zakupów/ }).click()
  const boxes = page.getByRole('checkbox', { name: /^Kupione: / })
  const bought = (await boxes.first().getAttribute('aria-label'))?.replace('Kupione: ', '') ?? ''
  await page.getByRole('checkbox', { name: `Kupione: ${bought}`, exact: true }).click()
  await page.getByRole('button', { name: 'Do spiżarni (1)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Przenieś do spiżarni' })).toBeVisible()
  await expect(page.getByText(bought).first()).toBeVisible()
  await page.getByRole('button', { name: 'Przenieś do spiżarni (1)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spiżarnia' })).toBeVisible()
  await expect(page.getByText(bought).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Przenieś do spiżarni' })).toBeVisible()

  for (const address of ['/generate-shopping-list', new URL(plan).pathname, new URL(page.url()).pathname])
    await expectReadable(page, address)
})

test('what a recipe lacks goes onto the list from its own screen', async ({ page, household }) => {
  const id = await addRecipe(household, {
    title: 'Placki',
    ingredients: ['200 g mąki pszennej', '2 jajka', '1 szklanka mleka'],
    steps: ['Usmaż.'],
  })
  await openScreen(page, `/recipes/${id}`)
  await page.getByRole('button', { name: 'Na listę zakupów: jajka' }).click()
  await expect(announcement(page, 'jajka')).toBeAttached()
  await page.getByRole('button', { name: 'Dodaj brakujące do listy' }).click()
  await expect(announcement(page, 'mąka pszenna')).toBeAttached()
  await openScreen(page, '/shopping-lists')
  await page
    .getByRole('link', { name: /Placki/ })
    .first()
    .click()
  await expect(page.getByRole('checkbox', { name: 'Kupione: mleko' })).toBeVisible()
})
