import type { Browser, Page } from '@playwright/test'
import type { Layout } from '../printing/layout.ts'
import type { Row } from '../printing/row.ts'
import type { Random } from '../shopping/random.ts'
import type { PictureClass } from '../truth.ts'
import { develop } from './develop.ts'
import { type NothingPicture, nothingPictures } from './nothing/nothing.ts'
import { paperHtml } from './paper-html.ts'
import { sceneHtml } from './scene-html.ts'
import { chooseTypeface } from './typefaces.ts'
import { chooseWear, type Wear } from './wear.ts'

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
export async function photographNothing(
  camera: Camera,
  random: Random,
): Promise<(Pick<NothingPicture, 'id' | 'text'> & { jpeg: Buffer })[]> {
  const pictures = []
  const shot = { quarterTurns: 0, noise: 3, brightness: 1, contrast: 1, firstQuality: null }
  for (const { id, text, html, blur } of nothingPictures(random)) {
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
