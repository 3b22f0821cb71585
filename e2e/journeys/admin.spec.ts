import { z } from 'zod'
import { codeOf, makeAdministrator } from '../support/administrator.ts'
import { expectAccessible } from '../support/axe.ts'
import { announcement } from '../support/pantry.ts'
import { expect, test } from '../support/test.ts'

const secretSchema = z.object({ secret: z.string() })

test('an administrator sets up the second factor and gives points, which is in the log', async ({ page, household }) => {
  await makeAdministrator(household)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('link', { name: 'Administracja' }).tap()
  await page.getByRole('button', { name: 'Pokaż kod QR' }).tap()
  await expect(page.getByRole('img', { name: 'Kod QR drugiego składnika' })).toBeVisible()
  await expectAccessible(page, 'the QR code')
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Sześć cyfr z aplikacji').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Włącz drugi składnik' }).tap()
  await expect(page.getByRole('heading', { name: 'Kody zapasowe' })).toBeVisible()
  await page.getByRole('button', { name: 'Mam je zapisane' }).tap()

  await page.getByLabel('Szukaj').fill(household.username)
  await expect(page.getByText('1 konto', { exact: true })).toBeVisible()
  await expectAccessible(page, '/admin/users')
  await page.getByRole('link', { name: household.username }).tap()
  await page.getByLabel('Ile punktów').fill('50')
  await page.getByLabel('Powód').fill('Za cierpliwość')
  await page.getByRole('button', { name: 'Zmień punkty' }).tap()
  await expect(announcement(page, 'Zapisane: +50')).toBeAttached()
  await expect(page.getByText('300 punktów', { exact: true })).toBeVisible()
  await expectAccessible(page, '/admin/users/:id')

  for (const name of ['Zadania', 'Dziennik']) {
    await page.getByRole('link', { name, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(/^Ładowanie/)).toHaveCount(0)
    await expectAccessible(page, name)
  }
  await expect(page.getByText('powód: Za cierpliwość')).toBeVisible()
})

test('a notice to everybody is in the bell until it is opened', async ({ page, household }) => {
  await makeAdministrator(household)
  const { secret } = secretSchema.parse(await household.call('POST', '/admin/second-factor/'))
  await household.call('POST', '/admin/second-factor/confirm/', { code: codeOf(secret) })
  await page.goto('/admin/broadcasts')
  const title = `Nowości od ${household.username}`
  await page.getByLabel('Tytuł').fill(title)
  await page.getByLabel('Treść').fill('Mamy dzwonek.')
  await page.getByRole('button', { name: 'Wyślij ogłoszenie' }).tap()
  await page.getByRole('button', { name: 'Wyślij', exact: true }).tap()
  await expect(announcement(page, 'Ogłoszenie jest w drodze')).toBeAttached()
  await expectAccessible(page, '/admin/broadcasts')

  // It comes by a job: a moment later.
  await expect(async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Powiadomienia, nieprzeczytane/ }).tap({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(title)).toBeVisible()
  await expectAccessible(page, 'the notices')
  await page.getByRole('button', { name: 'Zamknij' }).tap()
  await expect(page.getByRole('button', { name: 'Powiadomienia', exact: true })).toBeVisible()
})

test('nobody else finds the panel', async ({ page }) => {
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('link', { name: 'Punkty AI', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administracja' })).toBeHidden()
})
