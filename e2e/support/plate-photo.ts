import type { Browser, Page } from '@playwright/test'

/** A plate as a phone sees it from above, drawn and photographed by the browser itself. */
export async function takePlatePhoto(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 800 }, deviceScaleFactor: 2 })
  await page.setContent(
    '<body style="margin:0;background:#8a5a33"><div style="margin:150px 50px;height:500px;border-radius:50%;background:#c62"></div>',
  )
  const photo = await page.screenshot({ type: 'jpeg' })
  await page.close()
  return photo
}

/** Picks a photo behind the one button of a screen that asks for one. */
export async function pickPhoto(page: Page, photo: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'obiad.jpg', mimeType: 'image/jpeg', buffer: photo })
}
