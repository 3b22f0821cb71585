import { z } from 'zod'
import { becomeAdministrator, makeAdministrator, totpCode } from '../../support/administrator.ts'
import { expectAccessible, expectReadable } from '../../support/axe.ts'
import { Household } from '../../support/household.ts'
import { announcement } from '../../support/pantry.ts'
import { expectNoSidewaysScroll, expectReachableByKeyboard, openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const userSchema = z.object({ results: z.array(z.object({ id: z.number() })).length(1) })

/** Makes an account an administrator whose session has shown the second factor; returns the addresses of the panel. */
async function openPanel(household: Household): Promise<string[]> {
  await becomeAdministrator(household)
  const found = userSchema.parse(await household.call('GET', `/admin/users/?search=${household.username}`))
  return [
    'users',
    ...found.results.map(({ id }) => `users/${id}`),
    'payments',
    'invoices',
    'codes',
    'publications',
    'reports',
    'broadcasts',
    'jobs',
    'audit-log',
    'second-factor',
  ].map((page) => `/admin/${page}`)
}

test('an administrator sets up the second factor and gives points, which is in the log', async ({ page, household, baseURL }) => {
  const neighbour = await Household.move(baseURL ?? '')
  await makeAdministrator(household)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('link', { name: 'Administracja' }).tap()
  await page.getByRole('button', { name: 'Pokaż kod QR' }).tap()
  await expect(page.getByRole('img', { name: 'Kod QR drugiego składnika' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Sześć cyfr z aplikacji').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Włącz drugi składnik' }).tap()
  await expect(page.getByRole('heading', { name: 'Kody zapasowe' })).toBeVisible()
  await page.getByRole('button', { name: 'Mam je zapisane' }).tap()

  await page.getByLabel('Szukaj').fill(neighbour.username)
  await expect(page.getByText('1 konto', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: neighbour.username }).tap()
  await page.getByLabel('Ile punktów').fill('50')
  await page.getByLabel('Powód').fill('Za cierpliwość')
  await page.getByRole('button', { name: 'Zmień punkty' }).tap()
  await expect(announcement(page, 'Zapisane: +50')).toBeAttached()
  await expect(page.getByText('300 punktów', { exact: true })).toBeVisible()

  for (const name of ['Zadania', 'Dziennik']) {
    await page.getByRole('link', { name, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expect(page.getByText('powód: Za cierpliwość')).toBeVisible()
})

test('a notice to everybody is in the bell until it is opened', async ({ page, household }) => {
  await openPanel(household)
  await page.goto('/admin/broadcasts')
  const title = `Nowości od ${household.username}`
  await page.getByLabel('Tytuł').fill(title)
  await page.getByLabel('Treść').fill('Mamy dzwonek.')
  await page.getByRole('button', { name: 'Wyślij ogłoszenie' }).tap()
  await page.getByRole('button', { name: 'Wyślij', exact: true }).tap()
  await expect(announcement(page, 'Ogłoszenie jest w drodze')).toBeAttached()

  // It comes by a job: a moment later.
  await expect(async () => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Powiadomienia, nieprzeczytane/ }).tap({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByText(title)).toBeVisible()
  await expectAccessible(page, 'the notices')
  await page.getByRole('button', { name: 'Zamknij' }).tap()
  await expect(page.getByRole('button', { name: 'Powiadomienia', exact: true })).toBeVisible()
})

test.describe('the panel', () => {
  test.use({ reducedMotion: 'reduce' })
  test('can be read by everybody', async ({ page, household }) => {
    for (const screen of await openPanel(household)) await expectReadable(page, screen)
  })

  test('asks for the code where it fits a narrow phone and text twice as large', async ({ page, household }) => {
    await makeAdministrator(household)
    await openScreen(page, '/admin/users')
    await expectAccessible(page, 'the second factor')
    await page.getByRole('button', { name: 'Pokaż kod QR' }).tap()
    await expect(page.getByRole('img', { name: 'Kod QR drugiego składnika' })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page, 'the QR code')
    await expectNoSidewaysScroll(page, 'the QR code at 320 px')
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expectNoSidewaysScroll(page, 'the QR code at 320 px and 200 %')
    await page.getByLabel('Sześć cyfr z aplikacji').fill(totpCode(secret))
    await page.getByRole('button', { name: 'Włącz drugi składnik' }).tap()
    await expect(page.getByRole('heading', { name: 'Kody zapasowe' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'the recovery codes at 320 px and 200 %')
    await expectAccessible(page, 'the recovery codes')
  })
})

test.describe('at a desk', () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } })
  test('every control of the panel can be reached without a mouse', async ({ page, household }) => {
    for (const screen of await openPanel(household)) {
      await openScreen(page, screen)
      await expectReachableByKeyboard(page, screen)
    }
  })
})

test('nobody else finds the panel', async ({ page }) => {
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('link', { name: 'Punkty AI', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administracja' })).toBeHidden()
})
