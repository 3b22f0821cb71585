import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectReadable } from '../../support/axe.ts'
import type { Household } from '../../support/household.ts'
import { announcement } from '../../support/pantry.ts'
import { addRecipe } from '../../support/recipes.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const SHAKSHUKA = {
  title: 'Szakszuka z papryką i szpinakiem',
  ingredients: [
    '400 g pomidorów krojonych',
    '1 papryka czerwona',
    '150 g szpinaku',
    '3 jajka',
    '1 cebula',
    '100 g sera feta',
    '4 kromki chleba żytniego',
    '100 ml wody',
    'łyżka oleju',
    'sól do smaku',
  ],
  steps: ['Podsmaż paprykę z cebulą 8 minut, dorzuć szpinak.', 'Wlej pomidory i duś 10 minut.', 'Wbij jajka i ścinaj 5 minut.'],
}

/** A pantry with most of what the dish needs, and the dish; gives its id. */
async function readyToCook(household: Household): Promise<string> {
  await household.stock([
    ['pomidory krojone', 800, 'grams'],
    ['papryka czerwona', 2, 'pieces', 2],
    ['szpinak', 200, 'grams', 0],
    ['jajka', 8, 'pieces'],
    ['cebula', 3, 'pieces'],
    ['ser feta', 40, 'grams'],
  ])
  return addRecipe(household, SHAKSHUKA)
}

test('a recipe tells what is at home, for more people too, and what one always has until it has run out', async ({ page, household }) => {
  await openScreen(page, `/recipes/${await readyToCook(household)}`)
  const ingredients = page.getByRole('list', { name: 'Składniki' })
  await expect(page.getByText(/^masz 5 z.7$/)).toBeVisible()
  await expect(ingredients.getByText(/masz 40.g, brakuje 60.g/)).toBeVisible()
  await expect(ingredients.getByText('zakładamy, że masz')).toHaveCount(1)
  // Whoever opens it on a phone sees where it begins.
  const firstStep = await page.getByText('Podsmaż paprykę').boundingBox()
  expect(firstStep?.y).toBeLessThan(900)

  await page.getByRole('button', { name: 'Więcej: porcje' }).click()
  await expect(ingredients.getByText(/^600.g$/)).toBeVisible()
  await ingredients.getByRole('button', { name: 'Nie mam czegoś z tego' }).click()
  await ingredients.getByRole('button', { name: /^Nie mam: olej/ }).click()
  await expect(page.getByText(/^masz 4 z.8$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByText(/^masz 4 z.7$/)).toBeVisible()

  const timer = page.getByRole('button', { name: /^Włącz minutnik: 8.minut$/ })
  // It stands in a line of words, and is as large for a finger as any button.
  await timer.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const missed = await timer.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [0, -21],
      [0, 21],
      [-21, 0],
      [21, 0],
    ] as const
    return points.filter(([across, down]) => !button.contains(document.elementFromPoint(x + across, y + down)))
  })
  expect(missed).toEqual([])
  await timer.click()
  await expect(page.getByRole('list', { name: 'Minutniki' }).getByText(/^[78]:\d\d$/)).toBeVisible()
})

test('a long list of ingredients lets the first step be seen, where the spices of the shelf share a row', async ({ page, household }) => {
  await household.stock([
    ['karkówka', 3000, 'grams', 2],
    ['ziemniaki', 5000, 'grams'],
    ['cebula', 8, 'pieces'],
    ['marchew', 1000, 'grams'],
    ['ogórki kiszone', 900, 'grams'],
    ['smalec', 200, 'grams'],
    ['koncentrat pomidorowy', 200, 'grams'],
    ['czosnek', 2, 'pieces'],
  ])
  for (const product_name of ['liść laurowy', 'majeranek']) await household.call('POST', '/pantry/', { product_name, is_spice: true })
  const id = await addRecipe(household, {
    title: 'Gulasz z karkówki z marchewką i ogórkiem kiszonym',
    ingredients: [
      '700 g karkówki',
      '150 g marchewki',
      '100 g ogórków kiszonych',
      '2 cebule',
      '1 łyżka smalcu',
      '2 łyżki koncentratu pomidorowego',
      '2 liście laurowe',
      '700 ml wody',
      '1 łyżeczka soli',
      '½ łyżeczki pieprzu czarnego',
      '2 łyżeczki majeranku',
      '2 ząbki czosnku',
      '800 g ziemniaków',
    ],
    steps: ['Pokrój karkówkę w kostkę.', 'Obsmaż ją na smalcu i duś 60 minut.', 'Podawaj z ziemniakami.'],
  })
  await openScreen(page, `/recipes/${id}`)
  await expect(page.getByText('liść laurowy 2 szt., majeranek 2 łyżeczki')).toBeVisible()
  const firstStep = await page.getByText('Pokrój karkówkę w kostkę.').boundingBox()
  expect(firstStep?.y).toBeLessThan(900)
})

