import { setTimeout as sleep } from 'node:timers/promises'
import { expect, guestTest as test } from '../support/test.ts'

test('what is typed before the page has come alive is kept', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await sleep(1500)
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const login = page.getByLabel('Login lub e-mail')
  const submit = page.getByRole('button', { name: 'Zaloguj się' })
  await login.fill('marta')
  await expect(submit).toBeDisabled()

  await submit.click()
  await expect(page.getByText('To pole jest wymagane.')).toHaveCount(1)
  await expect(login).toHaveValue('marta')
})
