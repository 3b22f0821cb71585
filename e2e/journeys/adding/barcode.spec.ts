import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { FakeCamera } from '../../support/camera.ts'
import { amountOf, confirmList } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const MILK = '5900123456782'
const UNKNOWN = '4006381333931'
const IN_STORE = '2312345678904'

async function openScanner(page: Page): Promise<void> {
  await page.goto('/add-products/barcode')
  await page.getByRole('heading', { level: 1, name: 'Skanuj kody kreskowe' }).waitFor()
}

async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Kod kreskowy')
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Wpisz kod z klawiatury' }).click()
  await field.fill(code)
  await field.press('Enter')
}

test.describe('with a camera', () => {
  test.beforeEach(async ({ household }) => {
    await household.call('POST', '/products/', { gtin: MILK, name: 'mleko 3,2%', quantity: 1000, unit: 'ml' })
  })

  test('what is scanned goes through the review into the pantry', async ({ page }) => {
    const camera = await FakeCamera.install(page)
    await openScanner(page)
    await page.getByRole('button', { name: 'Uruchom skaner' }).click()
    await expect(page.getByText('Skieruj kod w ramkę')).toBeVisible()
    await camera.scan(MILK)
    await expect(amountOf(page, 'mleko 3,2%')).toContainText('1000 ml')
    await camera.scan(UNKNOWN)
    await expect(page.getByText('Tego produktu nie ma w naszej bazie.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Zatrzymaj skaner' }).click()
    expect(await camera.openStreams()).toBe(0)

    await page.getByRole('button', { name: /^Dodaj go ręcznie/ }).click()
    await page.getByLabel('Nazwa').fill('kasza gryczana')
    await page.getByLabel('Ilość w opakowaniu').fill('400')
    await page.getByText('g', { exact: true }).click()
    await page.getByRole('button', { name: 'Dodaj produkt', exact: true }).click()
    await page.getByRole('button', { name: 'Więcej: kasza gryczana' }).click()
    await expect(amountOf(page, 'kasza gryczana')).toContainText('800 g')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Zeskanowane produkty (2)' })).toBeVisible()
    await page.getByRole('button', { name: /Dodaj produkty do spiżarni/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Weryfikacja produktów' })).toBeVisible()
    await confirmList(page)
    await expect(amountOf(page, 'mleko 3,2%')).toContainText('1 l')
    await expect(amountOf(page, 'kasza gryczana')).toContainText('800 g')
    // 250 at the start, 4 for the scanned list, 2 back for checking it.
    await expect(page.getByText('248 pkt').filter({ visible: true })).toBeVisible()

    await page.goto('/add-products/barcode')
    await expect(page.getByRole('heading', { name: 'Zeskanowane produkty (0)' })).toBeVisible()
  })

  test('leaving the screen lets the camera go', async ({ page }) => {
    const camera = await FakeCamera.install(page)
    await openScanner(page)
    await page.getByRole('button', { name: 'Uruchom skaner' }).click()
    await expect(page.getByText('Skieruj kod w ramkę')).toBeVisible()
    expect(await camera.openStreams()).toBe(1)
    await page.getByRole('link', { name: 'Wróć do sposobów dodawania' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dodaj produkty' })).toBeVisible()
    await expect.poll(() => camera.openStreams()).toBe(0)
  })

  test('once it has been loaded the scanner reads without a network, and looks up when it is back', async ({ page, context }) => {
    const camera = await FakeCamera.install(page)
    await openScanner(page)
    // The second visit is the service worker's, which keeps the decoder.
    await page.waitForFunction('navigator.serviceWorker.ready')
    await page.reload()
    await page.getByRole('button', { name: 'Uruchom skaner' }).click()
    await expect(page.getByText('Skieruj kod w ramkę')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Uruchom skaner' }).click()
    await expect(page.getByText('Skieruj kod w ramkę')).toBeVisible()
    await camera.scan(MILK)
    await expect(page.getByText('Błąd serwera. Spróbuj ponownie za chwilę.', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(amountOf(page, 'mleko 3,2%')).toContainText('1000 ml')
  })
})

test('without a camera codes are typed, and the camera says what is wrong with it', async ({ page, household }) => {
  await household.call('POST', '/products/', { gtin: MILK, name: 'mleko 3,2%', quantity: 1000, unit: 'ml' })
  await page.addInitScript(
    "Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => { throw new DOMException('', 'NotFoundError') } } })",
  )
  await openScanner(page)
  await page.getByRole('button', { name: 'Uruchom skaner' }).click()
  await expect(page.getByText('Nie znaleziono kamery w urządzeniu.')).toBeVisible()
  await typeCode(page, '5900123456783')
  await expect(page.getByText(/Te cyfry nie tworzą kodu/)).toBeVisible()
  await typeCode(page, '5 900123 456782')
  await expect(amountOf(page, 'mleko 3,2%')).toContainText('1000 ml')
  await typeCode(page, IN_STORE)
  await expect(page.getByText(/^To kod nadany w sklepie/)).toBeVisible()
})

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('the scanner is accessible', async ({ page, household }) => {
    await household.call('POST', '/products/', { gtin: MILK, name: 'mleko 3,2%', quantity: 1000, unit: 'ml' })
    await FakeCamera.install(page)
    await openScanner(page)
    await expectAccessible(page, 'the scanner before its start')
    await page.getByRole('button', { name: 'Uruchom skaner' }).click()
    await expect(page.getByText('Skieruj kod w ramkę')).toBeVisible()
    for (const code of [MILK, UNKNOWN, IN_STORE]) await typeCode(page, code)
    await expect(page.getByText('Tego produktu nie ma w naszej bazie.', { exact: true })).toBeVisible()
    await expectAccessible(page, 'the scanner with its list')
    await page
      .getByRole('button', { name: /^Dodaj go ręcznie/ })
      .first()
      .click()
    await expectAccessible(page, 'the form for an unknown product')
  })
})
