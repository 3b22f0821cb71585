import { expectAccessible } from '../support/axe.ts'
import { productNamed, submitList } from '../support/pantry.ts'
import { expectNoSidewaysScroll, openScreen } from '../support/screens.ts'
import { expect, guestTest, test } from '../support/test.ts'

const GUEST_SCREENS = [
  '/',
  '/login',
  '/register',
  '/activate',
  '/activate/MQ/nieprawidlowy',
  '/regulamin',
  '/polityka-prywatnosci',
  '/pomoc',
  '/nie-ma-takiej-strony',
]
const MEMBER_SCREENS = [
  '/',
  '/pantry',
  '/pantry?q=zzz',
  '/pantry?show=soon',
  '/pantry/history',
  '/add-products',
  '/add-products/text',
  '/add-products/receipt',
  '/add-products/barcode',
  '/add-products/manual',
  '/points',
  '/recipes',
]

guestTest.describe('a guest', () => {
  guestTest.use({ reducedMotion: 'reduce' })
  guestTest('every screen is accessible', async ({ page }) => {
    for (const screen of GUEST_SCREENS) {
      await openScreen(page, screen)
      await expectAccessible(page, screen)
    }
  })
})

test.describe('signed in', () => {
  test.use({ reducedMotion: 'reduce' })
  test.beforeEach(async ({ household }) => {
    await household.stock([
      ['szpinak', 200, 'grams', 0],
      ['śmietana 18%', 200, 'ml', -1],
      ['ziemniaki', 6, 'pieces'],
    ])
    await household.call('POST', '/pantry/', { product_name: 'kurkuma', is_spice: true })
  })

  test('every screen is accessible', async ({ page }) => {
    for (const screen of MEMBER_SCREENS) {
      await openScreen(page, screen)
      await expectAccessible(page, screen)
    }
  })

  test('the product sheet and the review are accessible', async ({ page }) => {
    await openScreen(page, '/pantry')
    await productNamed(page, 'ziemniaki').click()
    await page.getByRole('button', { name: 'Zmień jednostkę' }).click()
    await expectAccessible(page, 'the product sheet')

    await submitList(page, '1 kg ziemniaków\n2 litry mleka\nasdfghjkl qwrtp\npieprz')
    await expect(page.getByRole('button', { name: 'Zapisz wybór' })).toBeVisible()
    await expectAccessible(page, 'the review')
  })
})

const NARROW = { viewport: { width: 320, height: 640 } }

test.describe('signed in, on a narrow phone', () => {
  test.use(NARROW)
  test('nothing is wider than the screen', async ({ page, household }) => {
    await household.stock([
      ['szpinak', 200, 'grams', 0],
      ['konfitura z czarnej porzeczki bez cukru dosładzana', 1250, 'ml', -1],
    ])
    for (const screen of MEMBER_SCREENS) {
      await openScreen(page, screen)
      await expectNoSidewaysScroll(page, screen)
    }
    await submitList(page, 'konfitura z czarnej porzeczki 3 słoiki\n2 litry mleka\nasdfghjkl qwrtp')
    await expectNoSidewaysScroll(page, 'the review')
  })
})

guestTest.describe('a guest, on a narrow phone', () => {
  guestTest.use(NARROW)
  guestTest('nothing is wider than the screen', async ({ page }) => {
    for (const screen of GUEST_SCREENS) {
      await openScreen(page, screen)
      await expectNoSidewaysScroll(page, screen)
    }
  })
})

test('text twice as large fits a phone', async ({ page, household }) => {
  await household.stock([['szpinak', 200, 'grams', 0]])
  for (const screen of MEMBER_SCREENS) {
    await openScreen(page, screen)
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expectNoSidewaysScroll(page, `${screen} at 200 %`)
  }
})
