import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectNoSidewaysScroll, openScreen } from './screens.ts'

/** Opens a screen that everybody can read: nothing that axe finds, nothing wider than a small phone or than one whose text is twice as large. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  await openScreen(page, path)
  await expectAccessible(page, path)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, `${path} at 320 px`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await expectNoSidewaysScroll(page, `${path} at 200 %`)
}
