import { expect, guestTest as test } from '../../support/test.ts'

test('what is typed before the page has come alive is kept', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const login = page.getByLabel('Login lub e-mail')
  const submit = page.getByRole('button', { name: 'Zaloguj się' })
  await login.fill('marta')
  await expect(submit).toBeDisabled()
  typed.resolve()

  await submit.click()
  await expect(page.getByText('To pole jest wymagane.')).toHaveCount(1)
  await expect(login).toHaveValue('marta')
})
