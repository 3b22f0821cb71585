import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { IllustrateRequest } from '@spizarka/engine'
import { drawDishSvg } from '@spizarka/engine/dish-drawing'
import { drawDishPicture } from '@spizarka/engine/dish-picture'
import { sharp } from '@spizarka/engine/image-library'
import { chromiumPath } from '../../e2e/support/chromium.ts'

const WEB = 'apps/web'
const PICTURE = { width: 640, height: 480, quality: 74 } as const
const CARD = { width: 1200, height: 630 } as const

/** The name of a dish's picture: another drawing, size or quality has another name. */
export function nameOfPicture(dish: IllustrateRequest): string {
  return hashOf(JSON.stringify(PICTURE) + drawDishSvg(dish))
}

/** A dish as the kitchen draws it, as large as a page shows it (WebP). */
export async function drawDish(dish: IllustrateRequest): Promise<Buffer> {
  const { image } = await drawDishPicture(dish)
  return sharp(Buffer.from(image)).resize(PICTURE.width, PICTURE.height).webp({ quality: PICTURE.quality }).toBuffer()
}

/** What a link to a page is shown with. */
export interface LinkCard {
  /** Of the page; none on the guest's start. */
  name: string | null
  headline: string
  dish: IllustrateRequest
}

/** Tells whether a card was drawn from the same words and the same dish. */
export function hashOfCard({ name, headline, dish }: LinkCard): string {
  return hashOf(JSON.stringify([name, headline, drawDishSvg(dish)]))
}

/** Draws cards (JPEG, 1200 × 630), in our own letters: with a browser, which needs no letters of the machine. */
export async function drawCards(cards: readonly LinkCard[]): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: CARD })
    const drawn: Buffer[] = []
    for (const card of cards) {
      await page.setContent(await writeCard(card), { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready')
      drawn.push(await page.screenshot({ type: 'jpeg', quality: 84 }))
    }
    return drawn
  } finally {
    await browser.close()
  }
}

async function writeCard({ name, headline, dish }: LinkCard): Promise<string> {
  const { image } = await drawDishPicture(dish)
  const picture = `data:image/webp;base64,${Buffer.from(image).toString('base64')}`
  const logo = readFileSync(join(WEB, 'public/icon.svg'), 'utf8')
  return `<!doctype html><meta charset="utf-8"><style>
${fontFace('Fraunces', 'fraunces-latin', '650')}${fontFace('Fraunces', 'fraunces-polish', '650', POLISH)}
${fontFace('Nunito', 'nunito-sans-latin', '400 800')}${fontFace('Nunito', 'nunito-sans-polish', '400 800', POLISH)}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;display:grid;grid-template-columns:620px 580px;background:#f8e2c9;color:#2b1d14;overflow:hidden}
.words{padding:64px 40px 60px 72px;display:flex;flex-direction:column}
.logo{display:flex;align-items:center;gap:16px;font:650 40px Fraunces}.logo svg{width:56px;height:56px}
.name{margin-top:auto;font:700 28px Nunito;background:#fff8ef;border-radius:99px;padding:10px 24px;align-self:flex-start}
h1{font:650 60px/1.08 Fraunces;letter-spacing:-.02em;margin:22px 0 auto}
.start{font:600 26px Nunito;color:#6b5646}
img{width:580px;height:630px;object-fit:cover}
</style><body><div class="words"><div class="logo">${logo}Spiżarka</div>${name === null ? '<div class="name" style="visibility:hidden">.</div>' : `<div class="name">${name}</div>`}<h1>${headline}</h1><p class="start">Zacznij za darmo z 250 punktami AI</p></div><img src="${picture}"></body>`
}

const POLISH = 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C'

function fontFace(family: string, file: string, weight: string, range?: string): string {
  const font = readFileSync(join(WEB, 'src/ui/fonts', `${file}.woff2`)).toString('base64')
  const only = range === undefined ? '' : `unicode-range:${range};`
  return `@font-face{font-family:${family};font-weight:${weight};${only}src:url(data:font/woff2;base64,${font})}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
