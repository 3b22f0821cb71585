import { amountOf, announcement, productNamed } from '../../support/pantry.ts'
import { expect, test } from '../../support/test.ts'

test('products added by hand stand in the pantry', async ({ page }) => {
  await page.goto('/add-products/manual')
  const first = page.getByRole('group', { name: 'Produkt 1' })
  await first.getByLabel('Nazwa').fill('ser żółty gouda')
  await first.getByLabel('Ilość').fill('300,5')
  await first.locator('label', { hasText: /^g$/ }).click()
  await page.getByRole('button', { name: 'Kolejny produkt' }).click()
  const second = page.getByRole('group', { name: 'Produkt 2' })
  await second.getByLabel('Nazwa').fill('cytryny')
  await second.getByLabel('Ilość').fill('3')
  await second.locator('label', { hasText: /^szt\.$/ }).click()
  await page.getByRole('button', { name: 'Dodaj do spiżarni' }).click()
  await expect(page.getByText('Dodano do spiżarni: 2 produkty')).toBeVisible()

  await page.getByRole('link', { name: 'Przejdź do spiżarni' }).click()
  await expect(amountOf(page, 'ser żółty gouda')).toContainText('300,5 g')
  await expect(amountOf(page, 'cytryny')).toContainText('3 szt.')

  await page.getByRole('button', { name: 'Szukaj w spiżarni' }).click()
  await page.getByRole('searchbox').fill('ZOLTY')
  await expect(productNamed(page, 'cytryny')).toBeHidden()
  await expect(productNamed(page, 'ser żółty gouda')).toBeVisible()
  await expect(page).toHaveURL('/pantry?q=ZOLTY')
})

test('a picture that comes late has its place in an empty pantry: nothing moves under a finger', async ({ page }) => {
  const drawn = Promise.withResolvers<void>()
  let held = 0
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    // The code that draws the shelf.
    if ((await response.text()).includes('M14 128h232')) {
      held += 1
      await drawn.promise
    }
    await route.fulfill({ response })
  })
  await page.goto('/pantry')
  const spices = page.getByRole('heading', { name: 'Przyprawy' })
  await expect(page.getByRole('heading', { name: 'Półki jeszcze puste' })).toBeVisible()
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const before = await spices.boundingBox()
  expect(held).toBe(1)
  drawn.resolve()
  await expect(page.locator('main svg path[d^="M14 128h232"]')).toBeAttached()
  expect(await spices.boundingBox()).toEqual(before)
})

test('what is used up goes, comes back with undo, and stands in the history', async ({ page, household }) => {
  await household.stock([
    ['chleb żytni', 2, 'pieces', 1],
    ['masło', 200, 'grams', 20],
  ])
  await page.goto('/pantry')
  const bread = amountOf(page, 'chleb żytni')
  await bread.getByRole('button', { name: 'Mniej: chleb żytni' }).click()
  await expect(bread).toContainText('1 szt.')
  await bread.getByRole('button', { name: 'Zużyte: chleb żytni' }).click()
  await expect(productNamed(page, 'chleb żytni')).toBeHidden()
  await expect(page.getByText('1 z 50 produktów')).toBeVisible()

  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(bread).toBeVisible()
  await expect(page.getByText('2 z 50 produktów')).toBeVisible()

  await page.getByRole('button', { name: 'Więcej: spiżarnia' }).click()
  await page.getByRole('link', { name: 'Historia zmian' }).click()
  await expect(page.getByText('Cofnięta zmiana')).toBeVisible()
  await page.getByRole('button', { name: /^Cofnij: masło/ }).click()
  await expect(announcement(page, 'Cofnięte: masło')).toBeVisible()
  await page.getByRole('link', { name: 'Wróć do spiżarni' }).click()
  await expect(bread).toBeVisible()
  await expect(productNamed(page, 'masło')).toBeHidden()
})

