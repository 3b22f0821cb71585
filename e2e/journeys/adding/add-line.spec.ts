import { expectAccessible } from '../../support/axe.ts'
import { amountOf, announcement } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

const LINE = '10 jajek, chleb żytni, kalarepa'

test('a line of groceries goes onto the shelf with Enter, and comes back with one undo', async ({ page, household }) => {
  await household.stock([['jajka', 8, 'pieces', 9]])
  await page.goto('/pantry')
  await page.getByRole('button', { name: /^Dopisz: / }).click()
  const box = page.getByRole('textbox', { name: 'Dopisz produkty do spiżarni' })
  await expect(box).toBeFocused()
  await box.fill(LINE)
  const chips = page.getByRole('list', { name: 'Odczytane produkty' })
  await expect(chips).toContainText('razem 18')
  await expect(chips.getByRole('button', { name: /^kalarepa/ })).toContainText('czy więcej?')
  await expectAccessible(page, 'the line at the head of the pantry')

  await box.press('Enter')
  await expect(announcement(page, 'Dodano 2')).toBeAttached()
  await expect(amountOf(page, 'jajka')).toContainText('18 szt.')
  // What is doubtful stays in the line.
  await expect(page.getByRole('button', { name: 'kalarepa,', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await page.getByRole('button', { name: LINE, exact: true }).click()
  await expect(box).toHaveValue(LINE)
  await chips.getByRole('button', { name: /^kalarepa/ }).click()
  await page.getByRole('dialog', { name: 'kalarepa' }).getByLabel('Ilość').fill('2')
  await page.getByRole('button', { name: 'Gotowe' }).click()
  await page.getByRole('button', { name: /^Dodaj 3/ }).click()

  await expect(amountOf(page, 'jajka')).toContainText('18 szt.')
  await expect(amountOf(page, 'kalarepa')).toContainText('2 szt.')
  // Nothing was paid.
  await expect(page.getByText('250 pkt').filter({ visible: true })).toBeVisible()
})

test('a confirmed list is taken back to review as a whole', async ({ page, household }) => {
  await household.stock([['jajka', 8, 'pieces', 9]])
  await page.goto('/add-products/text')
  await page.getByLabel('Twoja lista produktów').fill('10 jajek\n1 kg cebuli')
  await page.getByRole('button', { name: /Przetwórz listę/ }).click()
  await page.getByRole('button', { name: 'Zatwierdź i dodaj do spiżarni' }).click()
  await expect(announcement(page, 'Dodano 2')).toBeAttached()
  await expect(amountOf(page, 'jajka')).toContainText('18 szt.')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weryfikacja produktów' })).toBeVisible()
  await expect(page.getByText('1000 g')).toBeVisible()
  await page.goto('/pantry')
  await expect(amountOf(page, 'jajka')).toContainText('8 szt.')
})
