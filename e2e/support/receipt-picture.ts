import type { Browser } from '@playwright/test'

const RECEIPT = `SKLEP SPOŻYWCZY POD LIPĄ
ul. Lipowa 7, 30-001 Kraków
NIP 123-456-32-18
PARAGON FISKALNY
MLEKO 3,2% 1L    2 x 4,29    8,58 C
JAJA WOLNY WYB. 10    1 x 13,99    13,99 C
TWARÓG PÓŁTŁ. 250G    1 x 5,49    5,49 C
PAPRYKA CZERW. LUZ    0,412 x 14,99    6,18 C
REKLAMÓWKA    1 x 0,50    0,50 A
SUMA PTU    3,40
SUMA PLN    34,74
KARTA    34,74
2026-11-19 17:42`

/** A receipt as a scanner sees it, printed and photographed by the browser itself. */
export async function takeReceiptPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 620, height: 560 }, deviceScaleFactor: 3 })
  const lines = RECEIPT.split('\n').map((line) => {
    const [name = '', ...figures] = line.split(/ {4}/)
    return `<p><span>${name}</span><span>${figures.join(' &nbsp; ')}</span></p>`
  })
  const style =
    'body{margin:0;padding:30px;font:22px/1.5 monospace;background:#fff;color:#111}p{margin:0;display:flex;justify-content:space-between}'
  await page.setContent(`<style>${style}</style>${lines.join('')}`)
  const picture = await page.screenshot({ type: 'png' })
  await page.close()
  return picture
}
