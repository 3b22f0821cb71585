import { expectAccessible, expectReadable } from '../../support/axe.ts'
import { productNamed, submitList } from '../../support/pantry.ts'
import { expectNoSidewaysScroll, expectReachableByKeyboard, openScreen } from '../../support/screens.ts'
import { expect, guestTest, test } from '../../support/test.ts'

const GUEST_SCREENS = [
  '/',
  '/login',
  '/register',
  '/activate',
  '/activate/MQ/nieprawidlowy',
  '/forgot-password',
  '/password/reset/confirm/MQ/nieprawidlowy',
  '/email-confirmation/MQ/nieprawidlowy',
  '/regulamin',
  '/polityka-prywatnosci',
  '/pomoc',
  '/published-recipes',
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
  '/recipes/publications',
  '/published-recipes',
]
const SETTINGS = ['account', 'devices', 'subscription', 'app', 'invoices', 'billing', 'learned', 'notifications'].map(
  (page) => `/settings/${page}`,
)

guestTest.describe('a guest', () => {
  guestTest.use({ reducedMotion: 'reduce' })
  guestTest('can read every screen', async ({ page }) => {
    for (const screen of GUEST_SCREENS) await expectReadable(page, screen)
  })
})

test.describe('signed in', () => {
  test.use({ reducedMotion: 'reduce' })
  test.beforeEach(async ({ household }) => {
    await household.stock([
      ['szpinak', 200, 'grams', 0],
      ['konfitura z czarnej porzeczki bez cukru dosładzana', 1250, 'ml', -1],
      ['ziemniaki', 6, 'pieces'],
    ])
    await household.call('POST', '/pantry/', { product_name: 'kurkuma', is_spice: true })
  })

  test('everybody can read every screen', async ({ page }) => {
    for (const screen of MEMBER_SCREENS) await expectReadable(page, screen)
  })

  test('everybody can read every page of the settings', async ({ page }) => {
    for (const screen of SETTINGS) await expectReadable(page, screen)
  })

  test('everybody can read the product sheet and the review', async ({ page }) => {
    await openScreen(page, '/pantry')
    await productNamed(page, 'ziemniaki').click()
    await page.getByRole('button', { name: 'Zmień jednostkę' }).click()
    await expectAccessible(page, 'the product sheet')

    await submitList(page, '1 kg ziemniaków\n2 litry mleka\nkonfitura z czarnej porzeczki 3 słoiki\nasdfghjkl qwrtp\npieprz')
    await expect(page.getByRole('button', { name: /^Tak, / })).toBeVisible()
    await expectAccessible(page, 'the review')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, 'the review at 320 px')
  })
})

test.describe('at a desk', () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } })
  test('no screen is wider than the window where letters are twice as large', async ({ page }) => {
    for (const screen of [...MEMBER_SCREENS, ...SETTINGS, '/pomoc', '/regulamin', '/lp/thermomix']) {
      await openScreen(page, screen)
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      await expectNoSidewaysScroll(page, `${screen} at a desk, at 200 %`)
    }
  })

  test('a page for guests fits beside the menu of members: its way in stays in one line', async ({ page }) => {
    for (const address of ['/lp/alergie-dzieci', '/lp/thermomix']) {
      await openScreen(page, address)
      const first = page.getByRole('link', { name: 'Ułóż przepis' }).first()
      await expect(first).toBeVisible()
      const lines = await first.evaluate((link) => {
        const words = document.createRange()
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
        words.selectNodeContents(text ?? link)
        return words.getClientRects().length
      })
      expect(lines, address).toBe(1)
    }
  })

  test('every control of the settings can be reached without a mouse', async ({ page }) => {
    for (const screen of SETTINGS) {
      await openScreen(page, screen)
      await expectReachableByKeyboard(page, screen)
    }
  })
})
