import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll, expectReachableByKeyboard, openScreen } from '../support/screens.ts'
import { guestTest, test } from '../support/test.ts'

const LINK_SCREENS = ['/forgot-password', '/password/reset/confirm/MQ/nieprawidlowy', '/email-confirmation/MQ/nieprawidlowy']
const SETTINGS = ['account', 'devices', 'subscription', 'app', 'invoices', 'billing', 'learned', 'notifications'].map(
  (page) => `/settings/${page}`,
)

guestTest.describe('a guest', () => {
  guestTest.use({ reducedMotion: 'reduce' })
  guestTest('the screens behind the links of mails are accessible', async ({ page }) => {
    for (const screen of LINK_SCREENS) {
      await openScreen(page, screen)
      await expectAccessible(page, screen)
    }
  })
})

test.describe('signed in', () => {
  test.use({ reducedMotion: 'reduce' })
  test('every page of the settings is accessible', async ({ page }) => {
    for (const screen of SETTINGS) {
      await openScreen(page, screen)
      await expectAccessible(page, screen)
    }
  })
})

test('no page of the settings is wider than a narrow phone, or than a phone with text twice as large', async ({ page }) => {
  for (const screen of SETTINGS) {
    await page.setViewportSize({ width: 320, height: 640 })
    await openScreen(page, screen)
    await expectNoSidewaysScroll(page, `${screen} at 320 px`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await expectNoSidewaysScroll(page, `${screen} at 200 %`)
  }
})

test.describe('at a desk', () => {
  test.use({ hasTouch: false, viewport: { width: 1280, height: 900 } })
  test('every control of the settings can be reached without a mouse', async ({ page }) => {
    for (const screen of SETTINGS) {
      await openScreen(page, screen)
      await expectReachableByKeyboard(page, screen)
    }
  })
})
