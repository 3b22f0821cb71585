import { expect, guestTest as test } from '../../support/test.ts'

test('a form runs no script before somebody comes to it, and what is typed and sent before the page has come alive is kept', async ({
  page,
}) => {
  const typed = Promise.withResolvers<void>()
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await page.evaluate("document.getElementById('root').dataset.path")).toBe('/login')
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  // What was fetched beforehand is asked for again.
  await page.goto('/login?ponownie', { waitUntil: 'commit' })
  const login = page.getByLabel('Login lub e-mail')
  await login.fill('marta')
  await login.press('Enter')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  expect(new URL(page.url()).search).toBe('?ponownie')
  typed.resolve()

  await expect(page.getByText('To pole jest wymagane.')).toHaveCount(1)
  await expect(login).toHaveValue('marta')
})

test('the form of a new account comes alive without moving anything under the finger', async ({ page }) => {
  await page.goto('/register')
  const terms = page.getByRole('checkbox', { name: /Akceptuję/ })
  const drawnAt = await terms.boundingBox()
  await page.getByLabel('Hasło', { exact: true }).fill('zielona herbata o świcie')
  await expect(page.getByText('24 znaki, wystarczy 14')).toBeVisible()
  expect(await terms.boundingBox()).toEqual(drawnAt)
})
