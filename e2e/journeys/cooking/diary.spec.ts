import type { Page } from '@playwright/test'
import { expectReadable } from '../../support/axe.ts'
import { FakeCamera } from '../../support/camera.ts'
import { announcement } from '../../support/pantry.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const breakfast = { name: 'Śniadanie', exact: true } as const

test('a day is lived through: from the table, by text, again, with edits that are taken back, and on to the next day', async ({
  page,
  household,
}) => {
  await household.call('PUT', '/fitness-profile/', {
    sex: 'female',
    birth_year: 1988,
    height_cm: 168,
    weight_kg: 66,
    activity: 'light',
    goal: 'keep',
    health_data_consent: true,
  })
  // High blood pressure: salt is watched.
  await household.call('POST', '/my-health-conditions/', { condition_ids: [15], health_data_consent: true })

  // From the table, in a household measure.
  await openScreen(page, '/calories')
  await page.getByRole('link', { name: 'Dodaj: śniadanie' }).click()
  await page.getByRole('searchbox', { name: 'Szukaj produktu lub dania' }).fill('chleba zytniego')
  await page.getByRole('button', { name: 'chleb żytni', exact: true }).click()
  await page.getByRole('button', { name: 'Zapisz śniadanie' }).click()
  const morning = page.getByRole('region', breakfast)
  await expect(morning.getByRole('button', { name: /^chleb żytni/ })).toBeVisible()

  // How much it was.
  await morning.getByRole('button', { name: /^chleb żytni/ }).click()
  const sheet = page.getByRole('dialog', { name: 'chleb żytni' })
  const before = await sheet.locator('output').textContent()
  const amount = sheet.getByRole('textbox', { name: /^Ile/ })
  await amount.fill(String(Number((await amount.inputValue()).replace(',', '.')) * 2))
  await expect(sheet.locator('output')).not.toHaveText(before ?? '')
  await sheet.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(announcement(page, 'Zmiany zapisane.')).toBeAttached()

  // In words: what is not known is said to be so, and nothing is guessed.
  await openScreen(page, '/log-consumption/text')
  await page.getByRole('radio', { name: 'Obiad' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Co na talerzu?' }).fill('szklanka mleka, jabłko i ciastko od Kasi')
  await page.getByRole('button', { name: /^Policz posiłek/ }).click()
  await expect(page.getByRole('heading', { name: 'Do rozwiązania' })).toBeVisible()
  await expect(page.getByText('„ciastko od Kasi” zapiszemy bez kalorii, jeśli nie uzupełnisz.')).toBeVisible()
  await expect(page.getByText('Nic z\u00a0tego nie stoi w\u00a0Twojej spiżarni.')).toBeVisible()
  await page.getByRole('button', { name: 'Wpisz kcal' }).click()
  await page.getByRole('textbox', { name: 'Ile kalorii?' }).fill('150')
  await page.getByRole('button', { name: 'Przyjmij' }).click()
  await page.getByRole('button', { name: 'Zapisz obiad' }).click()
  const noon = page.getByRole('region', { name: 'Obiad', exact: true })
  await expect(noon.getByRole('button', { name: /^mleko/ })).toBeVisible()
  await expect(noon.getByRole('button', { name: /ciastko/ })).toContainText('150')

  // To another meal, and away, and back.
  await noon.getByRole('button', { name: /^jabłk/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Przekąska' }).check({ force: true })
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  const snack = page.getByRole('region', { name: 'Przekąska', exact: true }).getByRole('button', { name: /^jabłk/ })
  await snack.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await expect(snack).toHaveCount(0)
  await expect(page.getByText(/^Usunięte: jabłk/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(snack).toBeVisible()

  // Again the next day: the same breakfast with one tap.
  await page.getByRole('button', { name: 'Następny dzień' }).click()
  await page.getByRole('button', { name: /^Jak dzień wcześniej: chleb żytni/ }).click()
  await expect(page.getByRole('region', breakfast).getByRole('button', { name: /^chleb żytni/ })).toBeVisible()

  // Back by a finger drawn to the right, and forth by one drawn to the left.
  const today = page.getByRole('region', { name: 'Przekąska', exact: true }).getByRole('button', { name: /^jabłk/ })
  await drawFinger(page, 160)
  await expect(today).toBeVisible()
  await drawFinger(page, -160)
  await expect(page.getByRole('region', breakfast).getByRole('button', { name: /^chleb żytni/ })).toBeVisible()
  await expect(today).toHaveCount(0)

  // What one ate is one tap away where a meal is added.
  await openScreen(page, '/log-consumption?meal=breakfast')
  await page.getByRole('button', { name: 'Zapisz: mleko' }).click()
  await expect(announcement(page, 'Zapisane: mleko.')).toBeAttached()

  await openScreen(page, '/')
  await expect(page.getByRole('img', { name: /^Zostało .* kcal$/ })).toBeVisible()
  const screens = [
    '/calories',
    '/calories/week',
    '/calories/trend',
    '/calories/print',
    '/calories/fitness-setup',
    '/log-consumption?meal=breakfast',
    '/log-consumption/text',
    '/log-consumption?way=manual',
  ]
  for (const screen of screens) await expectReadable(page, screen)
})

test('some days are printed on one sheet of A4, without what surrounds them', async ({ page, household }) => {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' })
  await household.call('POST', '/diary/', { day, meal_type: 'lunch', food_id: 'rosol', grams: 300 })
  await openScreen(page, '/calories/print')
  await expect(page.getByRole('article')).toContainText('Dziennik jedzenia')

  // As wide as the paper is, where the app has its menu at the side.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)

  const paper = await page.pdf({ preferCSSPageSize: true })
  const sheets = [...paper.toString('latin1').matchAll(/\/MediaBox \[0 0 ([.\d]+) ([.\d]+)\]/g)]
  expect(
    sheets.map(([, ...points]) => points.map((each) => Math.round(Number(each)))),
    'sheets, in points',
  ).toEqual([[595, 842]])
})

/** Draws a finger so many pixels across the middle of the screen. */
async function drawFinger(page: Page, across: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const finger = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: width / 2 + across * (share - 0.5), y: height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

test('of a package that is scanned only what was eaten is asked', async ({ page, household }) => {
  const code = '5900123456782'
  await household.call('POST', '/products/', { gtin: code, name: 'jogurt naturalny', quantity: 400, unit: 'g' })
  const camera = await FakeCamera.install(page)
  await openScreen(page, '/calories')
  await page.getByRole('link', { name: 'Dodaj: śniadanie' }).click()
  await page.getByRole('button', { name: 'Zeskanuj' }).click()
  const scanner = page.getByRole('dialog', { name: 'Zeskanuj produkt' })
  await scanner.getByRole('button', { name: 'Uruchom skaner' }).click()
  await expect(scanner.getByText('Skieruj kod w ramkę')).toBeVisible()
  await camera.scan(code)
  const sheet = page.getByRole('dialog', { name: 'jogurt naturalny' })
  await sheet.getByRole('textbox', { name: /^Ile/ }).fill('1')
  await sheet.getByRole('button', { name: /^Zapisz/ }).click()
  await expect(page.getByRole('button', { name: /^jogurt naturalny/ })).toBeVisible()
  expect(await camera.openStreams()).toBe(0)
})
