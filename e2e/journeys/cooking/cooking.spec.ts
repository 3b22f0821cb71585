import { expectReadable } from '../../support/axe.ts'
import type { Household } from '../../support/household.ts'
import { addRecipe } from '../../support/recipes.ts'
import { expectReachableByKeyboard, openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const SHAKSHUKA = {
  title: 'Szakszuka ze szpinakiem',
  ingredients: ['400 g pomidorów krojonych', '3 jajka', '200 g szpinaku', 'sól do smaku'],
  steps: ['Podsmaż szpinak.', 'Wlej pomidory i duś 10 minut.', 'Wbij jajka i ścinaj 5 minut.'],
}
const SECOND = /^9:5\d$/

const dish = (household: Household) => addRecipe(household, SHAKSHUKA)

test('a dish is cooked step by step for more people, and its timer outlives a reload', async ({ page, household }) => {
  await page.goto(`/recipes/${await dish(household)}`)
  await page.getByRole('button', { name: 'Więcej: porcje' }).click()
  await page.getByRole('link', { name: 'Gotuj' }).click()
  await expect(page.getByText('Krok 1 z 3')).toBeVisible()
  await page.getByRole('button', { name: /Wszystkie składniki/ }).click()
  await expect(page.getByRole('dialog').getByText('600 g')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('button', { name: 'Włącz minutnik', exact: true }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Wbij jajka i ścinaj 5 minut.')).toBeVisible()
  const strip = page.getByRole('list', { name: 'Minutniki' })
  await expect(strip.getByText(SECOND)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Krok 3 z 3')).toBeVisible()
  await strip.getByRole('button').click()
  await page.getByRole('button', { name: 'Pauza' }).click()
  await expect(page.getByRole('button', { name: 'Wznów' })).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await page.getByRole('link', { name: 'Ugotowane' }).click()
  await expect(page).toHaveURL(/\/confirm-consumption\/\d+\?servings=3$/)
})

const LONG =
  'Obsmaż wołowinę w dwóch turach po 4 minuty, dodaj cebulę, zeszklij, oprósz mąką, zamieszaj i zalej wodą, żeby zakryła mięso. Doprowadź do wrzenia, zmniejsz ogień i duś pod przykryciem 90 minut, co kwadrans mieszając i dolewając wody, gdyby sos zgęstniał za bardzo, aż mięso będzie miękkie i da się rozdzielić widelcem. Na koniec dopraw solą i pieprzem, a gdy sos jest za rzadki, odkryj garnek i odparuj go na większym ogniu, nie przestając mieszać.'

test('the timer of a long step is never under the button, on whatever screen', async ({ page, household }) => {
  const ingredients = [
    '400 g wołowiny',
    '2 cebule',
    '1 łyżka mąki',
    '500 ml wody',
    'sól',
    'pieprz',
    '2 liście laurowe',
    '3 ziarna ziela angielskiego',
  ]
  const id = await addRecipe(household, { title: 'Gulasz', ingredients, steps: [LONG, 'Podawaj.'] })
  await openScreen(page, `/recipes/${id}/cook`)
  await page.getByRole('button', { name: 'Włącz minutnik', exact: true }).click()
  const roomUnderTimer = async () => {
    const [timer, next] = [
      await page.getByRole('button', { name: '+1 min' }).boundingBox(),
      await page.getByRole('button', { name: 'Dalej' }).boundingBox(),
    ]
    return (next?.y ?? 0) - (timer?.y ?? 0) - (timer?.height ?? 0)
  }
  await page.evaluate('window.scrollTo(0, 0)')
  await expect.poll(roomUnderTimer).toBeGreaterThan(0)
  // On lower screens it follows the text, and the page ends above the bar.
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
    await expect.poll(roomUnderTimer).toBeGreaterThan(0)
  }
})

test('a step that is turned to slides in from its side; where movement is reduced it stands there at once', async ({ page, household }) => {
  await page.addInitScript(`{
    window.moves = []
    const keep = ({ target, propertyName }) => propertyName === 'translate' && window.moves.push(getComputedStyle(target).transitionDuration)
    document.addEventListener('transitionrun', keep)
  }`)
  await page.goto(`/recipes/${await dish(household)}/cook`)
  await expect(page.getByText('Krok 1 z 3')).toBeVisible()
  const moves = () => page.evaluate<string[]>('window.moves')
  expect(await moves()).toEqual([])
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.getByText('Krok 2 z 3')).toBeVisible()
  await expect.poll(moves).toEqual(['0.2s'])
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Krok 1 z 3')).toBeVisible()
  await expect.poll(moves).toEqual(['0.2s', '0.2s'])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.getByText('Krok 2 z 3')).toBeVisible()
  // A hundred-thousandth of a second.
  await expect.poll(moves).toHaveLength(3)
  expect(Number.parseFloat((await moves()).at(-1) ?? '1')).toBeLessThan(0.001)
})

test('a timer that ends is heard of on any screen, and in another tab', async ({ page, household, context }) => {
  const id = await dish(household)
  await page.clock.install()
  await page.goto(`/recipes/${id}/cook`)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByRole('button', { name: 'Włącz minutnik', exact: true }).click()
  const tab = await context.newPage()
  await tab.goto(`/recipes/${id}/cook`)
  await expect(tab.getByRole('button', { name: 'Pauza' })).toBeVisible()
  await tab.close()

  await page.getByRole('link', { name: 'Zamknij gotowanie' }).click()
  await expect(page.getByRole('link', { name: 'Gotuj' })).toBeVisible()
  // As after a lid that was closed.
  await page.clock.fastForward('10:00')
  await expect(page.getByText(/^Czas minął/).last()).toBeVisible()
})

test('without a network it can still be cooked', async ({ page, household, context }) => {
  await page.goto(`/recipes/${await dish(household)}/cook`)
  await expect(page.getByText('Krok 1 z 3')).toBeVisible()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.getByText('Wlej pomidory i duś 10 minut.')).toBeVisible()
})

test('a recipe is printed on one sheet, without what surrounds it', async ({ page, household }) => {
  const long = { title: 'Bigos', ingredients: Array(24).fill('100 g kapusty'), steps: Array(12).fill('Duś i mieszaj. '.repeat(14)) }
  await openScreen(page, `/recipes/${await addRecipe(household, long)}/print`)
  await expect(page.getByRole('article')).toContainText('Składniki')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wydruk przepisu' })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.describe('the screens of cooking', () => {
  test.use({ reducedMotion: 'reduce' })
  test('can be read by everybody and reached by keyboard', async ({ page, household }) => {
    const id = await dish(household)
    await page.goto(`/recipes/${id}/cook`)
    await page.getByRole('button', { name: 'Dalej' }).click()
    await page.getByRole('button', { name: 'Włącz minutnik', exact: true }).click()
    await page.getByRole('button', { name: 'Dalej' }).click()
    await page.getByRole('button', { name: 'Włącz minutnik', exact: true }).click()
    for (const screen of [`/recipes/${id}/cook`, `/recipes/${id}/print`]) {
      await expectReadable(page, screen)
      await expectReachableByKeyboard(page, screen)
    }
  })
})