test('a photo of the plate takes the place of the drawing, is taken away and comes back', async ({ page, household, browser }) => {
  const id = await readyToCook(household)
  await openScreen(page, `/recipes/${id}`)
  await pickPhoto(page, await takePlatePhoto(browser))
  await expect(announcement(page, 'Zdjęcie zapisane. Widzisz je tylko Ty.')).toBeAttached()
  const photo = page.locator('img[src^="/api/photos/"]')
  await expect(photo).toBeVisible()
  await expect(photo).toHaveJSProperty('complete', true)
  await expect(photo).toHaveJSProperty('naturalWidth', 1200)
  await page.goto('/recipes?show=own')
  await expect(photo).toBeVisible()

  await openScreen(page, `/recipes/${id}`)
  await page.getByRole('button', { name: 'Więcej możliwości' }).click()
  await page.getByRole('button', { name: 'Usuń zdjęcie talerza' }).click()
  await expect(photo).toHaveCount(0)
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(photo).toBeVisible()
  await page.reload()
  await expect(photo).toBeVisible()
})

test('what is no photo is refused in words, and a file that only calls itself one', async ({ page, household }) => {
  await openScreen(page, `/recipes/${await readyToCook(household)}`)
  await page.locator('input[type=file]').setInputFiles({ name: 'przepis.txt', mimeType: 'text/plain', buffer: Buffer.from('zupa') })
  await expect(announcement(page, 'Nieprawidłowy format pliku.')).toBeAttached()
  await pickPhoto(page, Buffer.from('zupa'))
  await expect(announcement(page, 'Nie udało się przetworzyć obrazu. Spróbuj z innym plikiem.')).toBeAttached()
  await expect(page.locator('img[src^="/api/photos/"]')).toHaveCount(0)
})

test('after the last step photo, stars, portions and deduction are one confirmation', async ({ page, household, browser }) => {
  const id = await readyToCook(household)
  await openScreen(page, `/recipes/${id}/cook`)
  for (const step of ['2 z 3', '3 z 3']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(`Krok ${step}`)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ugotowane' }).click()
  await expect(page.getByRole('heading', { name: 'Schodzi ze spiżarni' })).toBeVisible()
  await pickPhoto(page, await takePlatePhoto(browser))
  await expect(page.getByRole('img', { name: 'Wybrane zdjęcie talerza' })).toBeVisible()
  await page.getByRole('radio', { name: '4 z 5' }).check({ force: true })
  await page.getByRole('button', { name: 'Mniej: Zostało na później' }).click()
  await page.getByRole('button', { name: 'Mniej: Zostało na później' }).click()
  await page.getByRole('button', { name: /^Zapisz i.odejmij ze spiżarni$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Smacznego!' })).toBeVisible()
  await expect(announcement(page, 'Zdjęcie zapisane.')).toBeAttached()

  await openScreen(page, `/recipes/${id}`)
  await expect(page.locator('img[src^="/api/photos/"]')).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 z 5' })).toBeChecked()
  await expect(page.getByText('Ugotowane', { exact: false }).first()).toBeVisible()
})

test.describe('everybody can read', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the recipe and what is confirmed after it, on a phone', async ({ page, household }) => {
    const id = await readyToCook(household)
    for (const screen of [`/recipes/${id}`, `/confirm-consumption/${id}`]) await expectReadable(page, screen)
  })

  test.describe('at a desk', () => {
    test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } })

    test('the recipe, cooking mode, what is confirmed after it, and the start', async ({ page, household }) => {
      const id = await readyToCook(household)
      for (const screen of [`/recipes/${id}`, `/recipes/${id}/cook`, `/confirm-consumption/${id}`, '/']) {
        await openScreen(page, screen)
        await expectAccessible(page, `${screen} at 1280 px`)
      }
    })
  })
})

/** A plate as a phone sees it from above. Drawn without the screen: a busy machine cannot always take a picture of that. */
async function takePlatePhoto(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const photo = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1600 })
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#8a5a33'
    pen.fillRect(0, 0, 1200, 1600)
    pen.fillStyle = '#c62'
    pen.beginPath()
    pen.arc(600, 800, 500, 0, 2 * Math.PI)
    pen.fill()
    return canvas.toDataURL('image/jpeg')
  })()`)
  await page.close()
  return Buffer.from(photo.split(',')[1] ?? '', 'base64')
}

/** Picks a photo behind the one button of a screen that asks for one. */
async function pickPhoto(page: Page, photo: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'obiad.jpg', mimeType: 'image/jpeg', buffer: photo })
}
