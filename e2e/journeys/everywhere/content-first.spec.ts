import type { Locator, Page } from '@playwright/test'
import { amountOf } from '../../support/pantry.ts'
import { addRecipe } from '../../support/recipes.ts'
import { expect, test } from '../../support/test.ts'

/** In pixels from the top of a phone of 390 × 844. */
const FIRST_PRODUCT = 330
const FIRST_CARD = 420
/** More than a phone shows of a step at once. */
const STEW = {
  title: 'Gulasz',
  ingredients: ['800 g łopatki wieprzowej', '3 cebule', '2 papryki', '3 łyżki oleju rzepakowego', '500 ml bulionu'],
  steps: [`Łopatkę, cebulę i papryki ${'pokrój w kostkę i podsmaż na oleju, '.repeat(9)}wlej bulion i duś 90 minut.`, 'Podaj.'],
}

/** Where it stands on the screen. */
async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { ...box, bottom: box.y + box.height }
}
const bar = (page: Page) => page.locator('nav[data-bottom-nav]')

test.beforeEach(({ household }) =>
  household.stock([
    ['szpinak', 200, 'grams', 0],
    ['konfitura', 1250, 'ml', -1],
    ['jajka', 10, 'pieces', 12],
    ['mleko', 1000, 'ml', 1],
    ['ziemniaki', 2000, 'grams'],
  ]),
)

test('products and recipes begin in the upper half of a phone, under one row of chips, and the timer of a long step stands above its button', async ({
  page,
  household,
}) => {
  await page.goto('/pantry')
  const first = page.getByRole('list', { name: 'Zużyj wkrótce' }).getByRole('listitem').first()
  await expect(first).toBeVisible()
  expect((await boxOf(first)).y).toBeLessThan(FIRST_PRODUCT)
  const chips = await page.getByRole('group', { name: 'Pokaż' }).getByRole('button').all()
  const tops = await Promise.all(chips.map(async (chip) => (await boxOf(chip)).y))
  expect(tops.length).toBeGreaterThan(4)
  expect(new Set(tops).size).toBe(1)
  await expect(page.getByText(/^Wszystk/)).toHaveCount(1)

  for (const list of ['/recipes', '/published-recipes']) {
    await page.goto(list)
    const card = page.getByRole('article').first()
    await expect(card).toBeVisible()
    expect((await boxOf(card)).y, list).toBeLessThan(FIRST_CARD)
  }

  await page.goto(`/recipes/${await addRecipe(household, STEW)}/cook`)
  const timer = page.getByRole('button', { name: 'Włącz minutnik', exact: true })
  await expect(timer).toBeVisible()
  expect((await boxOf(timer)).bottom).toBeLessThan((await boxOf(page.getByRole('button', { name: 'Dalej' }))).y)
})

test('the bar covers nothing: what a screen ends with stands above it, and six fingers find it on the smallest phone', async ({ page }) => {
  await page.goto('/pantry')
  const last = amountOf(page, 'ziemniaki')
  await expect(last).toBeVisible()
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const end = page.getByRole('contentinfo').getByText(/^Treści tworzone/)
  expect((await boxOf(last)).bottom).toBeLessThan((await boxOf(end)).y)
  expect((await boxOf(end)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y)

  await page.setViewportSize({ width: 320, height: 640 })
  const slots = bar(page).getByRole('link')
  await expect(slots).toHaveCount(6)
  for (const slot of await slots.all()) expect((await boxOf(slot)).width).toBeGreaterThanOrEqual(52)
  // Text of 150 %: the words make room, and are still said.
  await page.evaluate("document.documentElement.style.fontSize = '150%'")
  await expect(bar(page).getByRole('link', { name: 'Spiżarnia' })).toBeVisible()
  expect((await boxOf(bar(page).getByText('Spiżarnia'))).width).toBeLessThanOrEqual(1)
})
