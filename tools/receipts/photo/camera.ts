import type { Browser, Page } from '@playwright/test'
import sharp, { type ResizeOptions } from 'sharp'
import type { Layout } from '../printing/layout.ts'
import type { Row } from '../printing/row.ts'
import type { PictureClass } from '../set-format.ts'
import type { Random } from '../shopping/random.ts'
import { type NonReceiptPicture, nonReceiptPictures } from './non-receipts.ts'
import { paperHtml, sceneHtml } from './receipt-html.ts'
import { chooseTypeface } from './typefaces.ts'
import { chooseWear, type Wear } from './wear.ts'

/** What the client sends: the longer side 1600 pixels, JPEG at 85. */
const LONGER_SIDE = 1600
const QUALITY = 85

/** The shot as the camera keeps it and the client sends it: brightness, noise, blur, turn, compression. */
async function develop(
  random: Random,
  shot: Uint8Array,
  wear: Pick<Wear, 'quarterTurns' | 'blur' | 'noise' | 'brightness' | 'contrast' | 'firstQuality'>,
): Promise<Buffer> {
  const blurred = wear.blur > 0.3 ? sharp(shot).resize(fitting()).blur(wear.blur) : sharp(shot).resize(fitting())
  const { data, info } = await blurred.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expose(random, data, wear)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let picture = sharp(data, { raw }).rotate(wear.quarterTurns * 90)
  if (wear.firstQuality !== null) picture = sharp(await picture.jpeg({ quality: wear.firstQuality }).toBuffer())
  return picture.jpeg({ quality: QUALITY }).toBuffer()
}

function fitting(): ResizeOptions {
  return { width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside' }
}

/** Brightness, contrast around the middle grey, and a noise that is near to Gaussian. */
function expose(
  random: Random,
  pixels: Uint8Array,
  { brightness, contrast, noise }: Pick<Wear, 'brightness' | 'contrast' | 'noise'>,
): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = noise * (random.next() + random.next() + random.next() - 1.5) * 2
    for (let channel = at; channel < at + 3; channel += 1) {
      const value = ((pixels[channel] ?? 0) - 128) * contrast + 128
      pixels[channel] = Math.max(0, Math.min(255, Math.round(value * brightness + grain)))
    }
  }
}

/** A browser's page, which lays out the paper and bends it. */
export type Camera = Page

/** Frame of a phone's camera held upright, in pixels of the finished picture. */
const FRAME = { width: 1200, height: 1600 }

interface Size {
  width: number
  height: number
}

export async function openCamera(browser: Browser): Promise<Camera> {
  // Sharper than the finished picture, as a lens is.
  return browser.newPage({ deviceScaleFactor: 1.5 })
}

/** A JPEG as the client sends it, of the printed rows worn as the class of pictures wants it. */
export async function photographReceipt(
  camera: Camera,
  random: Random,
  rows: readonly Row[],
  layout: Pick<Layout, 'width' | 'paper'>,
  pictureClass: Exclude<PictureClass, 'nothing'>,
): Promise<Buffer> {
  const typeface = chooseTypeface(random, layout.paper)
  const wear = chooseWear(random, pictureClass)
  await frame(camera, random, sceneHtml(random, paperHtml(random, rows, layout.width, typeface), wear, typeface), wear)
  return develop(random, await camera.screenshot({ type: 'png' }), wear)
}

/** One picture of every kind that is no readable grocery receipt. */
export async function photographNonReceipts(
  camera: Camera,
  random: Random,
): Promise<(Pick<NonReceiptPicture, 'id' | 'text'> & { jpeg: Buffer })[]> {
  const pictures = []
  const shot = { quarterTurns: 0, noise: 3, brightness: 1, contrast: 1, firstQuality: null }
  for (const { id, text, html, blur } of nonReceiptPictures(random)) {
    await camera.setViewportSize(FRAME)
    await camera.setContent(html)
    pictures.push({ id, text, jpeg: await develop(random, await camera.screenshot({ type: 'png' }), { ...shot, blur }) })
  }
  return pictures
}

/** Sets up the scene so that the paper fills its share of the frame, or of a frame cut to the paper. */
async function frame(camera: Camera, random: Random, scene: string, wear: Wear): Promise<void> {
  await camera.setViewportSize(FRAME)
  await camera.setContent(scene)
  const paper = await camera.locator('.pose').boundingBox()
  if (!paper) throw new Error('the scene shows no paper')
  const size = wear.table === 'none' || random.chance(0.55) ? cutFrame(paper) : FRAME
  const scale = Math.min(size.width / paper.width, size.height / paper.height) * wear.fill
  await camera.setViewportSize(size)
  await camera.locator('body').evaluate((body, value) => body.style.setProperty('--scale', value), String(scale))
}

/** A frame of the paper's shape. */
function cutFrame(paper: Size): Size {
  const scale = FRAME.height / Math.max(paper.width, paper.height)
  return { width: Math.max(400, Math.round(paper.width * scale)), height: Math.max(400, Math.round(paper.height * scale)) }
}
