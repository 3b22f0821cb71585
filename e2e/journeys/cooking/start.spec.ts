import { expectAccessible, expectReadable } from '../../support/axe.ts'
import { dayFromNow } from '../../support/household.ts'
import { expect, test } from '../../support/test.ts'

const BASE_IS_THERE = 60_000

test('somebody who says what they always have is offered dishes of what ends soon, and cooks one', async ({ page, household }) => {
  const add = (product_name: string, quantity: object, days: number) =>
    household.call('POST', '/pantry/', { product_name, is_spice: false, best_before: dayFromNow(days), ...quantity })
  await add('jajka', { canonical_unit: 'pieces', quantity_pieces: 10 }, 20)
  await add('ser żółty', { canonical_unit: 'grams', quantity_grams: 300 }, 20)
  await add('pieczarki', { canonical_unit: 'grams', quantity_grams: 500 }, 1)
  await add('mleko', { canonical_unit: 'ml', quantity_ml: 1000 }, 9)

  // Butter and onions are always there: recipes count on them.
  await page.goto('/settings/profile#co-zawsze-masz')
  const staples = page.getByRole('region', { name: 'Co zawsze masz' })
  for (const name of ['masło', 'cebula']) {
    await staples.getByRole('button', { name, exact: true }).click()
    await expect(staples.getByRole('switch', { name, exact: true })).toBeChecked()
  }
  await staples.getByRole('switch', { name: 'cebula', exact: true }).click()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(staples.getByRole('switch', { name: 'cebula', exact: true })).toBeChecked()
  await expectAccessible(page, 'the staples in the settings')
  await page.reload()
  await expect(staples.getByRole('switch', { name: 'masło', exact: true })).toBeChecked()

  const dishes = page.getByRole('region', { name: 'Dziś z tego' })
  // The recipes of the base come one after another after the start of the server.
  await expect(async () => {
    await page.goto('/')
    await expect(dishes.getByText('zużyje: pieczarki (jutro)').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: BASE_IS_THERE })
  await expect(dishes.getByRole('article')).toHaveCount(5)
  await expectReadable(page, '/')

  // The next five, by a key, and back.
  await dishes.getByRole('link', { name: /^Gotuj: / }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/?dishes=2')
  await expect(dishes.getByText(/^Dania 6–10 z \d+$/)).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/')
  await expect(dishes.getByText(/^Dania 1–5 z \d+$/)).toBeAttached()

  await dishes.getByRole('link', { name: /^Gotuj: / }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+\/cook(\?servings=\d)?$/)
  // Nothing of it costs points.
  await page.goto('/points')
  await expect(page.getByText('−60')).toHaveCount(0)
})

test.describe('an empty pantry', () => {
  test('leads from the start to the ways of adding', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Półki jeszcze puste' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dziś z tego' })).toBeHidden()
  })
})
