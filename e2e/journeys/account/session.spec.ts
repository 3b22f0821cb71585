import { PASSWORD } from '../../support/household.ts'
import { productNamed } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

test('an expired session is renewed once for all calls that wait', async ({ page, household }) => {
  await household.stock([['mleko', 1000, 'ml', 2]])
  await page.goto('/points')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/jwt/refresh/')) renewals.push(request.url())
  })
  await page.evaluate("localStorage.setItem('spizarka.access', 'expired')")

  await page.getByRole('link', { name: 'Spiżarnia' }).first().click()
  await expect(productNamed(page, 'mleko')).toBeVisible()
  expect(renewals).toHaveLength(1)
})

test('an ended session leads to the login and back to where it ended', async ({ page, household }) => {
  await page.goto('/pantry')
  await expect(page.getByRole('heading', { name: 'Półki jeszcze puste' })).toBeVisible()
  await household.call('POST', '/auth/logout/', { refresh: household.tokens.refresh })
  await page.evaluate("localStorage.setItem('spizarka.access', 'expired')")

  await page.getByRole('button', { name: 'Więcej: spiżarnia' }).click()
  await page.getByRole('link', { name: 'Historia zmian' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate("localStorage.getItem('spizarka.refresh')")).toBeNull()
  await page.getByLabel('Login lub e-mail').fill(household.username)
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page).toHaveURL('/pantry/history')
})

test('signing out in one tab signs out in the other', async ({ page, context }) => {
  await page.goto('/pantry')
  const other = await context.newPage()
  await other.goto('/points')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(other).toHaveURL('/login')
})
