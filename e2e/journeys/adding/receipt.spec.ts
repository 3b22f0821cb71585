import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/test.ts'

/** Reading a picture is much work for one core; how long it takes is measured elsewhere. */
const READING_MS = 120_000

test('the photo of a receipt becomes products with their prices', async ({ page, browser }) => {
  const picture = await takeReceiptPicture(browser)
  await page.goto('/add-products/receipt')
  await expect(page.getByText('Żeby dobrze odczytać')).toBeVisible()
  const frame = page.getByText('Zdjęcie paragonu', { exact: true }).locator('../..')
  await expect(frame).toHaveCSS('border-style', 'dashed')
  await expect(frame).toHaveCSS('border-radius', '28px')
  await expectAccessible(page, 'the receipt screen, empty')
  await page.getByRole('button', { name: /Wyślij i przeanalizuj paragon/ }).click()
  await expect(page.getByText('Najpierw wybierz plik z paragonem.')).toBeVisible()

  await page.getByLabel(/^Wybierz plik/).setInputFiles({ name: 'paragon.png', mimeType: 'image/png', buffer: picture })
  const preview = page.getByRole('img', { name: 'Wybrany paragon' })
  await expect(preview).toBeVisible()
  // 1860 px wide as taken: what is shown is what will be sent.
  expect(await page.evaluate('document.images[document.images.length - 1].naturalWidth')).toBe(1600)
  await expectAccessible(page, 'the receipt screen with a picture')
  await page.getByRole('button', { name: /Wyślij i przeanalizuj paragon/ }).click()

  await expect(page.getByText(/^Z paragonu/)).toBeVisible({ timeout: READING_MS })
  const ready = page.getByRole('listitem')
  await expect(ready.filter({ hasText: 'mleko' })).toContainText('2000 ml')
  await expect(ready.filter({ hasText: 'papryka czerwona' })).toContainText('412 g')
  await expect(ready.filter({ hasText: 'reklamówka' })).toHaveCount(0)
  await expectAccessible(page, 'the review of a receipt')
  await page.getByRole('button', { name: 'Zatwierdź i dodaj do spiżarni' }).click()

  await expect(page).toHaveURL('/pantry')
  await page.getByRole('button', { name: 'papryka czerwona', exact: true }).click()
  const prices = page.getByRole('list', { name: 'Ceny' })
  await expect(prices).toContainText('15,00')
  await expect(prices).toContainText('6,18')
  await expectAccessible(page, 'a product with prices')
})

test('a picture that is no receipt is refused, and the points come back', async ({ page, browser }) => {
  const elsewhere = await browser.newPage({ viewport: { width: 400, height: 400 } })
  await elsewhere.setContent('<body style="background:linear-gradient(#6af,#fff 60%,#3a4 61%)">')
  const landscape = await elsewhere.screenshot({ type: 'jpeg' })
  await elsewhere.close()

  await page.goto('/add-products/receipt')
  await page.getByLabel(/^Wybierz plik/).setInputFiles({ name: 'gory.jpg', mimeType: 'image/jpeg', buffer: landscape })
  await page.getByRole('button', { name: /Wyślij i przeanalizuj paragon/ }).click()
  await expect(page.getByRole('alert')).toContainText('Punkty wróciły na Twoje konto', { timeout: READING_MS })
  await page.getByRole('link', { name: 'Wybierz inne zdjęcie' }).click()
  await expect(page.getByText('Masz 250 pkt, zostaną 244 pkt.')).toBeVisible()
})

test('the receipt of a list that was put away adds prices and what was bought besides, and nothing a second time', async ({
  page,
  browser,
  household,
}) => {
  const picture = await takeReceiptPicture(browser)
  await page.goto('/shopping-lists')
  await page.getByRole('button', { name: 'Nowa pusta lista' }).click()
  await page.getByRole('textbox', { name: 'Dopisz produkt' }).fill('2 l mleka, 10 jajek, maliny')
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 z 3 kupione')).toBeVisible()
  for (const name of ['mleko', 'jajka']) await page.getByRole('checkbox', { name: `Kupione: ${name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Do spiżarni (2)' }).click()
  await expect(page.getByText('nowy produkt').first()).toBeVisible()
  await expect(page.getByText(/^2 z.50.produktów$/)).toBeVisible()
  await expectAccessible(page, 'the way to the pantry')
  const offer = await page.getByRole('link', { name: /Masz paragon\?/ }).getAttribute('href')
  await page.getByRole('button', { name: 'Przenieś do spiżarni (2)' }).click()
  await expect(page).toHaveURL('/pantry')

  await page.goto(offer ?? '')
  await page.getByLabel(/^Wybierz plik/).setInputFiles({ name: 'paragon.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: /Wyślij i przeanalizuj paragon/ }).click()
  await expect(page.getByText(/^Zakupy z listy/)).toBeVisible({ timeout: READING_MS })
  await expect(page.getByText('maliny')).toBeVisible()
  const ready = page.getByRole('listitem')
  await expect(ready.filter({ hasText: 'mleko' })).toContainText('już w')
  await expectAccessible(page, 'the review of a receipt of a list')
  await page.getByRole('button', { name: 'Zatwierdź i dodaj do spiżarni' }).click()

  await expect(page).toHaveURL('/pantry')
  const pantry = z.object({ results: z.array(z.object({ product_name: z.string(), quantity_ml: z.number().nullable() })) })
  const { results } = pantry.parse(await household.call('GET', '/pantry/'))
  expect(results.find(({ product_name }) => product_name === 'mleko')?.quantity_ml).toBe(2000)
  expect(results).toHaveLength(4)
})

const RECEIPT = `SKLEP SPOŻYWCZY POD LIPĄ
ul. Lipowa 7, 30-001 Kraków
NIP 123-456-32-18
PARAGON FISKALNY
MLEKO 3,2% 1L    2 x 4,29    8,58 C
JAJA WOLNY WYB. 10    1 x 13,99    13,99 C
TWARÓG PÓŁTŁ. 250G    1 x 5,49    5,49 C
PAPRYKA CZERW. LUZ    0,412 x 14,99    6,18 C
REKLAMÓWKA    1 x 0,50    0,50 A
SUMA PTU    3,40
SUMA PLN    34,74
KARTA    34,74
2026-11-19 17:42`

/** A receipt as a scanner sees it, printed and photographed by the browser itself. */
async function takeReceiptPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 620, height: 560 }, deviceScaleFactor: 3 })
  const lines = RECEIPT.split('\n').map((line) => {
    const [name = '', ...figures] = line.split(/ {4}/)
    return `<p><span>${name}</span><span>${figures.join(' &nbsp; ')}</span></p>`
  })
  const style =
    'body{margin:0;padding:30px;font:22px/1.5 monospace;background:#fff;color:#111}p{margin:0;display:flex;justify-content:space-between}'
  await page.setContent(`<style>${style}</style>${lines.join('')}`)
  const picture = await page.screenshot({ type: 'png' })
  await page.close()
  return picture
}
