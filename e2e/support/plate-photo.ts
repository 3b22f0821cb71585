import type { Browser, Page } from '@playwright/test'

/** A plate as a phone sees it from above. Drawn without the screen: a busy machine cannot always take a picture of that. */
export async function takePlatePhoto(browser: Browser): Promise<Buffer> {
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
export async function pickPhoto(page: Page, photo: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'obiad.jpg', mimeType: 'image/jpeg', buffer: photo })
}