test('a product gets another name, unit and date in its sheet', async ({ page, household }) => {
  await household.stock([['ziemniaki', 2000, 'grams']])
  await page.goto('/pantry')
  await productNamed(page, 'ziemniaki').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nazwa').fill('pyry')
  await sheet.getByLabel('Najlepiej zużyć do').fill('2030-05-01')
  await sheet.getByRole('button', { name: 'Zmień jednostkę' }).click()
  await sheet.getByText('sztuki').click()
  await sheet.getByLabel('Ile gramów ma 1 sztuka?').fill('125')
  await expect(sheet.getByText('2000 g to 16 szt.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Przelicz na szt.' }).click()
  await sheet.getByRole('button', { name: 'Zapisz' }).click()
  await expect(sheet).toBeHidden()
  await expect(amountOf(page, 'pyry')).toContainText('16 szt.')

  await amountOf(page, 'pyry')
    .getByRole('button', { name: /dokładną ilość/ })
    .click()
  await page.getByLabel('Ilość', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Zapisz ilość' }).click()
  await expect(amountOf(page, 'pyry')).toContainText('10 szt.')

  await productNamed(page, 'pyry').click()
  await sheet.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(productNamed(page, 'pyry')).toBeHidden()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(amountOf(page, 'pyry')).toContainText('10 szt.')
})

test('a spice is in stock or out of it with a tap', async ({ page, household }) => {
  await household.call('POST', '/pantry/', { product_name: 'kurkuma', is_spice: true })
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'kurkuma', pressed: true }).click()
  await expect(page.getByRole('button', { name: 'kurkuma: brak', pressed: false })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'kurkuma: brak' })).toBeVisible()
})

test('several products are chosen, used up together and brought back together', async ({ page, household }) => {
  await household.stock([
    ['chleb żytni', 2, 'pieces'],
    ['masło', 200, 'grams', 20],
    ['kefir', 400, 'ml', 20],
  ])
  await page.goto('/pantry')
  await page.getByRole('button', { name: 'Więcej: spiżarnia' }).click()
  await page.getByRole('button', { name: 'Zaznacz' }).click()
  await page.getByText('masło').click()
  await page.getByText('chleb żytni').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zaznaczone: 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Zużyte' }).click()
  await expect(page.getByText('1 z 50 produktów')).toBeVisible()

  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByText('3 z 50 produktów')).toBeVisible()
  await expect(amountOf(page, 'masło')).toContainText('200 g')
})

test('a finger kept on a product chooses it alone, and it stays where the finger is', async ({ page, household }) => {
  await household.stock([
    ['szpinak', 200, 'grams', 0],
    ['mleko', 1000, 'ml', 1],
    ['masło', 200, 'grams', 20],
    ['jajka', 10, 'pieces', 12],
    ['ziemniaki', 2000, 'grams'],
    ['cebula', 4, 'pieces'],
    ['ryż', 1000, 'grams'],
  ])
  await page.goto('/pantry')
  const name = productNamed(page, 'ziemniaki')
  await name.scrollIntoViewIfNeeded()
  const { x, y } = (await name.boundingBox()) ?? { x: 0, y: 0 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 8, y: y + 8 }] })
  const chosen = page.getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveCount(1)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // What the finger would have tapped on, it would have by the next frame.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  await expect(page.getByRole('heading', { level: 1, name: 'Zaznaczone: 1' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'ziemniaki' })).toBeChecked()
  const row = await page.getByText('ziemniaki').boundingBox()
  expect(Math.abs((row?.y ?? 0) - y)).toBeLessThan(8)
})

test('what is looked for and not there is added where one stands', async ({ page, household }) => {
  await household.stock([['masło', 200, 'grams', 20]])
  await page.goto('/pantry?q=kalarepa')
  await page.getByRole('button', { name: 'Dodaj „kalarepa”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(amountOf(page, 'kalarepa')).toContainText('1 szt.')
})
